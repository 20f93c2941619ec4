import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { boardAt, openBoard, openLobby } from '../testing/clients.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { A_DAY, moderationOf } from '../testing/moderation.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin, auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let moderator: LoggedIn;
let manager: LoggedIn;
let nils: LoggedIn;
/** Milliseconds by which the clock of the site is ahead. */
let ahead = 0;
beforeAll(async () => {
  site = await openSite({}, { now: () => new Date(Date.now() + ahead) });
  moderator = await newStaff(site, 'canModerateChat');
  manager = await newStaff(site, 'canModerateChat', 'canManageUsers');
});
afterAll(() => site.stop());
beforeEach(async () => {
  ahead = 0;
  nils = await site.newUser();
});
const { take, lift } = moderationOf(() => site);
const { visitor } = lobbyUsers(() => site);

const until = new Date(Date.now() + A_DAY).toISOString();
const mute = { kind: 'mute', reason: 'insults', until } as const;
const ban = { kind: 'ban', reason: 'cheating', until } as const;
const logIn = () =>
  site.call('POST', '/api/account/login', { body: { username: nils.username, password: PASSWORD } });
const check = (token: string) => site.call('POST', '/api/account/checkauth', { token });
/** The names of the people against whom measures are in force. */
async function measured(): Promise<string[]> {
  // After a move of the clock, earlier access tokens have expired.
  const { token } = await site.login(moderator.username, PASSWORD);
  const { body } = await site.call('GET', '/api/moderation/measures', { token });
  return body.measures.map(({ user }: { user: string }) => user);
}

describe('a mute', () => {
  test('is told at once with reason and end, and stops lines in the lobby', async () => {
    const page = await visitor(nils.token);

    await take(moderator, nils, mute);

    expect(await page.until('muted')).toEqual(mute);
    expect(await page.send('lobbychat', 'hello')).toMatchObject({ ok: false, code: 'ACCOUNT_MUTED' });
    expect((await visitor(nils.token)).last('muted')).toEqual(mute);
    expect(await auditEntries(site)).toEqual([
      {
        actor: moderator.username,
        act: 'user muted',
        target: nils.username,
        details: { reason: 'insults', until },
      },
    ]);
  });

  test('stops lines in a waiting game and at the table, where it applies at once', async () => {
    const [owner, page] = [await visitor((await site.newUser()).token), await visitor(nils.token)];
    const { gameId } = await owner.send('newgame', { ...DEFAULT_GAME, name: 'Quiet' });
    await page.send('joingame', gameId);
    const { body: taken } = await take(moderator, nils, mute);
    expect(await page.send('chat', 'hello')).toMatchObject({ code: 'ACCOUNT_MUTED' });
    await lift(moderator, taken.measure.id);
    expect(await page.send('chat', 'hello')).toEqual({ ok: true });
    const { body: decks } = await site.call('GET', '/api/standalone-decks');
    for (const each of [owner, page]) await each.send('selectdeck', gameId, decks.decks[0].id, true);
    await owner.send('startgame', gameId);
    const board = await openBoard(site.address, await page.until('handoff'));
    expect(await board.command('chat', 'hello')).toMatchObject({ ok: true });

    await take(moderator, nils, mute);

    expect(await board.command('chat', 'hello')).toMatchObject({ code: 'ACCOUNT_MUTED' });
    ahead = A_DAY + 1;
    expect(await board.command('chat', 'hello again')).toMatchObject({ ok: true });
    ahead = 0;
    await board.command('leavegame');
    await owner.send('leavegame', gameId);
    board.close();
  });

  test('ends by itself, and a lifted one ends at once', async () => {
    const page = await visitor(nils.token);
    const { body } = await take(moderator, nils, mute);
    expect(await measured()).toContain(nils.username);
    ahead = A_DAY + 1;
    expect(await page.send('lobbychat', 'back again')).toEqual({ ok: true });
    expect(await measured()).not.toContain(nils.username);
    ahead = 0;
    expect(await page.send('lobbychat', 'too early')).toMatchObject({ code: 'ACCOUNT_MUTED' });

    await lift(moderator, body.measure.id);

    await page.until('muted', (told) => told === null);
    expect(await page.send('lobbychat', 'thank you')).toEqual({ ok: true });
    expect(await auditEntries(site)).toMatchObject([{ act: 'mute lifted', target: nils.username }]);
  });

  test('the longest of several counts', async () => {
    const page = await visitor(nils.token);
    await take(moderator, nils, { ...mute, until: null });
    await take(moderator, nils, mute);

    expect(page.last('muted')).toEqual({ ...mute, until: null });
  });
});

describe('a ban', () => {
  test('ends all sessions, tells the open page why, and refuses logins until it ends', async () => {
    const page = await visitor(nils.token);

    await take(manager, nils, ban);

    expect(await page.until('banned')).toEqual(ban);
    await page.until('authfailed');
    expect((await check(nils.token)).status).toBe(401);
    expect(await logIn()).toMatchObject({
      status: 401,
      body: { success: false, message: 'This account is banned.', ban },
    });
    ahead = A_DAY + 1;
    expect((await logIn()).body.success).toBe(true);
  });

  test('is not told to a caller with a wrong password', async () => {
    await take(manager, nils, ban);

    const { body } = await site.call('POST', '/api/account/login', {
      body: { username: nils.username, password: 'not-the-password' },
    });

    expect(body).toEqual({ success: false, message: 'Invalid username/password' });
  });

  test('closes the table, and its token no longer works', async () => {
    const page = await openLobby(site.address, nils.token);
    await page.send('practice', {});
    const handoff = await page.until('handoff');
    const board = await openBoard(site.address, handoff);

    await take(manager, nils, ban);

    await board.until('disconnected');
    const again = boardAt(site.address, handoff);
    expect((await again.until('rejected')).data).toEqual({ code: 'NOT_LOGGED_IN' });
    for (const each of [page, board, again]) each.close();
  });

  test('a session that begins during the ban is not valid', async () => {
    await take(manager, nils, ban);
    const { rows } = await site.storage.pool.query<{ id: number }>(
      'select id from users where username = $1',
      [nils.username],
    );
    await site.storage.pool.query(
      `insert into sessions (id, user_id, family_hash, secret_hash, ip, created_at, last_used_at)
       overriding system value values ($1, $2, '', '', '127.0.0.1', now(), now())`,
      [nils.refreshToken.id, rows[0]?.id],
    );

    expect((await check(nils.token)).status).toBe(401);
    await site.storage.pool.query('update measures set ends_at = now() where user_id = $1', [rows[0]?.id]);
    expect((await check(nils.token)).status).toBe(200);
  });

  test('lifted early allows logins again', async () => {
    const { body } = await take(manager, nils, { ...ban, until: null });
    expect((await logIn()).body.ban).toEqual({ ...ban, until: null });

    await lift(manager, body.measure.id);

    expect((await logIn()).body.success).toBe(true);
  });
});

describe('the rights', () => {
  test('moderators mute, and only staff who manage users ban', async () => {
    expect((await take(moderator, nils, ban)).status).toBe(403);
    const { body } = await take(manager, nils, ban);
    expect((await lift(moderator, body.measure.id)).status).toBe(403);
    expect((await logIn()).body.ban).toEqual(ban);
  });

  test('only administrators measure administrators, and nobody themselves', async () => {
    expect((await take(manager, { username: 'admin' })).status).toBe(403);
    expect((await take(manager, manager)).status).toBe(403);
    const { body } = await take(await admin(site), manager);
    expect((await lift(manager, body.measure.id)).status).toBe(403);
    await lift(await admin(site), body.measure.id);
  });

  test('unknown users and measures are reported', async () => {
    expect((await take(moderator, { username: 'nobody-at-all' })).status).toBe(404);
    expect((await lift(moderator, 999_999)).status).toBe(404);
  });
});
