import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE_SETS } from '@amberhall/cards';
import { SETS } from '@amberhall/cards/data';
import { EXPANSION_CODES, SET_NUMBERS } from '@amberhall/protocol';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { ROOT } from './lib/program.ts';

const Texts = z.object({
  setCode: z.record(z.string(), z.string()),
  setName: z.record(z.string(), z.string()),
});

test('the protocol knows the number and the code of every set', () => {
  const known = SETS.map(({ code, expansion }) => [code.toLowerCase(), expansion]);

  expect(Object.entries(SET_NUMBERS)).toEqual(known);
});

test('the client has a short and a long name for every set', () => {
  const file = join(ROOT, 'apps/web/src/locales/en/common.json');
  const { setCode, setName } = Texts.parse(JSON.parse(readFileSync(file, 'utf8')));
  const codes = Object.keys(SET_NUMBERS).toSorted();

  expect(Object.keys(setCode).toSorted()).toEqual(codes);
  expect(Object.keys(setName).toSorted()).toEqual(codes);
});

test('the client has a symbol for every set, and no two are the same drawing', () => {
  const sprite = readFileSync(join(ROOT, 'apps/web/src/cards/set-symbols.svg'), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)];

  expect(symbols.map(([, code]) => code)).toEqual(Object.keys(SET_NUMBERS));
  expect(new Set(symbols.map(([, , drawing]) => drawing)).size).toBe(symbols.length);
});

test('a sealed game can be restricted to every set that can be played', () => {
  const codes = PLAYABLE_SETS.map(({ code }) => code.toLowerCase());

  expect(codes.filter((code) => !(EXPANSION_CODES as readonly string[]).includes(code))).toEqual([]);
});
