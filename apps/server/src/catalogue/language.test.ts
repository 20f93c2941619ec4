import { expect, test } from 'vitest';
import { languageAsked } from './language.ts';

test('the language that is named counts before those of the browser', () => {
  expect(languageAsked('fr', 'de')).toBe('fr');
  expect(languageAsked('zh-TW', undefined)).toBe('zh-Hant');
});

test('of the browser’s languages the most wanted that we have counts', () => {
  expect(languageAsked(undefined, 'sv, de-AT;q=0.7, pl;q=0.9')).toBe('pl');
  expect(languageAsked(undefined, 'de;q=0, it;q=0.1')).toBe('it');
});

test('whoever asks for nothing that we have reads English', () => {
  expect(languageAsked(undefined, undefined)).toBe('en');
  expect(languageAsked('sv', 'de')).toBe('en');
  expect(languageAsked(['de'], '')).toBe('en');
});
