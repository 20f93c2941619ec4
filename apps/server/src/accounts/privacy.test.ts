import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { ADMIN, openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin } from '../testing/staff.ts';

let site: Site;
const open: TestClient[] = [];
beforeAll(async () => {
  site = await openSite();
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

const leave = ({ username, token }: LoggedIn, password: unknown = PASSWORD) =>
  site.call('DELETE', `/api/account/${username}`, { token, body: { password } });
const exported = ({ username, token }: LoggedIn) =>
  site.call('GET', `/api/account/${username}/export`, { token });
const matches = async ({ token }: LoggedIn) => (await site.call('GET', '/api/games', { token })).body.games;

/** A game that `loser` concedes to `winner` right after its start. */
async function playedGame(winner: LoggedIn, loser: LoggedIn): Promise<void> {
  const [page, other] = [await enter(winner.token), await enter(loser.token)];
  const { gameId } = await page.send('newgame', {
    name: 'A short one',
    gameFormat: 'normal',
    gameType: 'casual',
    allowSpectators: true,
    showHand: false,
    muteSpectators: false,
    useGameTimeLimit: false,
    gamePrivate: false,
    hideDeckLists: false,
  });
  await other.send('joingame', gameId);
  const { body } = await site.call('GET', '/api/standalone-decks');
  for (const each of [page, other]) await each.send('selectdeck', gameId, body.decks[0].id, true);
  await page.send('startgame', gameId);
  await page.until('handoff');
  await other.send('leavegame', gameId);
  await page.send('leavegame', gameId);
  for (const client of open.splice(0)) client.close();
}

describe('the export of an account', () => {
  test('contains everything that is stored, as a file, and no secret', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];
    await (await enter(user.token)).send('lobbychat', 'Hello, hall!');
    await playedGame(other, user);

    const { status, headers, body, text } = await exported(user);

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="amberhall-${user.username}.json"`);
    expect(body).toMatchObject({
      success: true,
      user: { username: user.username, email: `${user.username}@example.org` },
      registerIp: '127.0.0.1',
      sessions: [{ id: user.refreshToken.id, current: true }],
      lobbyMessages: [{ text: 'Hello, hall!', deleted: false }],
      games: [{ winner: other.username }],
    });
    expect(text).not.toMatch(/argon2|hash/i);
  });

  test('is only for its owner', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];

    expect((await exported({ ...user, username: other.username })).status).toBe(403);
    expect((await exported({ ...(await admin(site)), username: other.username })).status).toBe(403);
    expect((await exported({ ...user, token: '' })).status).toBe(401);
  });
});

describe('deleting an account', () => {
  test('ends it, with everything that belongs to it, and reserves its name', async () => {
    const user = await site.newUser();
    const page = await enter(user.token);
    await page.send('lobbychat', 'I was here');
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const profile = {
      username: user.username,
      email: `${user.username}@example.org`,
      avatar: picture.toString('base64'),
      challonge: { key: '', subdomain: '' },
      settings: {
        background: 'dis',
        cardSize: 'small',
        optionSettings: { orderForcedAbilities: true, confirmOneClick: true, useHalfSizedCards: false },
      },
    };
    await site.call('PUT', `/api/account/${user.username}`, { token: user.token, body: { data: profile } });

    const { body } = await leave(user);

    expect(body).toEqual({ success: true });
    await page.until('authfailed');
    expect((await site.call('POST', '/api/account/checkauth', { token: user.token })).status).toBe(401);
    expect((await site.login(user.username, PASSWORD)).token).toBeUndefined();
    expect((await enter('')).last('lobbymessages')).not.toContainEqual(
      expect.objectContaining({ message: 'I was here' }),
    );
    expect(await readdir(path.join(site.dataDir, 'uploads', 'avatar'))).toEqual([]);
  });

  test('leaves the games to the opponents, without the name', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];
    await playedGame(user, other);

    await leave(user);

    const [game] = await matches(other);
    expect(game.players.map(({ name }: { name: string }) => name)).toEqual([other.username, 'Deleted user']);
    expect(game.winner).toBe('Deleted user');
  });

  test('needs the password', async () => {
    const user = await site.newUser();

    expect((await leave(user, 'not-the-password')).body).toEqual({
      success: false,
      message: 'The password is incorrect. Please try again.',
    });
    expect((await leave(user, null)).status).toBe(400);
    expect((await leave({ ...user, username: 'admin' })).status).toBe(403);
    expect((await site.login(user.username, PASSWORD)).token).toBeDefined();
  });

  test('is refused during a game', async () => {
    const user = await site.newUser();
    await (await enter(user.token)).send('practice', {});

    expect((await leave(user)).body.message).toBe('Please finish or leave your game first.');
  });

  test('is refused for the last administrator', async () => {
    expect((await leave(await admin(site), ADMIN.password)).body.message).toBe(
      'You are the last administrator, so you cannot delete your account.',
    );
  });
});

test('expired sessions are deleted, with their addresses', async () => {
  const [idle, active] = [await site.newUser(), await site.newUser()];
  const { pool } = site.storage;
  const kept = async () => (await pool.query('select id from sessions order by id')).rows.map(({ id }) => id);
  await pool.query("update sessions set last_used_at = now() - interval '31 days' where id = $1", [
    idle.refreshToken.id,
  ]);

  const { refreshToken } = await site.login(active.username, PASSWORD);

  expect(await kept()).toContain(active.refreshToken.id);
  expect(await kept()).toContain(refreshToken.id);
  expect(await kept()).not.toContain(idle.refreshToken.id);
});
