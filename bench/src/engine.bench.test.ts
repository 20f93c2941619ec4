import { expect, test } from 'vitest';
import { bench } from './engine.bench.ts';

test('a short run measures everything', async () => {
  const measurements = await bench({ short: true });

  expect(measurements.map(({ name }) => name)).toEqual([
    'decisions, engine alone',
    'games, engine alone',
    'decisions, with two views and patches',
    'one decision, median',
    'one decision, 99 %',
    'last tenth of long games against the first',
    'patch, median',
    'patch, 90 %',
    'heap per live game',
    'garbage per decision',
  ]);
  expect(measurements.filter(({ value }) => !(value > 0))).toEqual([]);
});
