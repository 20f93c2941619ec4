import { io } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { CLIENT_VERSION } from '@amberhall/protocol';
import { openLobby, TestClient } from '../testing/clients.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { CONNECTIONS_PER_ADDRESS, CONNECTIONS_PER_PERSON, TOO_MANY_PAGES } from './connection-limits.ts';

let site: Site;
const open: TestClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  await site.stop();
});

async function enter(token = ''): Promise<TestClient> {
  const client = await openLobby(site.address, token);
  open.push(client);
  return client;
}

/** Connects to the lobby, whether or not it is accepted. */
function knock(token = ''): TestClient {
  const query = { token, version: CLIENT_VERSION };
  const client = new TestClient(
    io(site.address, { transports: ['websocket'], query, forceNew: true, reconnection: false }),
  );
  open.push(client);
  return client;
}

test('a page beyond the limit is told so, and the others stay open', async () => {
  site = await openSite({ AMBERHALL_LIMIT_FACTOR: String(2 / CONNECTIONS_PER_PERSON) });
  const { token } = await site.newUser();
  const [first, second] = [await enter(token), await enter(token)];

  const third = knock(token);

  expect(await third.until('banner')).toBe(TOO_MANY_PAGES);
  expect(await third.until('disconnected')).toBe('io server disconnect');
  expect(first.socket.connected && second.socket.connected).toBe(true);
  second.close();
  await expect.poll(() => first.all('disconnected')).toEqual([]);
});

test('one address has a limit of open connections', async () => {
  site = await openSite({ AMBERHALL_LIMIT_FACTOR: String(3 / CONNECTIONS_PER_ADDRESS) });
  const [first] = [await enter(), await enter(), await enter()];

  await knock().until('rejected');
  first.close();

  await expect
    .poll(async () => {
      const client = knock();
      await Promise.race([client.until('lobbymessages'), client.until('rejected')]);
      return client.all('lobbymessages').length;
    })
    .toBe(1);
});
