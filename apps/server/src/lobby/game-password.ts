/** Passwords of private games are stored as hashes, so the database does not reveal them. */
import { randomBytes, scryptSync } from 'node:crypto';
import { equalsInConstantTime } from '../accounts/secrets.ts';

const SALT_BYTES = 9;
const HASH_BYTES = 24;
/** A few milliseconds only, because the directory is locked meanwhile. */
const COST = { N: 2_048 };

export function sealGamePassword(password: string): string {
  return sealedWith(randomBytes(SALT_BYTES).toString('base64url'), password);
}

/** Says whether `password` matches the hash. */
export function opensGame(sealed: string, password: string): boolean {
  const [salt = ''] = sealed.split('.');
  return equalsInConstantTime(sealed, sealedWith(salt, password));
}

function sealedWith(salt: string, password: string): string {
  return `${salt}.${scryptSync(password, salt, HASH_BYTES, COST).toString('base64url')}`;
}
