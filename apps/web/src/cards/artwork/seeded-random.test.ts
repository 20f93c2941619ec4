import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const numbers = (word: string, count: number): number[] => {
  const random = seededRandom(word);
  return Array.from({ length: count }, () => random.next());
};

test('the same word gives the same numbers, and another word others', () => {
  expect(numbers('krump', 20)).toEqual(numbers('krump', 20));
  expect(numbers('krump', 20)).not.toEqual(numbers('krumq', 20));
});

test('words with the same letters in another order differ', () => {
  expect(numbers('ab', 5)).not.toEqual(numbers('ba', 5));
});

test('letters beyond the basic ones count', () => {
  expect(numbers('bräkken', 5)).not.toEqual(numbers('brakken', 5));
  expect(numbers('🜂', 5)).not.toEqual(numbers('🜃', 5));
});

test('an empty word has numbers too', () => {
  expect(new Set(numbers('', 10)).size).toBe(10);
});

test('numbers fill the range from 0 to 1 evenly', () => {
  const tenths = numbers('any card', 10_000).map((number) => Math.floor(number * 10));
  const counts = Map.groupBy(tenths, (tenth) => tenth);

  expect(new Set(counts.keys())).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  for (const [, each] of counts) {
    expect(each.length).toBeGreaterThan(900);
    expect(each.length).toBeLessThan(1100);
  }
});

test('a number between two bounds stays between them and comes near to both', () => {
  const random = seededRandom('any card');
  const all = Array.from({ length: 2000 }, () => random.between(-3, 5));

  expect(Math.min(...all)).toBeGreaterThanOrEqual(-3);
  expect(Math.max(...all)).toBeLessThan(5);
  expect(Math.min(...all)).toBeLessThan(-2.9);
  expect(Math.max(...all)).toBeGreaterThan(4.9);
});

test('each of the values is picked about as often', () => {
  const random = seededRandom('any card');
  const picked = Array.from({ length: 3000 }, () => random.pick(['a', 'b', 'c']));
  const counts = Map.groupBy(picked, (value) => value);

  expect([...counts.keys()].toSorted()).toEqual(['a', 'b', 'c']);
  expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(900);
});

test('the only value is always picked', () => {
  const random = seededRandom('any card');

  expect(Array.from({ length: 50 }, () => random.pick(['a']))).toEqual(Array(50).fill('a'));
});
