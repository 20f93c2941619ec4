import { expect, test } from 'vitest';
import { connectionQuality } from './connection-quality.ts';

test.each([
  [149, 'good'],
  [150, 'warn'],
  [299, 'warn'],
  [300, 'bad'],
] as const)('a response within %s ms is shown as %s', (ms, look) => {
  expect(connectionQuality('connected', ms)).toBe(look);
});

test('without a connection the last response time is ignored', () => {
  expect(connectionQuality('disconnected', 20)).toBe('bad');
  expect(connectionQuality('connecting', 20)).toBe('connecting');
});
