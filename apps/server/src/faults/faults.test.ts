import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import type { Fault } from '@amberhall/protocol';
import { openBoard } from '../testing/clients.ts';
import type { TestBoard } from '../testing/clients.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let staff: LoggedIn;
let mira: LoggedIn;
let nils: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  staff = await newStaff(site, 'canManageGames');
});
afterAll(() => site.stop());
beforeEach(async () => {
  [mira, nils] = [await site.newUser(), await site.newUser()];
});
const { visitor } = lobbyUsers(() => site);

const report = (who: LoggedIn, gameId: string, more: object = {}) =>
  site.call('POST', '/api/faults', {
    token: who.token,
    body: { gameId, text: 'It captured too much', ...more },
  });
const opened = async (id: number) =>
  (await site.call('GET', `/api/faults/${id}`, { token: staff.token })).body.fault;
const own = async (who: LoggedIn): Promise<Fault[]> =>
  (await site.call('GET', `/api/account/${who.username}/faults`, { token: who.token })).body.faults;

interface Played {
  gameId: string;
  board: TestBoard;
  otherBoard: TestBoard;
}

/** A running private game of Mira against Nils, after their mulligans and a line of chat. */
async function running(): Promise<Played> {
  const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
  const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'Strange', gamePrivate: true });
  await other.send('joingame', gameId);
  const { body } = await site.call('GET', '/api/standalone-decks');
  for (const each of [page, other]) await each.send('selectdeck', gameId, body.decks[0].id, true);
  await page.send('startgame', gameId);
  const board = await openBoard(site.address, await page.until('handoff'));
  const otherBoard = await openBoard(site.address, await other.until('handoff'));
  for (const each of [board, otherBoard]) {
    const keep = await each.shows(() => each.prompt?.controls.at(-1)?.id);
    await each.press(keep);
  }
  await board.command('chat', 'a private word');
  return { gameId, board, otherBoard };
}

async function end({ gameId, board, otherBoard }: Played): Promise<void> {
  await board.command('concede');
  for (const each of [board, otherBoard]) {
    await each.command('leavegame');
    each.close();
  }
  await expect.poll(() => isFinished(gameId)).toBe(true);
}

async function isFinished(gameId: string): Promise<boolean> {
  const { rows } = await site.storage.pool.query(
    'select 1 from games where id = $1 and finished_at is not null',
    [gameId],
  );
  return rows.length > 0;
}

async function decisionsOf(gameId: string): Promise<number> {
  const { rows } = await site.storage.pool.query<{ count: number }>(
    'select count(*)::int as count from game_decisions where game_id = $1',
    [gameId],
  );
  return rows[0]?.count ?? 0;
}

describe('a fault', () => {
  test('of a running game has its position, version and log, and no chat', async () => {
    const played = await running();

    const { body } = await report(mira, played.gameId);

    expect(body.success).toBe(true);
    const fault = await opened(body.id);
    expect(fault).toMatchObject({
      gameId: played.gameId,
      step: await decisionsOf(played.gameId),
      state: 'open',
      reporter: mira.username,
      text: 'It captured too much',
      isRunning: true,
    });
    expect(fault.step).toBeGreaterThan(0);
    expect(fault.engineVersion).not.toBe('');
    expect(fault.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(fault.lines)).not.toContain('a private word');
    await end(played);
  });

  test('opens as a replay at that moment once the game has ended', async () => {
    const played = await running();
    const { body } = await report(mira, played.gameId);
    await end(played);

    const fault = await opened(body.id);
    expect(fault.isRunning).toBe(false);
    const { body: replay } = await site.call('GET', `/api/replays/${played.gameId}`, { token: staff.token });
    expect(replay.replay.state).toBe('ready');
    expect(replay.replay.steps).toBeGreaterThanOrEqual(fault.step);
  });

  test('of a finished game can name a step, and has the log up to it', async () => {
    const played = await running();
    await end(played);

    const { body: early } = await report(nils, played.gameId, { step: 2 });
    const { body: late } = await report(nils, played.gameId, { step: 999_999 });

    const [one, other] = [await opened(early.id), await opened(late.id)];
    expect(one.step).toBe(2);
    expect(other.step).toBe(await decisionsOf(played.gameId));
    expect(one.lines.length).toBeGreaterThan(0);
    expect(other.lines.length).toBeGreaterThan(one.lines.length);
  });

  test('of a private game is refused to strangers, and of an unknown one to everybody', async () => {
    const played = await running();
    const stranger = await site.newUser();

    expect((await report(stranger, played.gameId)).status).toBe(404);
    await end(played);
    expect((await report(stranger, played.gameId)).status).toBe(404);
    expect((await report(mira, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await report(mira, played.gameId, { text: '  ' })).status).toBe(400);
  });
});

test('staff change the state, and the reporter sees it', async () => {
  const played = await running();
  const { body } = await report(mira, played.gameId);
  await end(played);
  expect(await own(mira)).toMatchObject([{ id: body.id, state: 'open' }]);

  const change = (state: string, note = '') =>
    site.call('PUT', `/api/faults/${body.id}`, { token: staff.token, body: { state, note } });
  await change('taken');
  const { body: settled } = await change('settled', 'Fixed in the next version');

  expect(settled.fault).toMatchObject({ state: 'settled', note: 'Fixed in the next version' });
  expect(await own(mira)).toMatchObject([{ state: 'settled', handledBy: staff.username }]);
  expect(await auditEntries(site)).toEqual([
    { actor: staff.username, act: 'fault changed', target: String(body.id), details: { state: 'settled' } },
  ]);
  const listed = async (show: string) =>
    (await site.call('GET', `/api/faults?show=${show}`, { token: staff.token })).body.faults.map(
      ({ id }: Fault) => id,
    );
  expect(await listed('decided')).toContain(body.id);
  expect(await listed('open')).not.toContain(body.id);
});

test('a deleted account leaves its faults without its name, also in the log', async () => {
  const played = await running();
  const { body } = await report(mira, played.gameId);
  await end(played);
  const { body: exported } = await site.call('GET', `/api/account/${mira.username}/export`, {
    token: mira.token,
  });
  expect(exported.faults).toMatchObject([{ id: body.id }]);
  expect(JSON.stringify((await opened(body.id)).lines)).toContain(mira.username);

  await site.call('DELETE', `/api/account/${mira.username}`, {
    token: mira.token,
    body: { password: PASSWORD },
  });

  const fault = await opened(body.id);
  expect(fault.reporter).toBeNull();
  expect(JSON.stringify(fault.lines)).not.toContain(mira.username);
});
