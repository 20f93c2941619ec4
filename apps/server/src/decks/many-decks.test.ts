import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccountStore } from '../accounts/account-store.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { seedDecks } from '../testing/seed-decks.ts';

/** Enough for a page to be a small part; `npm run bench:http` measures the time with a hundred thousand. */
const OWN = 500;

let site: Site;
let user: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  user = await site.newUser();
  const account = await new AccountStore(site.storage.database).byName(user.username);
  if (account === undefined) throw new Error('The user is gone');
  await seedDecks(site.storage.database, { ownerIds: [account.id], count: OWN });
});
afterAll(() => site.stop());

test.each([
  '',
  '?sort=winRate&sortDir=asc&page=20',
  `?filter=${encodeURIComponent('[{"name":"name","value":"warden"},{"name":"houses","value":["dis"]}]')}`,
  `?filter=${encodeURIComponent('[{"name":"status","value":["valid","used"]}]')}`,
])('a page of many decks (%s) holds ten of those that it counts, or all of fewer', async (query) => {
  const { body } = await site.call('GET', `/api/decks${query}`, { token: user.token });

  expect(body.numDecks).toBeGreaterThan(0);
  expect(body.decks).toHaveLength(Math.min(body.numDecks, 10));
});

test('all decks are returned at once for the alliance builder', async () => {
  const { body } = await site.call('GET', '/api/decks?pageSize=999999', { token: user.token });

  expect(body.decks).toHaveLength(OWN);
  expect(body.numDecks).toBe(OWN);
});
