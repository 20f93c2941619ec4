import { expect, test } from 'vitest';
import { lookOfConnection } from './connection-quality.ts';

test.each([
  [149, 'good'],
  [150, 'warn'],
  [299, 'warn'],
  [300, 'bad'],
] as const)('a response within %s ms looks %s', (ms, look) => {
  expect(lookOfConnection('connected', ms)).toBe(look);
});

test('without a connection the last response time does not matter', () => {
  expect(lookOfConnection('disconnected', 20)).toBe('bad');
  expect(lookOfConnection('connecting', 20)).toBe('connecting');
});
