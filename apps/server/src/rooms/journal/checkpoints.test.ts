import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { migrateDatabase } from '../../database/database.ts';
import type { Storage } from '../../database/database.ts';
import { gameCheckpoints, games } from '../../database/schema.ts';
import { STANDALONE_DECKS } from '../../decks/standalone.ts';
import { guestOrBot } from '../../accounts/person.ts';
import { openBoard, openLobby } from '../../testing/clients.ts';
import { answerAtRandom, dice, isAsked, startedGame } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';
import { newStaff } from '../../testing/staff.ts';
import { addRunningGame } from '../../testing/running-game.ts';
import { openTestStorage } from '../../testing/storage.ts';
import { Checkpoints, positionsOf } from './checkpoints.ts';
import { engine } from './play-engine.ts';
import type { Play, PlayEngine } from './play-engine.ts';
import type { GameSetup } from './node-types.ts';
import { delayedPlay, openingOf, restoredGame } from './restore-game.ts';
import type { RunningGame } from './room-store.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
  await migrateDatabase(storage.database);
});
afterAll(() => storage.close());

const silent = pino({ level: 'silent' });
const checkpoints = (version = '1') => new Checkpoints(storage.database, version, silent);

const runningGame = () => addRunningGame(storage.database);

/** Stores a checkpoint, and waits until it was written or refused. */
async function keep(
  gameId: string,
  decisions: number,
  text: string,
  fence = 1,
  version = '1',
): Promise<void> {
  const kept = checkpoints(version);
  kept.save({ gameId, fence }, { decisions, text });
  await kept.close();
}

const found = async (gameId: string, version = '1') =>
  (await positionsOf(storage.database, version, [gameId])).get(gameId);

test('the latest checkpoint of a game is found', async () => {
  const [game, other] = [await runningGame(), await runningGame()];
  await keep(game, 50, 'after fifty');
  await keep(other, 60, 'of another game');

  expect(await found(game)).toMatchObject({ decisions: 50, text: 'after fifty' });
  await keep(game, 100, 'after a hundred');
  expect(await found(game)).toMatchObject({ decisions: 100, text: 'after a hundred' });
});

test('of checkpoints during a write, only the last is stored', async () => {
  const game = await runningGame();
  const writer = checkpoints();
  const claim = { gameId: game, fence: 1 };
  for (const decisions of [50, 100, 150]) writer.save(claim, { decisions, text: `after ${decisions}` });

  await vi.waitFor(async () => expect((await found(game))?.decisions).toBe(150));
});

test('a checkpoint of other rules is marked as such', async () => {
  const game = await runningGame();

  await keep(game, 50, 'by older rules', 1, '0');

  expect(await found(game, '1')).toMatchObject({ hasCurrentRules: false });
  expect(await found(game, '0')).toMatchObject({ hasCurrentRules: true });
});

test('a corrupted checkpoint is not found', async () => {
  const game = await runningGame();
  await keep(game, 50, 'whole');

  await storage.database
    .update(gameCheckpoints)
    .set({ position: 'who' })
    .where(eq(gameCheckpoints.gameId, game));

  expect(await found(game)).toBeUndefined();
});

test('a node that lost a game stores no checkpoint of it, and finished games have none', async () => {
  const [lost, over] = [await runningGame(), await runningGame()];
  await storage.database.update(games).set({ fence: 2 }).where(eq(games.id, lost));
  await storage.database.update(games).set({ finishedAt: new Date() }).where(eq(games.id, over));

  await keep(lost, 50, 'by a node that was thought dead');
  await keep(over, 50, 'too late');

  expect(await found(lost)).toBeUndefined();
  expect(await found(over)).toBeUndefined();
});

function seat(number: number): GameSetup['players'][number] {
  const deck = STANDALONE_DECKS[number];
  if (deck === undefined) throw new Error('There is no deck');
  return { person: guestOrBot(`player ${number}`, 'guest'), deck, wins: 0 };
}

const SETUP: GameSetup = {
  id: randomUUID(),
  options: { ...DEFAULT_GAME, name: 'A game' },
  practice: false,
  owner: 'player 0',
  createdAt: new Date(),
  players: [seat(0), seat(1)],
  previousId: null,
  startingPlayer: null,
};

/** Plays this many random decisions, and collects the possible checkpoints. */
function played(seed: string, count: number): { play: Play; running: RunningGame; positions: string[] } {
  const play = engine.begin(openingOf(SETUP, seed));
  const roll = dice(count);
  const positions: string[] = [];
  while (play.journal.length < count && play.over === null) {
    const player = play.waitingFor[0] ?? '';
    const prompt = play.view({ kind: 'player', player }).players[player]?.prompt;
    const offers = [
      ...(prompt?.controls ?? []).map(({ id }) => ({ kind: 'control' as const, control: id })),
      ...(prompt?.selectable ?? []).map((card) => ({ kind: 'card' as const, card })),
    ];
    play.decide(player, offers[roll(offers.length)] ?? { kind: 'concede' }, undefined);
    const position = play.position();
    if (position !== null) positions.push(position);
  }
  const decidedAt = new Date();
  const running: RunningGame = {
    setup: SETUP,
    seed,
    startedAt: decidedAt,
    fence: 1,
    left: [],
    journal: play.journal.map((entry) => ({ ...entry, decidedAt })),
    position: null,
    lastDecidedAt: decidedAt,
    fingerprint: play.fingerprint,
    clock: null,
    engineVersion: '1',
  };
  return { play, running, positions };
}

/** The engine, and the starting points of its replays. */
function watchedEngine(): { engine: PlayEngine; from: (string | undefined)[] } {
  const from: (string | undefined)[] = [];
  const again: PlayEngine['replay'] = (opening, journal, start) => {
    from.push(start?.text);
    return engine.replay(opening, journal, start);
  };
  return { engine: { ...engine, replay: again }, from };
}

const at = (text: string, hasCurrentRules = true) => ({
  decisions: (JSON.parse(text) as { decisions: number }).decisions,
  text,
  hasCurrentRules,
});

test('a lost game is resumed from its checkpoint, equal for every viewer', () => {
  const { play, running, positions } = played('the same', 120);
  const middle = positions[Math.floor(positions.length / 2)] ?? '';
  const watched = watchedEngine();

  const { play: again } = restoredGame(watched.engine, { ...running, position: at(middle) }, silent);

  expect(watched.from).toEqual([middle]);
  expect(at(middle).decisions).toBeGreaterThan(20);
  expect(again.fingerprint).toBe(play.fingerprint);
  expect(again.journal).toEqual(play.journal);
  for (const { person } of SETUP.players) {
    const viewer = { kind: 'player', player: person.summary.username } as const;
    expect(again.view(viewer)).toEqual(play.view(viewer));
    expect(again.lines(viewer, 0)).toEqual(play.lines(viewer, 0));
  }
});

test.each<[string, (text: string) => string]>([
  ['is no position at all', () => 'not even JSON'],
  ['lies beyond the end of the journal', (text) => text.replace(/"decisions":\d+/, '"decisions":9999')],
  ['is that of another game', () => played('another', 60).positions.at(-1) ?? ''],
])('a lost game whose position %s is played again from its beginning', (_, damage) => {
  const { play, running, positions } = played('the same', 80);
  const damaged = damage(positions.at(-1) ?? '');
  const watched = watchedEngine();

  const { play: again } = restoredGame(
    watched.engine,
    { ...running, position: { decisions: 0, text: damaged, hasCurrentRules: true } },
    silent,
  );

  expect(watched.from).toEqual([damaged, undefined]);
  expect(again.fingerprint).toBe(play.fingerprint);
});

test('a game that diverges from its checkpoint and from its opening is not resumed', () => {
  const { running, positions } = played('the same', 80);
  const position = at(positions.at(-1) ?? '');

  const takeUp = () => restoredGame(engine, { ...running, position, fingerprint: 4711 }, silent);

  expect(takeUp).toThrow('After 80 decisions the game is not where it was');
});

test('a game of other rules is replayed from its beginning, if that leads to the same position', () => {
  const { play, running, positions } = played('the same', 80);
  const position = at(positions.at(-1) ?? '', false);
  const watched = watchedEngine();

  const { play: again } = restoredGame(watched.engine, { ...running, position }, silent);

  expect(watched.from).toEqual([undefined]);
  expect(again.fingerprint).toBe(play.fingerprint);
});

test('a game that other rules cannot replay continues from its checkpoint, also after a fault', () => {
  const { play, running, positions } = played('the same', 80);
  // A first decision that is not offered stands for one that the rules have changed.
  const [first, ...rest] = running.journal;
  if (first === undefined) throw new Error('Nothing was decided');
  const journal = [{ ...first, decision: { kind: 'control' as const, control: 'no longer' } }, ...rest];
  const position = at(positions[Math.floor(positions.length / 2)] ?? '', false);

  const restored = restoredGame(engine, { ...running, journal, position }, silent);
  const again = restored.replay(journal.slice(0, 79));

  expect(restored.play.fingerprint).toBe(play.fingerprint);
  expect(again.journal).toHaveLength(79);
  expect(() => restoredGame(engine, { ...running, journal }, silent)).toThrow('cannot be replayed');
});

test('delayed spectators of such a game see no more than before', () => {
  const { running, positions } = played('the same', 80);
  const lastDecidedAt = new Date(running.startedAt.getTime() + 60 * 60_000);
  const setup = { ...SETUP, options: { ...SETUP.options, spectatorDelay: 5 } };
  const position = at(positions.at(-1) ?? '', false);
  const journal = running.journal.map((entry, number) => ({
    ...entry,
    decidedAt: number < 70 ? running.startedAt : lastDecidedAt,
  }));
  const stored = { ...running, setup, journal, position, lastDecidedAt };

  expect(delayedPlay(restoredGame(engine, stored, silent), stored)?.journal).toHaveLength(70);
});

test('a long game is resumed from its checkpoint when its node restarts', async () => {
  const watched = watchedEngine();
  const site = await openSite({}, { engine: watched.engine });
  onTestFinished(() => site.stop());
  const pair = await startedGame(site);
  const roll = dice(3);
  for (let n = 0; n < 90; n++) {
    const { board } = await Promise.any(
      [pair.one, pair.other].map((side) => side.board.shows(() => isAsked(side.board) && side)),
    );
    expect(await answerAtRandom(board, roll)).toMatchObject({ ok: true });
  }
  const position = await vi.waitFor(async () => {
    const kept = await storedAt(site, pair.gameId);
    expect(kept).toBeGreaterThanOrEqual(50);
    return kept;
  });
  await pair.one.board.command('resync', 0);
  const before = structuredClone(pair.one.board.game?.table);
  pair.one.lobby.clearEvents();

  const staff = await newStaff(site, 'canManageNodes');
  const desk = await openLobby(site.address, staff.token);
  expect(await desk.send('restartnode', 'node1')).toMatchObject({ ok: true });
  const board = await openBoard(site.address, await pair.one.lobby.until('handoff'));

  expect(watched.from.map((text) => text && at(text).decisions)).toEqual([position]);
  expect(board.game?.table).toEqual(before);
  for (const client of [board, desk, pair]) client.close();
});

/** The number of decisions before the stored checkpoint of the game. */
async function storedAt({ storage: { database } }: Site, gameId: string): Promise<number | undefined> {
  const rows = await database.select().from(gameCheckpoints).where(eq(gameCheckpoints.gameId, gameId));
  return rows[0]?.decisions;
}
