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

test('it takes as long to find that there is no such account as that the password is wrong', async () => {
  const passwords = new Passwords(readConfig({}).passwordMemoryKib);
  const kept = await passwords.hash('a-good-password');
  await passwords.verify(undefined, 'warming up');
  const timeOf = async (passwordHash: string | undefined) => {
    const begin = performance.now();
    await passwords.verify(passwordHash, 'not-the-password');
    return performance.now() - begin;
  };

  // One after the other, so that what else the machine does slows both; the fastest of each tells best.
  const times: { known: number; unknown: number }[] = [];
  for (let n = 0; n < 12; n++) times.push({ known: await timeOf(kept), unknown: await timeOf(undefined) });
  const known = Math.min(...times.map((each) => each.known));
  const unknown = Math.min(...times.map((each) => each.unknown));

  expect(unknown).toBeGreaterThan(known / 2);
  expect(unknown).toBeLessThan(known * 2);
});

test('two hashes of one password differ', async () => {
  expect(await cheap.hash('a-good-password')).not.toBe(await cheap.hash('a-good-password'));
});

test('a hash of another cost is recognized', async () => {
  const kept = await cheap.hash('a-good-password');

  expect(cheap.isCurrent(kept)).toBe(true);
  expect(new Passwords(128).isCurrent(kept)).toBe(false);
});
