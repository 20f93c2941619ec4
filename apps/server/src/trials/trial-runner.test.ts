import type { TrialGame } from '@amberhall/bots';
import type { DeckList } from '@amberhall/cards/data';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DeckStore } from '../decks/deck-store.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { trialRunner } from './trial-runner.ts';
import type { TrialRunnerParts } from './trial-runner.ts';
import { TrialStore } from './trial-store.ts';

const GAMES = 4;

let site: Site;
let store: TrialStore;
let deckId: number;
let clock: Date;
/** The numbers of the games that were played, in order. */
let numbers: number[];
let runners: ReturnType<typeof trialRunner>[];
beforeAll(async () => {
  // The site itself tries no decks.
  site = await openSite({ AMBERHALL_BOT_THREADS: '0' });
  store = new TrialStore(site.storage.database);
});
afterAll(() => site.stop());
beforeEach(async () => {
  const { token } = await site.newUser();
  const made = await site.call('POST', '/api/decks/generated', { token, body: { expansion: 341 } });
  deckId = made.body.deck.id;
  [clock, numbers, runners] = [new Date('2026-01-01T00:00:00Z'), [], []];
  await store.request(deckId, clock);
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await store.cancel(deckId);
});

/** The deck wins every other game. Each game takes two seconds. */
async function playGame({ number }: { number: number }): Promise<TrialGame> {
  numbers.push(number);
  clock = new Date(clock.getTime() + 2000);
  return { number, result: number % 2 === 0 ? 'won' : 'lost', keys: 3, turns: [], cards: [] };
}

function newRunner(parts: Partial<TrialRunnerParts> = {}): ReturnType<typeof trialRunner> {
  const runner = trialRunner({
    trialStore: store,
    deckStore: new DeckStore(site.storage.database),
    thinking: { trialGame: playGame },
    name: 'node1',
    version: '1.0.0',
    now: () => clock,
    logger: pino({ level: 'silent' }),
    games: GAMES,
    ...parts,
  });
  runners.push(runner);
  return runner;
}

/** Plays the first two games, then stops as if its process had died. */
async function playTwoGames(version = '1.0.0'): Promise<void> {
  const dying = async (game: { deck: DeckList; number: number }) => {
    if (game.number === 2) throw new Error('the process dies');
    return playGame(game);
  };
  await newRunner({ thinking: { trialGame: dying }, name: 'node2', version }).run();
}

test('a runner plays the games of a trial and stores the report with its version', async () => {
  await newRunner().run();

  expect(numbers).toEqual([0, 1, 2, 3]);
  expect(await store.of(deckId)).toMatchObject({
    requestedAt: null,
    done: [],
    heldBy: null,
    version: '1.0.0',
    report: { games: 4, wins: 2, losses: 2 },
  });
});

test('a runner goes on with the trial of a process that has died, after the stored games', async () => {
  await playTwoGames();
  numbers = [];
  await newRunner().run();
  expect(numbers, 'the other process may still be at it').toEqual([]);

  clock = new Date(clock.getTime() + 120_000);
  await newRunner().run();

  expect(numbers).toEqual([2, 3]);
  expect((await store.of(deckId))?.report).toMatchObject({ games: 4 });
});

test('games of another version are played again', async () => {
  await playTwoGames('0.9.0');
  clock = new Date(clock.getTime() + 120_000);
  numbers = [];

  await newRunner().run();

  expect(numbers).toEqual([0, 1, 2, 3]);
});

test('a trial that is cancelled while it is played gets no report', async () => {
  const trialGame = async (game: { number: number }) => {
    if (game.number === 1) await store.cancel(deckId);
    return playGame(game);
  };

  await newRunner({ thinking: { trialGame } }).run();

  expect(numbers).toEqual([0, 1]);
  expect(await store.of(deckId)).toMatchObject({ requestedAt: null, report: null });
});

test('a runner that stops leaves its trial to the next one at once', async () => {
  const stopping: ReturnType<typeof trialRunner> = newRunner({
    thinking: {
      trialGame: async (game) => {
        void stopping.stop();
        return playGame(game);
      },
    },
  });
  await stopping.run();
  expect(await store.of(deckId)).toMatchObject({ heldBy: null, done: [{ number: 0 }] });

  await newRunner({ name: 'node3' }).run();

  expect(numbers).toEqual([0, 1, 2, 3]);
});
