import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby, received } from '../testing/clients.ts';
import { OPTIONS } from '../testing/play.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { holdDatabase } from '../testing/storage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
});
afterAll(() => site.stop());

const { visitor } = lobbyUsers(() => site);

async function numOpenPages(): Promise<number> {
  const { text } = await site.call('GET', '/metrics');
  return Number(/^amberhall_lobby_connections (\d+)$/m.exec(text)?.[1]);
}

test('a visitor gets every list once, in order', async () => {
  const client = await visitor();

  expect(client.events.map(({ event }) => event)).toEqual(['users', 'games', 'lobbymessages']);
});

test('others see a user with the first tab, and no longer after the last one', async () => {
  const watcher = await visitor();
  const { username, token } = await site.newUser();

  const first = await openLobby(site.address, token);
  const second = await openLobby(site.address, token);
  first.close();
  second.close();
  await watcher.until('userleft', (who) => who.username === username);

  expect(watcher.all('newuser').filter((who) => who.username === username)).toHaveLength(1);
  expect(watcher.all('userleft').filter((who) => who.username === username)).toHaveLength(1);
});

test('an invalid token makes a visitor', async () => {
  const client = await visitor('rubbish');

  expect(client.all('authfailed')).toHaveLength(1);
  expect(await client.send('newgame', OPTIONS)).toMatchObject({ ok: false, code: 'NOT_LOGGED_IN' });
});

test('a user can sign in and out without reconnecting', async () => {
  const client = await visitor();
  const { username, token } = await site.newUser();

  await client.send('authenticate', token);
  const inside = client.last('users').map((who: { username: string }) => who.username);
  await client.send('authenticate', '');

  expect(inside).toContain(username);
  expect(await client.send('lobbychat', 'hello')).toMatchObject({ ok: false, code: 'NOT_LOGGED_IN' });
});

test('a command sent right after the login is answered as the user', async () => {
  const client = await visitor();
  const { token } = await site.newUser();

  const goOn = await holdDatabase(site.storage);
  const signedIn = client.send('authenticate', token);
  const opened = client.send('newgame', OPTIONS);
  await received(client);
  goOn();

  expect(await signedIn).toMatchObject({ ok: true });
  expect(await opened).toMatchObject({ ok: true });
});

test('signing out during the sign-in signs the user out', async () => {
  const client = await visitor();
  const { token } = await site.newUser();

  const goOn = await holdDatabase(site.storage);
  const signedIn = client.send('authenticate', token);
  const signedOut = client.send('authenticate', '');
  await received(client);
  goOn();
  await Promise.all([signedIn, signedOut]);

  expect(await client.send('lobbychat', 'hello')).toMatchObject({ ok: false, code: 'NOT_LOGGED_IN' });
});

test('a connection that closes before it is identified was never online', async () => {
  const watcher = await visitor();
  const { username, token } = await site.newUser();
  const next = await site.newUser();

  const goOn = await holdDatabase(site.storage);
  const socket = io(site.address, { transports: ['websocket'], query: { token }, forceNew: true });
  await new Promise<void>((connected) => socket.on('connect', () => connected()));
  socket.disconnect();
  await expect.poll(numOpenPages).toBe(1);
  const opened = visitor(next.token);
  goOn();
  await opened;
  // The server identifies connections in the order in which they were opened.
  await watcher.until('newuser', (who) => who.username === next.username);
  const late = await visitor();

  expect(watcher.all('newuser').filter((who) => who.username === username)).toEqual([]);
  expect(late.last('users').map((who: { username: string }) => who.username)).not.toContain(username);
});

test('the response time can be measured', async () => {
  const client = await visitor();

  expect(await client.send('ping', 7)).toEqual({ ok: true });
  expect(client.all('pong')).toEqual([7]);
});
