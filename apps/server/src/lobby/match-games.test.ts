import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { LocalBus } from '../bus/local-bus.ts';
import { migrateDatabase } from '../database/database.ts';
import type { Storage } from '../database/database.ts';
import { lobbyDirectory, lobbyGames } from '../database/schema.ts';
import { openTestStorage } from '../testing/storage.ts';
import { GameDirectoryStore } from './game-directory-store.ts';
import { GameDirectory } from './game-directory.ts';
import { MatchGames } from './match-games.ts';
import type { MatchToPlay } from './match-games.ts';

let storage: Storage;
let directory: GameDirectory;
let games: MatchGames;
beforeAll(async () => {
  storage = await openTestStorage();
  await migrateDatabase(storage.database);
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.database.delete(lobbyGames);
  await storage.database.delete(lobbyDirectory);
  const parts = { bus: new LocalBus(), now: () => new Date(), logger: pino({ level: 'silent' }) };
  directory = await GameDirectory.open({ ...parts, store: new GameDirectoryStore(storage.database) });
  games = new MatchGames({ directory, now: parts.now });
});

const EVENT = 5;
const NONE: ReadonlySet<string> = new Set();
const matchOf = (matchId: number, ...players: [string, string]): MatchToPlay => ({
  match: { tournamentId: EVENT, matchId },
  options: { ...DEFAULT_GAME, name: `Match ${matchId}` },
  players,
  registeredDecks: [],
  chooserId: null,
});
const first = matchOf(1, 'anna', 'ben');
const second = matchOf(2, 'cleo', 'dora');
const matchIds = () => games.of(EVENT).map(({ challonge }) => challonge?.matchId);

/** @returns the id of the game of a match, which has ended */
async function finish(matchId: number): Promise<string> {
  const [game] = games.of(EVENT).filter(({ challonge }) => challonge?.matchId === matchId);
  if (game === undefined) throw new Error(`Match ${matchId} has no game`);
  await directory.change((transaction) => {
    Object.assign(transaction.edit(game.id) ?? {}, { phase: 'started', winReason: 'keys' });
  });
  return game.id;
}

test('a match gets one game for its two players, however often the games are opened', async () => {
  expect(await games.open([first], NONE)).toBe(1);
  expect(await games.open([first, second], NONE)).toBe(1);

  expect(matchIds()).toEqual([1, 2]);
  expect(games.of(EVENT)[0]).toMatchObject({ owner: 'anna', invited: ['anna', 'ben'], phase: 'pending' });
});

test('a match gets another game once the result of the last one is known', async () => {
  await games.open([first], NONE);
  const finished = await finish(1);

  expect(games.withoutGame([1, 2], NONE)).toEqual([2]);
  expect(await games.open([first], NONE)).toBe(0);
  expect(games.withoutGame([1, 2], new Set([finished]))).toEqual([1, 2]);
  expect(await games.open([first], new Set([finished]))).toBe(1);
});

test('unstarted games of decided matches are removed, and those of other events stay', async () => {
  await games.open([first, second, { ...first, match: { tournamentId: 6, matchId: 3 } }], NONE);

  await games.closeDecided(EVENT, new Set([2]));

  expect(matchIds()).toEqual([2]);
  expect(games.of(6)).toHaveLength(1);
});

test('a running game of a decided match stays', async () => {
  await games.open([first], NONE);
  await finish(1);

  await games.closeDecided(EVENT, new Set());

  expect(matchIds()).toEqual([1]);
});
