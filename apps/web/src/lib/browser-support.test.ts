import { expect, test, vi } from 'vitest';
import { findMissingFeature } from './browser-support.ts';

const supports = (test: (property: string) => boolean) =>
  vi.stubGlobal('CSS', { supports: (property: string) => test(property) });

test('a browser that has everything lacks nothing', () => {
  supports(() => true);

  expect(findMissingFeature()).toBeUndefined();
});

test.each([
  ['color', 'mixed colours'],
  ['container-type', 'container queries'],
])('a browser without the values of %s lacks %s', (missing, name) => {
  supports((property) => property !== missing);

  expect(findMissingFeature()).toBe(name);
});

test('the first missing feature is named', () => {
  supports(() => false);

  expect(findMissingFeature()).toBe('mixed colours');
});
