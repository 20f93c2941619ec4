import { analysisStep } from '@amberhall/bots';
import type { AnalysisStep } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameAnalysis, ReadyReplay } from '@amberhall/protocol';
import { AccountStore } from '../accounts/account-store.ts';
import { ReplayStore } from '../replays/replay-store.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Answer, LoggedIn, Site } from '../testing/site.ts';
import { answerAtRandom, dice, isAsked, keepHands, sideAsked, startedGame } from '../testing/play.ts';
import { ThreadStartError } from '../thinking/work-thread.ts';
import { AnalysisStore } from './analysis-store.ts';
import { analysisRunner } from './analysis-runner.ts';
import { ANALYSIS_TEXTS } from './game-analyses.ts';

let site: Site;
/** It analyses nothing by itself. */
let quiet: Site;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_BOT_THREADS: '1' });
  quiet = await openSite({ AMBERHALL_BOT_THREADS: '0' });
});
afterAll(() => Promise.all([site.stop(), quiet.stop()]));
beforeEach(() => site.storage.pool.query('delete from game_analyses'));
// Each decision of a game is a round trip, and a turn takes seconds of processor time.
vi.setConfig({ testTimeout: 240_000 });

const DECISIONS = 12;

interface Finished {
  gameId: string;
  one: LoggedIn;
  other: LoggedIn;
}

/** A game of random decisions that the first player concedes. */
async function finishedGame(options: object = {}, decisions = DECISIONS, at = site): Promise<Finished> {
  const pair = await startedGame(at, options);
  await keepHands(pair);
  const roll = dice(3);
  for (let number = 0; number < decisions; number++) {
    await expect.poll(() => isAsked(pair.one.board) || isAsked(pair.other.board)).toBe(true);
    await answerAtRandom(sideAsked(pair).board, roll);
  }
  await pair.one.board.command('concede');
  const finishedAt = async () => {
    const { rows } = await at.storage.pool.query('select finished_at from games where id = $1', [
      pair.gameId,
    ]);
    return rows[0].finished_at;
  };
  await expect.poll(finishedAt).not.toBeNull();
  for (const { board } of [pair.one, pair.other]) await board.command('leavegame');
  pair.close();
  return { gameId: pair.gameId, one: pair.one.user, other: pair.other.user };
}

const analysis = (method: string, { gameId }: Pick<Finished, 'gameId'>, who: LoggedIn): Promise<Answer> =>
  site.call(method, `/api/replays/${gameId}/analysis`, { token: who.token });

async function analysisOf(game: Finished, who: LoggedIn): Promise<GameAnalysis> {
  return (await analysis('GET', game, who)).body.analysis;
}

/** The turns of the first player, by number. */
async function ownTurns(at: Site, { gameId, one }: Pick<Finished, 'gameId' | 'one'>): Promise<number[]> {
  const { body } = await at.call('GET', `/api/replays/${gameId}`, { token: one.token });
  const { turns }: ReadyReplay = body.replay;
  return turns.filter(({ player }) => player === one.username).map(({ turn }) => turn);
}

/** Puts an analysis of another person at the head of the queue, which a process holds. */
async function holdQueue({ gameId, other }: Finished): Promise<void> {
  await site.storage.pool.query(
    `insert into game_analyses (game_id, user_id, turns, requested_at, held_by, held_until)
     select $1, id, '[]', '2026-01-01', 'another process', '2999-01-01' from users where username = $2`,
    [gameId, other.username],
  );
}

const NONE = { isOffered: true, run: null, turns: [], version: null, finishedAt: null };

describe('an analysis', () => {
  test('looks at the turns of its player in the threads of the bots, and is not made twice', async () => {
    const game = await finishedGame({}, 24);
    const { one, other } = game;
    expect(await analysisOf(game, one)).toEqual(NONE);

    const { run } = (await analysis('POST', game, one)).body.analysis;
    expect(run).toMatchObject({ done: 0, place: 0 });
    await vi.waitFor(async () => expect((await analysisOf(game, one)).finishedAt).not.toBeNull(), {
      timeout: 200_000,
      interval: 500,
    });

    const done = await analysisOf(game, one);
    expect(done).toMatchObject({ run: null, version: expect.any(String) });
    expect(done.turns.map(({ turn }) => turn)).toEqual(await ownTurns(site, game));
    const [first] = done.turns;
    expect(first?.estimate).toMatchObject({
      played: { house: expect.any(String), chance: expect.any(Number) },
      preferred: { house: expect.any(String), chance: expect.any(Number), isOpen: expect.any(Boolean) },
    });
    expect(first?.estimate?.played.lines[0]).toMatchObject({
      player: one.username,
      text: { key: 'log.chooseHouse' },
    });
    expect(JSON.stringify(done)).not.toContain('"id"');
    expect((await analysis('POST', game, one)).body.analysis).toEqual(done);
    expect(await analysisOf(game, other)).toEqual(NONE);
  });

  test('waits behind those that were asked for before it, and can be cancelled', async () => {
    const game = await finishedGame();
    await holdQueue(await finishedGame());

    expect((await analysis('POST', game, game.one)).body.analysis.run).toMatchObject({ place: 1, done: 0 });
    expect((await analysis('DELETE', game, game.one)).body.analysis).toEqual(NONE);
    expect(await analysisOf(game, game.one)).toEqual(NONE);
  });

  test('is refused while another game of the player is in the queue', async () => {
    const game = await finishedGame();
    await holdQueue(game);
    const { rows } = await site.storage.pool.query('select id from users where username = $1', [
      game.one.username,
    ]);
    await site.storage.pool.query('update game_analyses set user_id = $1', [rows[0].id]);
    const next = await finishedGame();
    await site.storage.pool.query('update game_players set user_id = $1 where game_id = $2 and seat = 0', [
      rows[0].id,
      next.gameId,
    ]);

    const { body } = await analysis('POST', next, game.one);

    expect(body).toEqual({ success: false, message: ANALYSIS_TEXTS.other });
  });

  test('is refused for a game with hidden deck lists, of which a player knew only one', async () => {
    const game = await finishedGame({ hideDeckLists: true });

    const { body } = await analysis('POST', game, game.one);

    expect(body).toEqual({ success: false, message: ANALYSIS_TEXTS.hidden });
  });

  test('can be seen, asked for and cancelled by the players only', async () => {
    const game = await finishedGame();
    const stranger = await site.newUser();

    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await analysis(method, game, stranger)).status).toBe(404);
    expect((await site.call('GET', `/api/replays/${game.gameId}/analysis`)).status).toBe(401);
    expect((await analysis('GET', { gameId: 'constructor' }, stranger)).status).toBe(404);
  });

  test('shows the names that the players have now, and is deleted with the account', async () => {
    const game = await finishedGame();
    const { one } = game;
    const line = { kind: 'log', player: '1', text: { key: 'log.draw', args: { player: { player: '2' } } } };
    const judged = { house: 'mars', lines: [line], chance: 0.5 };
    const estimate = { played: judged, preferred: { ...judged, isOpen: false }, margin: 0.1 };
    await holdQueue(game);
    await site.storage.pool.query(
      `update game_analyses set done = $1, done_by = '0.0.9', requested_at = null, finished_at = now()`,
      [JSON.stringify([{ turn: 1, step: 2, estimate }])],
    );

    const { body } = await site.call('GET', `/api/account/${game.other.username}/export`, {
      token: game.other.token,
    });
    expect(body.gameAnalyses).toMatchObject([
      {
        gameId: game.gameId,
        version: '0.0.9',
        turns: [
          {
            estimate: {
              played: {
                lines: [
                  { player: one.username, text: { args: { player: { player: game.other.username } } } },
                ],
              },
            },
          },
        ],
      },
    ]);

    const { token, username } = game.other;
    const deleted = await site.call('DELETE', `/api/account/${username}`, {
      token,
      body: { password: PASSWORD },
    });
    expect(deleted.body.success).toBe(true);
    expect((await site.storage.pool.query('select * from game_analyses')).rows).toEqual([]);
  });
});

test('a site without threads for bots analyses no games', async () => {
  const { gameId, one } = await finishedGame({}, DECISIONS, quiet);
  const path = `/api/replays/${gameId}/analysis`;

  expect((await quiet.call('GET', path, { token: one.token })).body.analysis.isOffered).toBe(false);
  const refused = { success: false, message: ANALYSIS_TEXTS.notOffered };
  expect((await quiet.call('POST', path, { token: one.token })).body).toEqual(refused);
});

/** A game whose analysis is requested, and a runner that carries out its steps with `carryOut`. */
async function requestedAnalysis(carryOut: (step: AnalysisStep) => Promise<unknown>) {
  const { gameId, one } = await finishedGame({}, 24, quiet);
  const { database, pool } = quiet.storage;
  const { rows } = await pool.query('select id from users where username = $1', [one.username]);
  const analysisStore = new AnalysisStore(database);
  const key = { gameId, userId: rows[0].id };
  const [own] = await ownTurns(quiet, { gameId, one });
  const turns = [own, own, 99].map((turn = 0, step) => ({ turn, step }));
  await analysisStore.request(key, { turns, version: '1.0.0', requestedAt: new Date() });
  const runner = analysisRunner({
    analysisStore,
    replayStore: new ReplayStore(database, new AccountStore(database)),
    thinking: { analysisStep: carryOut },
    playouts: 1,
    samples: 2,
    name: 'a node',
    version: '1.0.0',
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
  });
  return { runner, row: () => analysisStore.of(key) };
}

test('a turn whose steps fail has no estimate, and the next turn gets one', async () => {
  let count = 0;
  const { runner, row } = await requestedAnalysis(async (step) => {
    if (count++ === 0) throw new Error('the thread has died');
    return analysisStep(library, step);
  });

  await runner.run();
  await runner.stop();

  const analysed = await row();
  expect(analysed).toMatchObject({ requestedAt: null, heldBy: null, doneBy: '1.0.0' });
  expect(analysed?.done.map(({ estimate }) => estimate === null)).toEqual([true, false, true]);
});

test('an analysis whose thread cannot start stays in the queue', async () => {
  const { runner, row } = await requestedAnalysis(async () => {
    throw new ThreadStartError('no memory');
  });

  await runner.run();
  await runner.stop();

  const waiting = await row();
  expect(waiting).toMatchObject({ heldBy: 'a node', done: [] });
  expect(waiting?.requestedAt).not.toBeNull();
});
