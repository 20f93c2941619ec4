import { expect, test } from 'vitest';
import { isMentionOf, openMentionAt } from './mentions.ts';

test.each(['@mira', 'well played, @Mira!', '(@MIRA) look', 'hey @anna and @mira'])(
  '"%s" mentions Mira',
  (text) => {
    expect(isMentionOf(text, 'Mira')).toBe(true);
  },
);

test.each(['mira', 'write to anna@mira', '@miranda', '@mira-2', '@@mira', '@ mira'])(
  '"%s" does not mention Mira',
  (text) => {
    expect(isMentionOf(text, 'Mira')).toBe(false);
  },
);

test.each([
  ['hello @mi', 9, { start: 6, typed: 'mi' }],
  ['@', 1, { start: 0, typed: '' }],
  ['@mira and you', 5, { start: 0, typed: 'mira' }],
  ['@mira and you', 9, undefined],
  ['me@mi', 5, undefined],
])('in "%s" with the cursor at %i, the open mention is %o', (text, cursor, expected) => {
  expect(openMentionAt(text, cursor)).toEqual(expected);
});
