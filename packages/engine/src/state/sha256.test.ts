import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Hex } from './sha256.ts';

const LENGTHS = Array.from({ length: 200 }, (_, length) => length);

test('the hash of a text of any length is that of another implementation', () => {
  for (const text of [...LENGTHS.map((length) => 'x'.repeat(length)), 'Brobnar Ætherial 🂡', '\0\n']) {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
