import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyChanges } from '@amberhall/protocol';
import type { ReadyReplay, Replay, ReplayChunk, ReplayView } from '@amberhall/protocol';
import type { LogLine, TableView } from '@amberhall/engine/vocabulary';
import { storedVersion } from '../rules-version.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin } from '../testing/staff.ts';
import { answerAtRandom, sideAsked, dice, isAsked, keepHands, startedGame } from '../testing/play.ts';
import type { GamePair } from '../testing/play.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const DECISIONS = 90;
// Each of them is a round trip to a server.
vi.setConfig({ testTimeout: 30_000 });

interface Seen {
  pair: GamePair;
  /** The last view of each player, and the log. */
  tables: [TableView, TableView];
  log: [LogLine[], LogLine[]];
}

/** A game of random decisions that one of the players concedes. */
async function finishedGame(options: object = {}, decisions = 6): Promise<Seen> {
  const pair = await startedGame(site, options);
  await keepHands(pair);
  const roll = dice(7);
  for (let number = 0; number < decisions; number++) {
    // One viewer receives a message shortly after the other.
    await expect.poll(() => isAsked(pair.one.board) || isAsked(pair.other.board)).toBe(true);
    await answerAtRandom(sideAsked(pair).board, roll);
  }
  await pair.one.board.command('concede');
  const boards = [pair.one.board, pair.other.board] as const;
  for (const board of boards) await board.shows(({ winner }) => winner !== null);
  // The game is over for the players shortly before it is in the database.
  await expect.poll(() => isKept(pair.gameId)).toBe(true);
  const [one, other] = boards.map(({ game }) => {
    if (game === null) throw new Error('A board without a game');
    return { table: game.table, log: game.lines.flatMap(({ log }) => log ?? []) };
  });
  if (one === undefined || other === undefined) throw new Error('A board without a game');
  return { pair, tables: [one.table, other.table], log: [one.log, other.log] };
}

async function isKept(gameId: string): Promise<boolean> {
  const { rows } = await site.storage.pool.query('select finished_at from games where id = $1', [gameId]);
  return rows[0].finished_at !== null;
}

async function replayOf(gameId: string, who?: LoggedIn): Promise<Replay> {
  const token = who?.token;
  const { status, body } = await site.call('GET', `/api/replays/${gameId}`, token ? { token } : {});
  expect(status).toBe(200);
  return body.replay;
}

async function readyReplay(gameId: string, who?: LoggedIn): Promise<ReadyReplay> {
  const replay = await replayOf(gameId, who);
  if (replay.state !== 'ready') throw new Error(`The replay is ${replay.state}`);
  return replay;
}

async function chunksOf({ gameId, steps }: ReadyReplay, view: ReplayView): Promise<ReplayChunk[]> {
  const chunks: ReplayChunk[] = [];
  for (let got = 0; got < steps || chunks.length === 0;) {
    const { body } = await site.call('GET', `/api/replays/${gameId}/${view}/${chunks.length}`);
    chunks.push(body.chunk);
    got += body.chunk.steps.length;
  }
  return chunks;
}

const tableAfter = ({ table, steps }: ReplayChunk): TableView =>
  steps.reduce((before, { changes }) => (changes ? applyChanges(before, changes) : before), table);

test('a replay ends where the game ended, for both players, with the same log', async () => {
  const { pair, tables, log } = await finishedGame({}, DECISIONS);
  pair.close();

  const replay = await readyReplay(pair.gameId);

  expect(replay.winner).toBe(pair.other.user.username);
  expect(replay.players).toEqual([pair.one.user.username, pair.other.user.username]);
  for (const [index, view] of (['1', '2'] as const).entries()) {
    const chunks = await chunksOf(replay, view);
    const lines = chunks.flatMap(({ opening, steps }) => [
      ...opening,
      ...steps.flatMap((step) => step.lines ?? []),
    ]);

    const { players, ...table } = tableAfter(chunks.at(-1) as ReplayChunk);
    const { players: playersThen, ...then } = tables[index] as TableView;
    expect(withoutNames(table)).toEqual(withoutNames(then));
    expect(withoutNames(players)).toEqual(withoutNames(playersThen));
    expect(lines.flatMap((line) => line.log ?? [])).toHaveLength(log[index]?.length ?? 0);
    expect(lines.map(({ id }) => id)).toEqual(lines.map((_, at) => at + 1));
  }
});

/** Prompt ids count all prompts of a table, including those that were never shown. */
function withoutNames(view: object): unknown {
  return JSON.parse(JSON.stringify(view), (key, value: unknown) => (key === 'id' ? null : value));
}

test('every chunk starts where the previous one ended', async () => {
  const { pair } = await finishedGame({}, DECISIONS);
  pair.close();

  const replay = await readyReplay(pair.gameId);
  const chunks = await chunksOf(replay, 'spectator');

  expect(chunks.length).toBe(Math.ceil(replay.steps / 64));
  expect(chunks.length).toBeGreaterThan(1);
  for (const [index, chunk] of chunks.slice(1).entries()) {
    expect(chunk.table).toEqual(tableAfter(chunks[index] as ReplayChunk));
    expect(chunk.from).toBe((index + 1) * 64);
  }
  const past = await site.call('GET', `/api/replays/${pair.gameId}/spectator/${chunks.length}`);
  expect(past.status).toBe(404);
});

test('no viewpoint contains more than its viewer could see', async () => {
  const { pair } = await finishedGame();
  pair.close();
  const replay = await readyReplay(pair.gameId);
  const [one, other] = replay.players;
  const slugsInHand = (table: TableView, player: string) =>
    (table.players[player]?.hand ?? []).map((id) => table.cards[id]?.slug);

  const [own] = await chunksOf(replay, '1');
  const [side] = await chunksOf(replay, 'spectator');
  if (own === undefined || side === undefined) throw new Error('A replay without chunks');

  const atEnd = tableAfter(own);
  expect(slugsInHand(atEnd, one).every((slug) => slug !== undefined)).toBe(true);
  expect(slugsInHand(atEnd, other).every((slug) => slug === undefined)).toBe(true);
  expect(slugsInHand(atEnd, other).length).toBeGreaterThan(0);
  for (const player of [one, other]) {
    expect(slugsInHand(tableAfter(side), player).every((slug) => slug === undefined)).toBe(true);
  }
  expect(JSON.stringify(side)).not.toContain('"prompt"');
});

test('turns are marked at their start', async () => {
  const { pair } = await finishedGame({}, DECISIONS);
  pair.close();

  const replay = await readyReplay(pair.gameId);
  const [chunk] = await chunksOf(replay, 'spectator');

  expect(replay.turns[0]).toMatchObject({ turn: 1 });
  const second = replay.turns[1];
  if (chunk === undefined || second === undefined) throw new Error('A game of one turn');
  const before = tableAfter({ ...chunk, steps: chunk.steps.slice(0, second.step - 1) });
  const after = tableAfter({ ...chunk, steps: chunk.steps.slice(0, second.step) });
  expect([before.turn, after.turn]).toEqual([1, 2]);
  expect(after.activePlayer).toBe(second.player);
});

test.each([{ gamePrivate: true }, { allowSpectators: false }, { password: 'a secret' }])(
  'a game with %o is visible to its players and the staff only',
  async (options) => {
    const { pair } = await finishedGame(options);
    pair.close();
    const stranger = await site.newUser();

    expect(await replayOf(pair.gameId)).toEqual({ state: 'private' });
    expect(await replayOf(pair.gameId, stranger)).toEqual({ state: 'private' });
    expect((await site.call('GET', `/api/replays/${pair.gameId}/1/0`)).status).toBe(404);
    expect(await replayOf(pair.gameId, pair.other.user)).toMatchObject({ state: 'ready', ownView: '2' });
    expect(await replayOf(pair.gameId, await admin(site))).toMatchObject({
      state: 'ready',
      ownView: 'spectator',
    });
  },
);

test('a game with hidden deck lists shows the views of the players to themselves and the staff only', async () => {
  const { pair } = await finishedGame({ hideDeckLists: true });
  pair.close();
  const { gameId } = pair;
  const other = pair.other.user;
  const stranger = await readyReplay(gameId);
  const player = await readyReplay(gameId, other);
  const staff = await readyReplay(gameId, await admin(site));

  expect([stranger.views, player.views, staff.views]).toEqual([
    ['spectator'],
    ['2', 'spectator'],
    ['1', '2', 'spectator'],
  ]);
  expect(Object.keys(stranger.frames)).toEqual(['spectator']);
  expect(Object.values(stranger.frames.spectator.people).map(({ deck }) => deck)).toEqual([null, null]);
  const statusOf = async (view: ReplayView, token?: string) =>
    (await site.call('GET', `/api/replays/${gameId}/${view}/0`, token ? { token } : {})).status;
  expect(await statusOf('1')).toBe(404);
  expect(await statusOf('1', other.token)).toBe(404);
  expect([await statusOf('2', other.token), await statusOf('spectator')]).toEqual([200, 200]);
});

test('others than its players see a game with delayed spectators after that delay', async () => {
  const { pair } = await finishedGame({ spectatorDelay: 3 });
  pair.close();
  const { gameId } = pair;
  const end = (minutes: number) =>
    site.storage.pool.query(`update games set finished_at = now() - $2 * interval '1 minute' where id = $1`, [
      gameId,
      minutes,
    ]);

  await end(2);
  expect(await replayOf(gameId)).toEqual({ state: 'running' });
  expect(await replayOf(gameId, pair.one.user)).toMatchObject({ state: 'ready' });
  expect(await replayOf(gameId, await admin(site))).toMatchObject({ state: 'ready' });
  expect((await site.call('GET', `/api/replays/${gameId}/spectator/0`)).status).toBe(404);

  await end(4);
  expect(await replayOf(gameId)).toMatchObject({ state: 'ready' });
});

test('an unfinished or missing game says so', async () => {
  const pair = await startedGame(site);

  expect(await replayOf(pair.gameId, pair.one.user)).toEqual({ state: 'running' });
  expect(await replayOf(crypto.randomUUID())).toEqual({ state: 'unknown' });
  expect(await replayOf('no-game')).toEqual({ state: 'unknown' });
  pair.close();
});

test('a game without stored decisions says so', async () => {
  const { pair } = await finishedGame();
  pair.close();
  await site.storage.pool.query('delete from game_decisions where game_id = $1', [pair.gameId]);

  expect(await replayOf(pair.gameId)).toEqual({ state: 'gone' });
});

test('a game that would differ with the current rules is not shown', async () => {
  const { pair } = await finishedGame();
  pair.close();
  await site.storage.pool.query(
    `update game_decisions set fingerprint = fingerprint + 1
     where game_id = $1 and number = (select max(number) from game_decisions where game_id = $1)`,
    [pair.gameId],
  );

  expect(await replayOf(pair.gameId)).toEqual({ state: 'changed', playedWith: storedVersion('0.1.0') });
  expect((await site.call('GET', `/api/replays/${pair.gameId}/1/0`)).status).toBe(404);
});

test('a replay of an earlier program with the same rules needs no other version', async () => {
  const { pair } = await finishedGame();
  pair.close();
  await site.storage.pool.query(`update games set engine_version = $2 where id = $1`, [
    pair.gameId,
    storedVersion('0.0.9'),
  ]);

  expect(await replayOf(pair.gameId)).toMatchObject({ state: 'ready', playedWith: null });
});

test('a game of other rules is shown only if it provably reaches the same result', async () => {
  const { pair } = await finishedGame();
  pair.close();
  const { pool } = site.storage;
  await pool.query(`update games set engine_version = '0.0.9' where id = $1`, [pair.gameId]);

  expect(await replayOf(pair.gameId)).toMatchObject({ state: 'ready', playedWith: '0.0.9' });

  const { pair: untold } = await finishedGame();
  untold.close();
  await pool.query(`update games set engine_version = '0.0.9' where id = $1`, [untold.gameId]);
  await pool.query(`update game_decisions set fingerprint = null where game_id = $1`, [untold.gameId]);

  expect(await replayOf(untold.gameId)).toEqual({ state: 'changed', playedWith: '0.0.9' });
});

test('a player with a deleted account is named nowhere', async () => {
  const { pair } = await finishedGame();
  await readyReplay(pair.gameId);
  const { user } = pair.other;
  for (const { board } of [pair.one, pair.other]) await board.command('leavegame');
  await pair.other.lobby.until('cleargamestate');
  pair.close();
  const deleted = await site.call('DELETE', `/api/account/${user.username}`, {
    token: user.token,
    body: { password: PASSWORD },
  });
  expect(deleted.body).toMatchObject({ success: true });

  const replay = await readyReplay(pair.gameId, pair.one.user);
  const texts = await Promise.all(
    (['1', '2', 'spectator'] as const).map(async (view) => JSON.stringify(await chunksOf(replay, view))),
  );

  expect(replay.winner).toBe('Deleted user 2');
  expect(JSON.stringify([replay, ...texts])).not.toContain(user.username);
});
