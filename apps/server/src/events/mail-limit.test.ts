import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { MAILS_PER_HOUR, MailLimit } from './mail-limit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test('two processes count the mails to a user together, for an hour', async () => {
  let time = new Date('2026-11-26T12:00:00Z');
  const [one, other] = [1, 2].map(() => new MailLimit(site.storage.database, () => time));
  if (one === undefined || other === undefined) throw new Error('There are two');
  const [user, neighbour] = [await site.newUser(), await site.newUser()];
  const idOf = async (username: string) =>
    Number(
      (await site.storage.pool.query('select id from users where username = $1', [username])).rows[0].id,
    );
  const id = await idOf(user.username);

  const taken: boolean[] = [];
  for (let mail = 0; mail < MAILS_PER_HOUR; mail++) taken.push(await (mail % 2 ? one : other).take(id));
  expect(taken).not.toContain(false);
  time = new Date('2026-11-26T12:59:59Z');
  expect([await one.take(id), await other.take(id)]).toEqual([false, false]);
  expect(await one.take(await idOf(neighbour.username))).toBe(true);
  time = new Date('2026-11-26T13:00:00Z');
  expect([await other.take(id), await one.take(id)]).toEqual([true, true]);
});
