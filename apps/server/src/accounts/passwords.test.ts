import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Passwords } from './passwords.ts';

const cheap = new Passwords(64);

test('by default a hash is argon2id with 19 MiB, 2 passes and 1 lane', async () => {
  const passwords = new Passwords(readConfig({}).passwordMemoryKib);

  expect(await passwords.hash('a-good-password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the hashed password matches, and none matches a missing account', async () => {
  const kept = await cheap.hash('a-good-password');

  expect(await cheap.verify(kept, 'a-good-password')).toBe(true);
  expect(await cheap.verify(kept, 'A-good-password')).toBe(false);
  expect(await cheap.verify(undefined, 'a-good-password')).toBe(false);
});

test('a password for a missing account is verified against a hash of the same cost', async () => {
  const verified: string[] = [];
  const passwords = new Passwords(64, async (passwordHash, password) => {
    verified.push(String(passwordHash));
    return verify(passwordHash, password);
  });

  expect(await passwords.verify(undefined, 'a-good-password')).toBe(false);

  expect(verified).toHaveLength(1);
  expect(passwords.isCurrent(verified[0] ?? '')).toBe(true);
});

test('two hashes of one password differ', async () => {
  expect(await cheap.hash('a-good-password')).not.toBe(await cheap.hash('a-good-password'));
});

test('a hash of another cost is recognized', async () => {
  const kept = await cheap.hash('a-good-password');

  expect(cheap.isCurrent(kept)).toBe(true);
  expect(new Passwords(128).isCurrent(kept)).toBe(false);
});
