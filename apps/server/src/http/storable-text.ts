/** Texts that the database can keep. */
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.ts';

/** Refuses calls before texts in them can fail on their way to the database. */
export function rejectUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (!isStorable(params)) throw new Problem(404, 'Not found');
    if (!isStorable(query) || !isStorable(body)) throw new Problem(400, NOT_STORABLE);
  });
}

/**
 * Whether no text within `value`, however deep, holds what PostgreSQL does not take: the character zero, or half of
 * a character pair.
 */
export function isStorable(value: unknown): boolean {
  // Not by recursion: a body may be nested deeper than functions may call themselves.
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
    }
  }
  return true;
}

export const NOT_STORABLE = 'The text contains characters that cannot be stored.';
