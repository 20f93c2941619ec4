import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Bräkken', 'brakken'],
  ['Æmber IMP', 'aember imp'],
  ['Dæmon', 'daemon'],
  ['Troll’s Eye', "troll's eye"],
  ['e\u0301lan', 'elan'],
  ['', ''],
])('%j is found as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('what is plain already stays as it is', () => {
  expect(plainText(plainText('Æmber Bräkken’s'))).toBe(plainText('Æmber Bräkken’s'));
});
