import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { boardAt, openBoard, openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin, auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let manager: LoggedIn;
const open: TestClient[] = [];
beforeAll(async () => {
  site = await openSite();
  manager = await newStaff(site, 'canManageUsers');
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => site.stop());

const find = (username: string, token = manager.token) =>
  site.call('GET', `/api/user/${username}`, { token });
const change = (username: string, userToChange: object, token = manager.token) =>
  site.call('PUT', `/api/user/${username}`, {
    token,
    body: { userToChange: { disabled: false, verified: true, ...userToChange } },
  });
const check = (token: string) => site.call('POST', '/api/account/checkauth', { token });

async function enter(token: string): Promise<TestClient> {
  const client = await openLobby(site.address, token);
  open.push(client);
  return client;
}

describe('looking for a user', () => {
  test('shows the account, its sessions and accounts with the same address, and no secret', async () => {
    const user = await site.newUser();
    const other = await site.newUser();

    const { status, body, text } = await find(user.username.toUpperCase());

    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'User details loaded' });
    expect(body.user).toMatchObject({
      username: user.username,
      email: `${user.username}@example.org`,
      registerIp: '127.0.0.1',
      tokens: [{ id: user.refreshToken.id, ip: '127.0.0.1', current: false }],
    });
    expect(body.linkedAccounts).toContain(other.username);
    expect(body.linkedAccounts).not.toContain(user.username);
    expect(text).not.toMatch(/argon2|hash/i);
  });

  test('reports a missing user', async () => {
    const { status, body } = await find('nobody-at-all');

    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'User was not found.' });
    expect((await change('nobody-at-all', {})).status).toBe(404);
  });

  test('is only for users who manage users', async () => {
    const { username, token } = await site.newUser();

    expect((await find(username, token)).status).toBe(403);
    expect((await find(username, '')).status).toBe(401);
    expect((await change(username, { disabled: true }, token)).status).toBe(403);
  });
});

describe('changing a user', () => {
  test('disabling ends all sessions and prevents logins; enabling allows them again', async () => {
    const user = await site.newUser();
    const page = await enter(user.token);

    const { body } = await change(user.username, { disabled: true });

    expect(body).toMatchObject({ success: true, message: 'User details saved.', user: { disabled: true } });
    expect(body.user.tokens).toEqual([]);
    await page.until('authfailed');
    expect((await check(user.token)).status).toBe(401);
    expect((await site.login(user.username, PASSWORD)).token).toBeUndefined();
    expect(await auditEntries(site)).toEqual([
      { actor: manager.username, act: 'user changed', target: user.username, details: { disabled: true } },
    ]);
    await change(user.username, { disabled: false });
    expect((await site.login(user.username, PASSWORD)).token).toBeDefined();
  });

  test('an unverified user cannot log in', async () => {
    const user = await site.newUser();

    await change(user.username, { verified: false });

    const { body } = await site.call('POST', '/api/account/login', {
      body: { username: user.username, password: PASSWORD },
    });
    expect(body.message).toContain('not activated');
  });

  test('permissions can be granted only by users who manage them', async () => {
    const user = await site.newUser();
    const giver = await newStaff(site, 'canManageUsers', 'canManagePermissions');

    const unheard = await change(user.username, { permissions: { canEditNews: true } });
    const given = await change(user.username, { permissions: { canEditNews: true } }, giver.token);
    const kept = await change(user.username, {}, giver.token);
    const taken = await change(user.username, { permissions: { canEditNews: false } }, giver.token);

    const mayEdit = [unheard, given, kept, taken].map(({ body }) => body.user.permissions.canEditNews);
    expect(mayEdit).toEqual([false, true, true, false]);
    expect((await auditEntries(site, 3))[2]).toMatchObject({ details: { given: ['canEditNews'] } });
    expect((await auditEntries(site, 1))[0]).toMatchObject({ details: { taken: ['canEditNews'] } });
  });

  test('a permission granted during a concurrent change is not lost', async () => {
    const { token } = await admin(site);
    const others = await Promise.all(Array.from({ length: 5 }, () => site.newUser()));

    await Promise.all(
      others.flatMap(({ username }) => [
        change(username, { permissions: { canEditNews: true } }, token),
        change(username, { verified: true }),
        change(username, { permissions: { canManageMotd: true } }, token),
      ]),
    );

    for (const { username } of others) {
      const { body } = await find(username);
      expect(body.user.permissions).toMatchObject({ canEditNews: true, canManageMotd: true });
    }
  });

  test('a granted permission applies in an open lobby', async () => {
    const [user, owner] = [await site.newUser(), await site.newUser()];
    const [page, ownerPage] = [await enter(user.token), await enter(owner.token)];
    const { gameId } = await ownerPage.send('newgame', {
      ...DEFAULT_GAME,
      name: 'Hidden',
      gamePrivate: true,
    });

    const { token } = await admin(site);
    await change(user.username, { permissions: { canManageGames: true } }, token);

    await page.until('newgame', ([game]) => game.id === gameId);
    expect(await page.send('removegame', gameId)).toEqual({ ok: true });
    expect(await auditEntries(site)).toMatchObject([{ act: 'game removed', target: gameId }]);
  });

  test('users cannot remove their own right to manage permissions, or disable themselves', async () => {
    const giver = await newStaff(site, 'canManageUsers', 'canManagePermissions');

    const taken = await change(giver.username, { permissions: { canManagePermissions: false } }, giver.token);
    const disabled = await change(giver.username, { disabled: true }, giver.token);

    expect(taken.body).toEqual({
      success: false,
      message: 'You cannot remove your own permission to manage permissions.',
    });
    expect(disabled.body).toEqual({ success: false, message: 'You cannot disable your own account.' });
    expect((await check(giver.token)).body.user.permissions.canManagePermissions).toBe(true);
  });

  test('only administrators change administrators', async () => {
    const manager = await newStaff(site, 'canManageUsers', 'isAdmin');

    expect((await change('admin', { disabled: true }, manager.token)).status).toBe(403);
    expect((await change('admin', { verified: false }, manager.token)).status).toBe(403);
  });

  test('an unknown permission is a bad request', async () => {
    const user = await site.newUser();

    expect((await change(user.username, { permissions: { canFly: true } })).status).toBe(400);
  });
});

describe('clearing sessions', () => {
  test('ends all sessions, releases the seat and disconnects from the lobby', async () => {
    const user = await site.newUser();
    const second = await site.login(user.username, PASSWORD);
    const [page, staffPage] = [await enter(user.token), await enter(manager.token)];
    const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'Given up' });
    await staffPage.until('newgame', ([game]) => game.id === gameId);

    expect(await staffPage.send('clearsessions', user.username)).toEqual({ ok: true });

    await staffPage.until('removegame', ([game]) => game.id === gameId);
    await page.until('disconnected');
    expect((await check(user.token)).status).toBe(401);
    expect((await check(second.token)).status).toBe(401);
    expect(await auditEntries(site)).toEqual([
      { actor: manager.username, act: 'sessions cleared', target: user.username, details: {} },
    ]);
  });

  test('disconnects from the board, and its token no longer works', async () => {
    const user = await site.newUser();
    const [page, staffPage] = [await enter(user.token), await enter(manager.token)];
    await page.send('practice', {});
    const handoff = await page.until('handoff');
    const board = await openBoard(site.address, handoff);
    open.push(board);

    await staffPage.send('clearsessions', user.username);

    await board.until('disconnected');
    const again = boardAt(site.address, handoff);
    open.push(again);
    const error = await again.until('rejected');
    expect(error.data).toEqual({ code: 'NOT_LOGGED_IN' });
  });

  test('is refused to others, for missing users, and for administrators', async () => {
    const user = await site.newUser();
    const [page, staffPage] = [await enter(user.token), await enter(manager.token)];
    const visitor = await enter('');

    expect(await page.send('clearsessions', user.username)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await visitor.send('clearsessions', user.username)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(await staffPage.send('clearsessions', 'nobody-at-all')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await staffPage.send('clearsessions', 'admin')).toMatchObject({ code: 'FORBIDDEN' });
    expect((await check(user.token)).status).toBe(200);
  });
});

test('the last administrator cannot resign', async () => {
  const other = await openSite();
  const { token } = await admin(other);
  const userToChange = { disabled: false, verified: true, permissions: { canManageUsers: false } };

  const { body } = await other.call('PUT', '/api/user/admin', { token, body: { userToChange } });

  expect(body).toMatchObject({ success: false, message: 'The site needs at least one administrator.' });
  const { body: found } = await other.call('GET', '/api/user/admin', { token });
  expect(found.user.permissions).toMatchObject({ canManageUsers: true });
  await other.stop();
});

describe('the audit log', () => {
  test('is read by administrators, page by page', async () => {
    const { token } = await admin(site);
    const read = (query: string, who = token) => site.call('GET', `/api/audit${query}`, { token: who });

    const first = (await read('?limit=2')).body.entries;
    const next = (await read(`?limit=2&before=${first[1].id}`)).body.entries;

    expect(first).toHaveLength(2);
    expect(next[0].id).toBeLessThan(first[1].id);
    expect((await read('', manager.token)).status).toBe(403);
    expect((await read('?limit=1000')).status).toBe(400);
  });
});

describe('the titles of tournaments', () => {
  const crown = async (user: LoggedIn, permissions: object) =>
    change(user.username, { permissions }, (await admin(site)).token);
  const rolesOf = (...users: LoggedIn[]) =>
    Promise.all(users.map(async ({ token }) => (await check(token)).body.user.role));

  test('move: a new winner makes the last one the previous winner, whose predecessor loses the title', async () => {
    const [anna, ben, cleo] = [await site.newUser(), await site.newUser(), await site.newUser()];

    await crown(anna, { isWinner: true });
    expect(await rolesOf(anna, ben, cleo)).toEqual(['winner', 'user', 'user']);
    await crown(ben, { isWinner: true });
    expect(await rolesOf(anna, ben, cleo)).toEqual(['previouswinner', 'winner', 'user']);
    await crown(cleo, { isWinner: true });

    expect(await rolesOf(anna, ben, cleo)).toEqual(['user', 'previouswinner', 'winner']);
    expect(await auditEntries(site, 3)).toEqual([
      {
        actor: 'admin',
        act: 'user changed',
        target: ben.username,
        details: { given: ['isPreviousWinner'], taken: ['isWinner'] },
      },
      {
        actor: 'admin',
        act: 'user changed',
        target: anna.username,
        details: { taken: ['isPreviousWinner'] },
      },
      { actor: 'admin', act: 'user changed', target: cleo.username, details: { given: ['isWinner'] } },
    ]);
    await crown(cleo, { isWinner: false });
    await crown(ben, { isPreviousWinner: false });
  });

  test('are visible in the lobby at once, on all holders', async () => {
    const [anna, ben] = [await site.newUser(), await site.newUser()];
    await crown(anna, { isWinner: true });
    const lobby = await enter((await site.newUser()).token);
    await enter(anna.token);

    await crown(ben, { isWinner: true });

    await expect.poll(() => JSON.stringify(lobby.events)).toContain('"role":"previouswinner"');
    await crown(ben, { isWinner: false });
    await crown(anna, { isPreviousWinner: false });
  });

  test('a previous winner who wins again passes that title to the last winner', async () => {
    const [anna, ben] = [await site.newUser(), await site.newUser()];
    await crown(anna, { isWinner: true });
    await crown(ben, { isPreviousWinner: true });

    await crown(ben, { isWinner: true });

    expect(await rolesOf(anna, ben)).toEqual(['previouswinner', 'winner']);
    expect((await find(ben.username)).body.user.permissions).toMatchObject({ isPreviousWinner: false });
    await crown(ben, { isWinner: false });
    await crown(anna, { isPreviousWinner: false });
  });

  test('a removed title moves to nobody, and one granted twice changes nothing', async () => {
    const [anna, ben] = [await site.newUser(), await site.newUser()];
    await crown(anna, { isWinner: true });
    await crown(ben, { isPreviousWinner: true });

    await crown(anna, { isWinner: true });
    expect(await rolesOf(anna, ben)).toEqual(['winner', 'previouswinner']);
    await crown(anna, { isWinner: false });

    expect(await rolesOf(anna, ben)).toEqual(['user', 'previouswinner']);
    await crown(ben, { isPreviousWinner: false });
  });
});
