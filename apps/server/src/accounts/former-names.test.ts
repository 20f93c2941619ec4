import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Answer, Site } from '../testing/site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let site: Site;
let time = Date.now();
beforeAll(async () => {
  site = await openSite({}, { now: () => new Date(time) });
});
afterAll(() => site.stop());

const register = (username: string): Promise<Answer> =>
  site.call('POST', '/api/account/register', {
    body: { username, email: `${username}-${time}@example.org`, password: PASSWORD },
  });
const TAKEN = {
  success: false,
  message: 'An account with that name already exists, please choose another',
};

test('the name of a deleted account is reserved for 90 days, in every case', async () => {
  const { username, token } = await site.newUser('leaver');
  await site.call('DELETE', `/api/account/${username}`, { token, body: { password: PASSWORD } });

  expect((await register('Leaver')).body).toEqual(TAKEN);
  time += 90 * DAY_MS - 1;
  expect((await register('leaver')).body).toEqual(TAKEN);
  time += 1;
  expect((await register('leaver')).body).toEqual({ success: true });
});
