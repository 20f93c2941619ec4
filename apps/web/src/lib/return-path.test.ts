import { expect, test } from 'vitest';
import { storeReturnPath, takeReturnPath } from './return-path.ts';

test('a login leads to the page that needed it, once', () => {
  storeReturnPath('/decks?deck=5');

  expect(takeReturnPath()).toBe('/decks?deck=5');
  expect(takeReturnPath()).toBe('/');
});

test.each(['//example.org', 'https://example.org', '', '/unauth', '/login'])(
  '%j is no page to return to',
  (path) => {
    storeReturnPath(path);

    expect(takeReturnPath()).toBe('/');
  },
);
