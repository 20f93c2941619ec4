import { expect, test } from 'vitest';
import { randomBelow, seedRandom } from './random.ts';

test('a random number is below its limit, and equal for equal seeds', () => {
  const [one, other] = [seedRandom('seed'), seedRandom('seed')];
  const numbers = Array.from({ length: 100 }, () => randomBelow(one, 6));

  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(Array.from({ length: 100 }, () => randomBelow(other, 6))).toEqual(numbers);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is no random number below %d', (below) => {
  expect(() => randomBelow(seedRandom('seed'), below)).toThrow(`there is no random number below ${below}`);
});

test('the largest limit is 2³²', () => {
  expect(randomBelow(seedRandom('seed'), 2 ** 32)).toBeLessThan(2 ** 32);
});
