import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let moderator: LoggedIn;
const open: TestClient[] = [];
beforeAll(async () => {
  site = await openSite();
  moderator = await newStaff(site, 'canModerateChat');
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => site.stop());

async function enter(token: string): Promise<TestClient> {
  const client = await openLobby(site.address, token);
  open.push(client);
  return client;
}

const remove = (id: number | string, token = moderator.token) =>
  site.call('DELETE', `/api/messages/${id}`, { token });

async function write(client: TestClient, text: string): Promise<number> {
  await client.send('lobbychat', text);
  return (await client.until('lobbychat', ({ message }) => message === text)).id;
}

test('a removed message is hidden for all, and moderators see who removed it', async () => {
  const { token } = await site.newUser();
  const [author, staff] = [await enter(token), await enter(moderator.token)];
  const id = await write(author, 'something rude');

  const { body } = await remove(id);

  expect(body).toEqual({ success: true, id });
  await author.until('removemessage');
  await staff.until('removemessage');
  const told = ({ events }: TestClient) => events.find(({ event }) => event === 'removemessage')?.args;
  expect(told(author)?.filter((each) => each !== undefined)).toEqual([id]);
  expect(told(staff)).toEqual([id, moderator.username]);
  const later = (await enter('')).last('lobbymessages').at(-1);
  expect(later).toMatchObject({ id, deleted: true });
  expect(later).not.toHaveProperty('message');
  expect((await enter(moderator.token)).last('lobbymessages').at(-1)).toMatchObject({
    message: 'something rude',
    deletedBy: moderator.username,
  });
  expect(await auditEntries(site)).toEqual([
    { actor: moderator.username, act: 'message removed', target: String(id), details: {} },
  ]);
});

test('removing a message twice changes nothing and is logged once', async () => {
  const { token } = await site.newUser();
  const author = await enter(token);
  const [id, other] = [await write(author, 'first'), await write(author, 'second')];

  await remove(other);
  await remove(id);
  const again = await remove(id);

  expect(again.body.success).toBe(true);
  expect((await auditEntries(site, 2)).map((entry) => (entry as { target: string }).target)).toEqual([
    String(id),
    String(other),
  ]);
});

test('only moderators remove messages, and only existing ones', async () => {
  const { token } = await site.newUser();
  const id = await write(await enter(token), 'harmless');

  expect((await remove(id, token)).status).toBe(403);
  expect((await remove(id, '')).status).toBe(401);
  expect((await remove(999_999)).status).toBe(404);
  expect((await remove('rubbish')).status).toBe(404);
});
