import { LANGUAGES, TRAITS } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { traitsIn } from './render.ts';

test.each([...LANGUAGES])('every trait has a name in the language %s', (language) => {
  const names = traitsIn(language);

  expect(Object.keys(names)).toEqual([...TRAITS]);
  for (const name of Object.values(names)) expect(name).toMatch(/^[\p{Lu}\p{Lo}[【]/u);
});

test.each([
  ['en', 'Knight'],
  ['vi', 'Knight'],
  ['de', 'Ritter'],
  ['es', 'Caballero'],
  ['pt', 'Cavaleiro'],
] as const)('a knight is called so in the language %s: %s', (language, name) => {
  expect(traitsIn(language).knight).toBe(name);
});
