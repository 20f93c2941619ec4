import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
const open: TestClient[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => site.stop());

async function enter({ token }: LoggedIn): Promise<TestClient> {
  const client = await openLobby(site.address, token);
  open.push(client);
  return client;
}

describe('the sessions of an account', () => {
  const sessions = ({ username, token }: LoggedIn) =>
    site.call('GET', `/api/account/${username}/sessions`, { token });
  const remove = ({ username, token }: LoggedIn, id: number | string) =>
    site.call('DELETE', `/api/account/${username}/sessions/${id}`, { token });

  test('are listed, last used first, with the caller’s own marked', async () => {
    const user = await site.newUser();
    const other = await site.login(user.username, PASSWORD);

    const { body } = await sessions(user);

    expect(body.tokens).toHaveLength(2);
    expect(body.tokens).toContainEqual({
      id: user.refreshToken.id,
      ip: '127.0.0.1',
      browser: null,
      lastUsed: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      current: true,
    });
    expect(body.tokens[0]).toMatchObject({ id: other.refreshToken.id, current: false });
  });

  test('all but the caller’s end at once', async () => {
    const user = await site.newUser();
    const other = await site.login(user.username, PASSWORD);
    const page = await enter(other);

    const { body } = await site.call('DELETE', `/api/account/${user.username}/sessions`, {
      token: user.token,
    });

    expect(body).toEqual({ success: true, message: 'All other sessions were ended.' });
    await page.until('authfailed');
    expect((await sessions(other)).status).toBe(401);
    expect((await sessions(user)).body.tokens).toHaveLength(1);
  });

  test('that are removed are closed, and their pages return as visitors', async () => {
    const user = await site.newUser();
    const other = await site.login(user.username, PASSWORD);
    const page = await enter(other);

    const { body } = await remove(user, other.refreshToken.id);

    expect(body).toEqual({
      success: true,
      tokenId: other.refreshToken.id,
      message: 'Session removed successfully',
    });
    await page.until('authfailed');
    await page.until('disconnected', (reason) => reason === 'transport close');
    expect((await sessions(other)).status).toBe(401);
    expect((await sessions(user)).body.tokens).toHaveLength(1);
  });

  test('that log out are closed on all pages, and release the seat in a game', async () => {
    const user = await site.newUser();
    const [page, otherPage] = [await enter(user), await enter(user)];
    const watcher = await enter(await site.newUser());
    const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'Gone' });
    await watcher.until('newgame', ([game]) => game.id === gameId);

    await site.call('POST', '/api/account/logout', { token: user.token, body: {} });
    await page.send('authenticate', '');

    await otherPage.until('authfailed');
    await otherPage.until('disconnected');
    expect(await watcher.until('removegame', ([game]) => game.id === gameId)).toHaveLength(1);
  });

  test('whose used token is used again are closed on all pages', async () => {
    const user = await site.newUser();
    const trade = () => site.call('POST', '/api/account/token', { body: { token: user.refreshToken } });
    await trade();
    const page = await enter(user);

    expect((await trade()).status).toBe(401);

    await page.until('authfailed');
  });

  test('that log out on the only page release the seat in a game', async () => {
    const user = await site.newUser();
    const page = await enter(user);
    const watcher = await enter(await site.newUser());
    const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'Signed out' });
    await watcher.until('newgame', ([game]) => game.id === gameId);

    await page.send('authenticate', '');

    expect(await watcher.until('removegame', ([game]) => game.id === gameId)).toHaveLength(1);
  });

  test('that are removed release the seat in a game, unless another one has the lobby open', async () => {
    const user = await site.newUser();
    const [second, third] = [
      await site.login(user.username, PASSWORD),
      await site.login(user.username, PASSWORD),
    ];
    const [page, secondPage] = [await enter(third), await enter(second)];
    const watcher = await enter(await site.newUser());
    const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'Still here' });
    await watcher.until('newgame', ([game]) => game.id === gameId);

    await remove(user, second.refreshToken.id);
    await secondPage.until('disconnected');
    expect(watcher.all('removegame')).toEqual([]);
    await remove(user, third.refreshToken.id);

    await watcher.until('removegame', ([game]) => game.id === gameId);
  });

  test('of other users can neither be seen nor removed', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];

    expect((await sessions({ ...user, username: other.username })).status).toBe(403);
    expect((await remove({ ...user, username: other.username }, other.refreshToken.id)).status).toBe(403);
    expect((await remove(user, other.refreshToken.id)).status).toBe(404);
    expect((await sessions({ ...user, token: '' })).status).toBe(401);
    expect((await sessions(other)).status).toBe(200);
  });

  test.each(['rubbish', '0', '99999999999', '1.5'])('%s is no session', async (id) => {
    expect((await remove(await site.newUser(), id)).status).toBe(404);
  });
});

describe('the block list', () => {
  const list = ({ username, token }: LoggedIn) =>
    site.call('GET', `/api/account/${username}/blocklist`, { token });
  const block = ({ username, token }: LoggedIn, name: unknown) =>
    site.call('POST', `/api/account/${username}/blocklist`, { token, body: { username: name } });
  const unblock = ({ username, token }: LoggedIn, name: string) =>
    site.call('DELETE', `/api/account/${username}/blocklist/${name}`, { token });

  test('accepts names in any case and returns them in lower case', async () => {
    const user = await site.newUser();
    const other = await site.newUser();

    const added = await block(user, other.username.toUpperCase());
    const listed = await list(user);
    const removed = await unblock(user, other.username.toUpperCase());

    expect(added.body).toMatchObject({ success: true, username: other.username });
    expect(added.body.user.blockList).toEqual([other.username]);
    expect(listed.body).toEqual({ success: true, blockList: [other.username] });
    expect(removed.body).toMatchObject({ success: true, username: other.username });
    expect(removed.body.user.blockList).toEqual([]);
  });

  test('refuses unknown users, oneself, and duplicates', async () => {
    const user = await site.newUser();
    const other = await site.newUser();
    await block(user, other.username);

    const messages = [
      await block(user, ' '),
      await block(user, 'nobody-at-all'),
      await block(user, user.username),
      await block(user, other.username),
      await unblock(user, 'nobody-at-all'),
    ].map(({ body }) => body);

    expect(messages).toEqual([
      { success: false, message: 'You must specify a username to block' },
      { success: false, message: 'There is no user with that name.' },
      { success: false, message: 'You cannot block yourself.' },
      { success: false, message: 'You have already blocked this user.' },
      { success: false, message: 'You have not blocked this user.' },
    ]);
  });

  test('is private to its owner', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];

    expect((await list({ ...user, username: other.username })).status).toBe(403);
    expect((await block({ ...user, username: other.username }, 'admin')).status).toBe(403);
    expect((await block({ ...user, token: '' }, 'admin')).status).toBe(401);
    expect((await block(user, 3)).status).toBe(400);
  });

  test('hides the games and the presence of blocked users at once, and shows them again', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];
    const [page, otherPage] = [await enter(user), await enter(other)];
    const { gameId } = await otherPage.send('newgame', { ...DEFAULT_GAME, name: 'Not for everybody' });
    await page.until('newgame', ([game]) => game.id === gameId);

    await block(user, other.username);
    await page.until('removegame', ([game]) => game.id === gameId);
    expect(page.last('users').map(({ name }: { name: string }) => name)).not.toContain(other.username);
    page.clearEvents();
    await unblock(user, other.username);

    await page.until('newgame', ([game]) => game.id === gameId);
    expect(page.last('users').map(({ name }: { name: string }) => name)).toContain(other.username);
  });

  test('keeps blocked users out of a game that is already open', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];
    const [page, otherPage] = [await enter(user), await enter(other)];
    const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'For friends' });

    await block(user, other.username);

    expect(await otherPage.send('joingame', gameId)).toMatchObject({ ok: false, code: 'BLOCKED' });
  });

  test('a name cannot be changed while its owner is in a game', async () => {
    const user = await site.newUser();
    const page = await enter(user);
    await page.send('newgame', { ...DEFAULT_GAME, name: 'Under one name' });

    const { body } = await site.call('PUT', `/api/account/${user.username}`, {
      token: user.token,
      body: {
        data: {
          username: 'somebody-else',
          email: `${user.username}@example.org`,
          challonge: { key: '', subdomain: '' },
          settings: {
            background: 'dis',
            cardSize: 'small',
            optionSettings: { orderForcedAbilities: true, confirmOneClick: true, useHalfSizedCards: false },
          },
        },
      },
    });

    expect(body).toEqual({
      success: false,
      message: 'You cannot change your name while you are in a game.',
    });
  });
});
