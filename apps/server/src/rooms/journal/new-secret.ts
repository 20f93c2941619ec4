import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Draws the server's part of the seed of a game. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}
