import { CATALOGUE_LANGUAGES } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { LANGUAGES, supportedCode } from './languages.ts';

test('the languages of the game are offered', () => {
  const offered = LANGUAGES.map(({ code }) => code);

  expect(new Set(offered)).toEqual(new Set(CATALOGUE_LANGUAGES));
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
