import { expect, it } from 'vitest';
import { bestAfterHalving } from './sequential-halving.ts';

const NUMBERS = Array.from({ length: 80 }, (_, index) => index);

it.each([1, 20, 60, 100, 400])('at most %i trials take place with 80 candidates', (most) => {
  let trials = 0;

  bestAfterHalving(NUMBERS, most, () => ++trials);

  expect(trials).toBeLessThanOrEqual(most);
});

it.each([
  { count: 5, most: 40 },
  { count: 33, most: 66 },
  { count: 80, most: 200 },
])('the best of $count candidates is found in $most trials', ({ count, most }) => {
  const best = 3;

  const found = bestAfterHalving(NUMBERS.slice(0, count), most, (one) => -Math.abs(one - best));

  expect(found).toBe(best);
});

it('two candidates that remain are compared in the most samples', () => {
  const samples = new Map<number, number[]>();

  bestAfterHalving([1, 2, 3, 4], 40, (one, sample) => {
    samples.set(one, [...(samples.get(one) ?? []), sample]);
    return one;
  });

  expect([...samples].map(([one, numbers]) => [one, numbers.length])).toEqual([
    [1, 5],
    [2, 5],
    [3, 15],
    [4, 15],
  ]);
  expect(samples.get(4)).toEqual(Array.from({ length: 15 }, (_, index) => index));
});

it('the first candidate is taken when there is no trial', () => {
  expect(bestAfterHalving([7, 8], 0, () => 1)).toBe(7);
});
