import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default kind) with 19 MiB, 2 passes, 1 lane: about 23 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of no password: compared with when there is no account, so that it takes the same time. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$hLQ9M0mYp3oFmGuNqXPVLeB6tIT1DU0qLIJ1eJhpWxk';

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** `passwordHash` is `undefined` when there is no such account; the answer then takes as long. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const same = await verify(passwordHash ?? NOBODY, password);
  return same && passwordHash !== undefined;
}
