import { expect, test } from 'vitest';
import { CHAT_LENGTH } from '@amberhall/protocol';
import { cutText } from './cut-text.ts';

test('a long line is cut between characters, not between the halves of a pair', () => {
  expect(cutText(` ${'🏮'.repeat(CHAT_LENGTH + 1)} `)).toBe('🏮'.repeat(CHAT_LENGTH));
});
