import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../apps/server/src/config.ts';

const TEXT = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');

/** The settings shown, with their values; an empty one has no default. */
const shown = Object.fromEntries(
  [...TEXT.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value ?? '']),
);

it('explains every setting of the server and no other', () => {
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
});

it.each(Object.entries(SETTINGS))('shows the default of %s', (name, schema) => {
  const standard = schema.parse(undefined);
  expect(shown[name]).toBe(standard === undefined ? '' : `${standard}`);
});
