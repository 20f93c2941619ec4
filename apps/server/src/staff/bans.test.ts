import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_VERSION } from '@amberhall/protocol';
import { TestClient } from '../testing/clients.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let keeper: LoggedIn;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_TRUST_PROXY: 'yes' });
  keeper = await newStaff(site, 'canManageBanlist');
});
afterAll(() => site.stop());

const ban = (ip: unknown, token = keeper.token) =>
  site.call('POST', '/api/banlist', { token, body: { ip }, headers: { 'x-forwarded-for': '198.51.100.1' } });
const list = (token = keeper.token) => site.call('GET', '/api/banlist/', { token });
const lift = (id: number | string, token = keeper.token) =>
  site.call('DELETE', `/api/banlist/${id}`, { token });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

function lobbyFrom(address: string): TestClient {
  return new TestClient(
    io(site.address, {
      path: '/socket.io',
      transports: ['websocket'],
      query: { token: '', version: CLIENT_VERSION },
      extraHeaders: from(address).headers,
      forceNew: true,
      reconnection: false,
    }),
  );
}

describe('the ban list', () => {
  test('accepts, shows and removes an address, and logs each action', async () => {
    const added = await ban(' 203.0.113.7 ');
    const { entry } = added.body;
    const listed = await list();
    const lifted = await lift(entry.id);

    expect(added.body).toEqual({
      success: true,
      message: 'Banlist item added successfully.',
      entry: {
        id: expect.any(Number),
        ip: '203.0.113.7',
        added: expect.stringMatching(/Z$/),
        user: keeper.username,
      },
    });
    expect(listed.body).toEqual({ success: true, banlist: [entry] });
    expect(lifted.body).toEqual({
      success: true,
      id: entry.id,
      message: 'Banlist item deleted successfully.',
    });
    expect((await list()).body.banlist).toEqual([]);
    expect((await lift(entry.id)).status).toBe(404);
    expect(await auditEntries(site, 2)).toEqual([
      { actor: keeper.username, act: 'ban deleted', target: '203.0.113.7', details: {} },
      { actor: keeper.username, act: 'ban added', target: '203.0.113.7', details: {} },
    ]);
  });

  test('refuses an empty value, an invalid address, a duplicate, and the caller’s own address', async () => {
    const { entry } = (await ban('192.0.2.0/24')).body;

    const answers = [
      await ban(''),
      await ban('hall.example.org'),
      await ban('192.0.2.0/24'),
      await ban('192.0.2.9'),
      await ban('198.51.0.0/16'),
    ].map(({ body }) => body);

    expect(answers).toEqual([
      { success: false, message: 'Please enter the Ip address' },
      { success: false, message: 'Please enter a valid IP address or range.' },
      { success: false, message: 'This address is already banned.' },
      { success: false, message: 'This address is already banned.' },
      { success: false, message: 'You cannot ban your own address.' },
    ]);
    await lift(entry.id);
  });

  test('is only for users with the permission', async () => {
    const { token } = await site.newUser();

    expect((await list(token)).status).toBe(403);
    expect((await ban('203.0.113.8', token)).status).toBe(403);
    expect((await lift(1, token)).status).toBe(403);
    expect((await lift('rubbish')).status).toBe(404);
    expect((await ban(7)).status).toBe(400);
  });
});

describe('a client from a banned address', () => {
  test('can call nothing, cannot log in, and learns nothing by registering', async () => {
    const { entry } = (await ban('203.0.113.0/24')).body;
    const { username, token } = await site.newUser();
    const body = { username: 'from-afar', email: 'afar@example.org', password: PASSWORD };

    const news = await site.call('GET', '/api/news/', from('203.0.113.9'));
    const login = await site.call('POST', '/api/account/login', {
      body: { username, password: PASSWORD },
      ...from('203.0.113.9'),
    });
    const own = await site.call('GET', '/api/games', { token, ...from('203.0.113.9') });
    const registered = await site.call('POST', '/api/account/register', { body, ...from('203.0.113.9') });
    const neighbor = await site.call('GET', '/api/news/', from('203.0.114.9'));

    for (const answer of [news, login, own]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({ success: false, message: 'Forbidden' });
    }
    expect(registered.body).toEqual({
      success: false,
      message: 'Registration is not available at the moment. Please try again later.',
    });
    expect(neighbor.status).toBe(200);
    expect((await site.login('from-afar', PASSWORD)).token).toBeUndefined();
    await lift(entry.id);
    expect((await site.call('GET', '/api/news/', from('203.0.113.9'))).status).toBe(200);
  });

  test('is identified by the proxy’s header entry, not by its own', async () => {
    const { entry } = (await ban('203.0.113.7')).body;

    const posing = await site.call('GET', '/api/news/', from('198.51.100.9, 203.0.113.7'));
    const accused = await site.call('GET', '/api/news/', from('203.0.113.7, 198.51.100.9'));
    const posingPage = lobbyFrom('198.51.100.9, 203.0.113.7');
    await posingPage.until('rejected');

    expect(posing.status).toBe(403);
    expect(accused.status).toBe(200);
    posingPage.close();
    await lift(entry.id);
  });

  test('is disconnected, cannot reconnect, and can again once the ban is lifted', async () => {
    const open = lobbyFrom('2001:db8::5');
    await open.until('lobbymessages');

    const { entry } = (await ban('2001:db8::/32')).body;
    await open.until('disconnected');
    const turnedAway = lobbyFrom('2001:db8::5');
    await turnedAway.until('rejected');
    await lift(entry.id);
    const again = lobbyFrom('2001:db8::5');
    await again.until('lobbymessages');
    expect(turnedAway.all('lobbymessages')).toEqual([]);

    for (const client of [open, turnedAway, again]) client.close();
  });
});
