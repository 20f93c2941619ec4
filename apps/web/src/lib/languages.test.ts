import { expect, test } from 'vitest';
import { LANGUAGES, supportedCode } from './languages.ts';

test('twelve languages are offered', () => {
  expect(LANGUAGES).toHaveLength(12);
});

test.each([
  ['en-GB', 'en'],
  ['pt_BR', 'pt'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
])('a browser with %s gets %s', (spoken, served) => {
  expect(supportedCode(spoken)).toBe(served);
});
