/** Passwords of private games, as they are kept: whoever reads the database does not learn them. */
import { randomBytes, scryptSync } from 'node:crypto';
import { equalsInConstantTime } from '../accounts/secrets.ts';

const SALT_BYTES = 9;
const HASH_BYTES = 24;
/** Some milliseconds, since it is done while the directory of games is held. */
const COST = { N: 2_048 };

export function sealGamePassword(password: string): string {
  return sealedWith(randomBytes(SALT_BYTES).toString('base64url'), password);
}

/** Whether `password` is the one that was sealed. */
export function opensGame(sealed: string, password: string): boolean {
  const [salt = ''] = sealed.split('.');
  return equalsInConstantTime(sealed, sealedWith(salt, password));
}

function sealedWith(salt: string, password: string): string {
  return `${salt}.${scryptSync(password, salt, HASH_BYTES, COST).toString('base64url')}`;
}
