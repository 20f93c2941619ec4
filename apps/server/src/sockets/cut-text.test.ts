import { expect, test } from 'vitest';
import { CHAT_LENGTH } from '@amberhall/protocol';
import { cutText } from './cut-text.ts';

test('a long line is cut between characters, not between the halves of a pair', () => {
  expect(cutText(` ${'🏮'.repeat(CHAT_LENGTH + 1)} `)).toBe('🏮'.repeat(CHAT_LENGTH));
});

test('controls that turn the direction of text are removed, and letters written from right to left stay', () => {
  expect(cutText('\u202Eevil\u202C \u2066שלום\u2069 \u202A')).toBe('evil שלום');
});
