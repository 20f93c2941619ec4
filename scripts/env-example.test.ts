import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../apps/server/src/config.ts';

const TEXT = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');

/** The settings in .env.example with their values; a setting without a default is empty. */
const shown = Object.fromEntries(
  [...TEXT.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value ?? '']),
);

it('.env.example lists exactly the settings of the server', () => {
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
});

it.each(Object.entries(SETTINGS))('.env.example shows the default of %s', (name, schema) => {
  const standard = schema.parse(undefined);
  expect(shown[name]).toBe(standard === undefined ? '' : `${standard}`);
});
