import { expect, test } from 'vitest';
import { requestedLanguage } from './language.ts';

test('the language that is named counts before those of the browser', () => {
  expect(requestedLanguage('fr', 'de')).toBe('fr');
  expect(requestedLanguage('zh-TW', undefined)).toBe('zh-Hant');
});

test('of the browser’s languages the most wanted that we have counts', () => {
  expect(requestedLanguage(undefined, 'sv, de-AT;q=0.7, pl;q=0.9')).toBe('pl');
  expect(requestedLanguage(undefined, 'de;q=0, it;q=0.1')).toBe('it');
});

test('whoever asks for nothing that we have reads English', () => {
  expect(requestedLanguage(undefined, undefined)).toBe('en');
  expect(requestedLanguage('sv', 'de')).toBe('en');
  expect(requestedLanguage(['de'], '')).toBe('en');
});
