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

it('two candidates that remain are compared in the most samples, and one of them is the first', () => {
  const samples = new Map<number, number[]>();

  bestAfterHalving([1, 2, 3, 4], 40, (one, sample) => {
    samples.set(one, [...(samples.get(one) ?? []), sample]);
    return one < 4 ? one : sample % 2 === 0 ? 11 : -3;
  });

  expect([...samples].map(([one, numbers]) => [one, numbers.length])).toEqual([
    [1, 17],
    [2, 3],
    [3, 3],
    [4, 17],
  ]);
  expect(samples.get(4)).toEqual(Array.from({ length: 17 }, (_, index) => index));
});

it('a candidate whose results equal those of another one has no further trial', () => {
  const trials = new Map<string, number>();

  const found = bestAfterHalving(['own', 'twin', 'worse', 'better', 'better too'], 50, (one, sample) => {
    trials.set(one, (trials.get(one) ?? 0) + 1);
    return (one.startsWith('better') ? 2 : one === 'worse' ? 0 : 1) + sample;
  });

  expect(found).toBe('better');
  expect([trials.get('twin'), trials.get('better too')]).toEqual([3, 3]);
  expect(trials.get('better')).toBeGreaterThan(3);
});

it('the comparison ends early when the rest of the trials would change nothing', () => {
  let trials = 0;

  const found = bestAfterHalving(['own', 'better'], 60, (one, sample) => {
    trials += 1;
    return (one === 'own' ? 0 : 5) + (sample % 3);
  });

  expect(found).toBe('better');
  expect(trials).toBe(20);
});

it.each([
  { title: 'is kept if another one is better by luck', gains: [3, -3, 3, -2.9], best: 'own' },
  { title: 'gives way to one that is better in most samples', gains: [3, -1, 3, 2], best: 'other' },
])('the first candidate $title', ({ gains, best }) => {
  const trial = (one: string, sample: number) => (one === 'own' ? 0 : (gains[sample % gains.length] ?? 0));

  expect(bestAfterHalving(['own', 'other'], 24, trial)).toBe(best);
});

it('the first candidate is taken when there is no trial', () => {
  expect(bestAfterHalving([7, 8], 0, () => 1)).toBe(7);
});
