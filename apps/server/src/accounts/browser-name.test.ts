import { expect, test } from 'vitest';
import { browserName, storedUserAgent } from './browser-name.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['something else', null],
  ['', null],
  [null, null],
])('the browser of %o is named', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('a long header is cut before it is stored', () => {
  expect(storedUserAgent('x'.repeat(5000))).toHaveLength(300);
  expect(storedUserAgent(undefined)).toBeNull();
});
