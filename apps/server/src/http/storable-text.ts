/** Texts that the database can store. */
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.ts';

/** Refuses calls with texts that the database would reject. */
export function rejectUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (!isStorable(params)) throw new Problem(404, 'Not found');
    if (!isStorable(query) || !isStorable(body)) throw new Problem(400, NOT_STORABLE);
  });
}

/**
 * Says whether no text within `value`, at any depth, contains what PostgreSQL rejects: the null character or an
 * unpaired surrogate.
 */
export function isStorable(value: unknown): boolean {
  // Iterative, because a body may be nested deeper than the call stack allows.
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
