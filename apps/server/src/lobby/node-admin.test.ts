import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardAt, openLobby } from '../testing/clients.ts';
import { isAsked, keepHands, OPTIONS, startedGame } from '../testing/play.ts';
import { storedVersion } from '../rules-version.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({}, { expectedErrors: ['Could not resume a game'] });
});
afterAll(() => site.stop());

async function deskOf(...permissions: Parameters<typeof newStaff>[1][]) {
  const staff = await newStaff(site, ...permissions);
  return { staff, desk: await openLobby(site.address, staff.token) };
}

test('managers see the nodes and their changes', async () => {
  const { staff, desk } = await deskOf('canManageNodes');

  expect(await desk.send('getnodestatus')).toMatchObject({ ok: true });
  const before = desk.last('nodestatus');
  expect(await desk.send('togglenode', 'node1')).toMatchObject({ ok: true });
  await desk.until('nodestatus', ([node]) => node.status === 'disabled');

  expect(before).toEqual([{ name: 'node1', numGames: 0, status: 'active', version: storedVersion('0.1.0') }]);
  expect(await auditEntries(site)).toEqual([
    { actor: staff.username, act: 'node disabled', target: 'node1', details: {} },
  ]);
  await desk.send('togglenode', 'node1');
  await desk.until('nodestatus', ([node]) => node.status === 'active');
  desk.close();
});

test.each([['getnodestatus'], ['togglenode', 'node1'], ['drainnode', 'node1', 5], ['restartnode', 'node1']])(
  '%s is refused to other users',
  async (...message) => {
    const user = await site.newUser();
    const [signedIn, visitor] = [await openLobby(site.address, user.token), await openLobby(site.address)];
    const [command = '', ...args] = message;

    expect(await signedIn.send(command, ...args)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await visitor.send(command, ...args)).toMatchObject({ ok: false, code: 'NOT_LOGGED_IN' });
    signedIn.close();
    visitor.close();
  },
);

test('a missing node cannot be changed', async () => {
  const { desk } = await deskOf('canManageNodes');

  expect(await desk.send('togglenode', 'nowhere')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect(await desk.send('restartnode', 'nowhere')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  desk.close();
});

test('without an available node no game starts, and its players are told', async () => {
  const { desk } = await deskOf('canManageNodes');
  await desk.send('togglenode', 'node1');
  const user = await site.newUser();
  const lobby = await openLobby(site.address, user.token);

  const refused = await lobby.send('practice', {});

  expect(refused).toMatchObject({ ok: false, code: 'NO_NODE' });
  expect(await lobby.until('gameerror')).toContain('no game server is available');
  expect(await lobby.send('newgame', OPTIONS)).toMatchObject({ ok: true });
  await desk.send('togglenode', 'node1');
  desk.close();
  lobby.close();
});

test('a draining node takes no new games, plays the others on and shows how many', async () => {
  const pair = await startedGame(site);
  const { staff, desk } = await deskOf('canManageNodes');
  await desk.send('getnodestatus');
  const late = await openLobby(site.address, (await site.newUser()).token);

  expect(await desk.send('drainnode', 'node1', 5)).toMatchObject({ ok: true });
  const [node] = await desk.until('nodestatus', ([each]) => each.status === 'draining');

  expect(node.numGames).toBeGreaterThanOrEqual(1);
  expect(node.drain.games).toBeGreaterThanOrEqual(1);
  expect(Date.parse(node.drain.until) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  expect((await auditEntries(site))[0]).toMatchObject({ actor: staff.username, act: 'node drained' });
  expect(await late.send('practice', {})).toMatchObject({ ok: false, code: 'UPDATING' });
  expect(await late.until('gameerror')).toContain('about to be updated');
  await keepHands(pair);

  await desk.send('togglenode', 'node1');
  const [again] = await desk.until('nodestatus', ([each]) => each.status === 'active');
  expect(again).not.toHaveProperty('drain');
  expect(await late.send('practice', {})).toMatchObject({ ok: true });
  await late.until('handoff');
  for (const client of [late, desk, pair]) client.close();
});

test('a restarted node takes no games meanwhile, and continues its own where they were', async () => {
  const pair = await startedGame(site);
  const { desk } = await deskOf('canManageNodes');
  await desk.send('getnodestatus');
  desk.clearEvents();
  const before = structuredClone(pair.one.board.game?.table);
  pair.one.lobby.clearEvents();

  expect(await desk.send('restartnode', 'node1')).toMatchObject({ ok: true });
  const handoff = await pair.one.lobby.until('handoff');
  const board = boardAt(site.address, handoff);
  await board.until('gamestate');

  expect(board.game?.table).toEqual(before);
  await board.shows(() => isAsked(board));
  await desk.until('nodestatus', ([node]) => node.status === 'active');
  expect(desk.all('nodestatus').map(([node]) => node.status)).toContain('draining');
  board.close();
  desk.close();
  pair.close();
});

test.each([
  {
    rules: 'the current rules',
    version: undefined,
    text: 'This game cannot be continued because of an error of the server.',
    reason: 'engine failure',
  },
  {
    rules: 'older rules',
    version: '0.0.9+0123456789',
    text: 'This game cannot be continued: the rules were updated since it started.',
    reason: 'rules changed',
  },
])('a game of $rules whose replay diverges is ended, and its people are told why', async (game) => {
  const pair = await startedGame(site);
  await keepHands(pair);
  const { pool } = site.storage;
  await pool.query('update game_decisions set fingerprint = 1 where game_id = $1', [pair.gameId]);
  if (game.version !== undefined) {
    await pool.query('update games set engine_version = $2 where id = $1', [pair.gameId, game.version]);
  }
  const { desk } = await deskOf('canManageNodes');
  pair.one.lobby.clearEvents();
  pair.other.lobby.close();

  await desk.send('restartnode', 'node1');

  expect(await pair.one.lobby.until('gameerror')).toBe(game.text);
  await pair.one.lobby.until('cleargamestate');
  expect(await pair.one.lobby.until('gameended')).toBe(game.text);
  const back = await openLobby(site.address, pair.other.user.token);
  expect(await back.until('gameended')).toBe(game.text);
  back.close();
  const { rows } = await pool.query('select winner, win_reason from games where id = $1', [pair.gameId]);
  expect(rows).toEqual([{ winner: null, win_reason: game.reason }]);
  desk.close();
  pair.close();
});
