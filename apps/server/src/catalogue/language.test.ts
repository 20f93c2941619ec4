import { expect, test } from 'vitest';
import { requestedLanguage } from './language.ts';

test('the named language takes precedence over those of the browser', () => {
  expect(requestedLanguage('fr', 'de')).toBe('fr');
  expect(requestedLanguage('zh-TW', undefined)).toBe('zh-Hant');
});

test('the first available language of the browser is used', () => {
  expect(requestedLanguage(undefined, 'sv, de-AT;q=0.7, pl;q=0.9')).toBe('pl');
  expect(requestedLanguage(undefined, 'de;q=0, it;q=0.1')).toBe('it');
});

test('English is used without an available language', () => {
  expect(requestedLanguage(undefined, undefined)).toBe('en');
  expect(requestedLanguage('sv', 'de')).toBe('en');
  expect(requestedLanguage(['de'], '')).toBe('en');
});
