import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { newStaff } from '../testing/staff.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

const LINES = 160;
/** Every third line is of the other speaker. */
const isOfOther = (line: number): boolean => line % 3 === 0;

let site: Site;
let [speaker, other]: LoggedIn[] = [];
beforeAll(async () => {
  site = await openSite({ AMBERHALL_LIMIT_FACTOR: '1000' });
  [speaker, other] = [await site.newUser(), await site.newUser()];
  const [first, second] = [await come(speaker.token), await come(other.token)];
  for (let line = 1; line <= LINES; line++)
    await (isOfOther(line) ? second : first).send('lobbychat', `line ${line}`);
});
afterAll(() => site.stop());

const come = (token = ''): Promise<TestClient> => openLobby(site.address, token);

interface Line {
  id: number;
  message?: string;
}
const numbersOf = (lines: Line[]): number[] =>
  lines.map(({ message }) => Number(message?.replace('line ', '')));
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('a reader gets the messages before those shown, page by page, up to the first one', async () => {
  const reader = await come();
  const shown: Line[] = reader.last('lobbymessages');
  expect(numbersOf(shown)).toEqual(range(61, 160));

  const page = await reader.send('oldermessages', shown[0]?.id);
  expect(numbersOf(page.messages)).toEqual(range(11, 60));
  const rest = await reader.send('oldermessages', page.before);
  expect(numbersOf(rest.messages)).toEqual(range(1, 10));
  expect(rest.before).toBe(null);
});

test('older messages of a blocked user are left out, and the page goes as far back as without the block', async () => {
  const blocker = await site.newUser();
  const body = { username: other?.username };
  await site.call('POST', `/api/account/${blocker.username}/blocklist`, { token: blocker.token, body });
  const reader = await come((await site.login(blocker.username, PASSWORD)).token);
  const [first]: Line[] = (await come()).last('lobbymessages');

  const page = await reader.send('oldermessages', first?.id);

  expect(numbersOf(page.messages)).toEqual(range(11, 60).filter((line) => !isOfOther(line)));
  const [oldest]: Line[] = (await reader.send('oldermessages', page.before)).messages;
  expect(oldest?.message).toBe('line 1');
});

test('a removed older message has no text for users', async () => {
  const reader = await come();
  const [first]: Line[] = reader.last('lobbymessages');
  const target = (await reader.send('oldermessages', first?.id)).messages.at(-1);
  const { token } = await newStaff(site, 'canModerateChat');
  expect(await site.call('DELETE', `/api/messages/${target.id}`, { token })).toMatchObject({ status: 200 });

  const again = (await reader.send('oldermessages', first?.id)).messages.at(-1);

  expect(again).toMatchObject({ id: target.id, deleted: true });
  expect(again).not.toHaveProperty('message');
});

test.each([0, -1, 1.5, 'first', null])('%o is no message id', async (before) => {
  const reader = await come();

  expect(await reader.send('oldermessages', before)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
});
