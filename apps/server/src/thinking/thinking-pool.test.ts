import { bestLine } from '@amberhall/bots';
import { library, STARTER_DECKS } from '@amberhall/cards';
import { addCopy, arrangedGame, beginAt, forkOf, NO_AUTOMATION } from '@amberhall/engine';
import type { Fork } from '@amberhall/engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { ThinkingPool } from './thinking-pool.ts';
import { ThreadStartError } from './work-thread.ts';

const BROKEN = new URL('../testing/broken-thinking-worker.ts', import.meta.url);
const THROWING = new URL('../testing/throwing-thinking-worker.ts', import.meta.url);
const ENDING = new URL('../testing/ending-thinking-worker.ts', import.meta.url);

let pool: ThinkingPool;
const warnings: string[] = [];
afterEach(async () => {
  await pool.stop();
  warnings.length = 0;
});

/** A game in which a player chooses a house. */
function choiceOfHouse(): Fork {
  const deck = { houses: STARTER_DECKS[0]?.houses ?? [], cards: [] };
  const seat = (id: string) => ({ id, deck, automation: NO_AUTOMATION });
  const game = arrangedGame(library, 'a game', [seat('me'), seat('foe')]);
  addCopy(game, 'me', { card: 'troll', house: 'brobnar' });
  beginAt(game, 'turn', null);
  const fork = forkOf(game);
  if (fork === null) throw new Error('no house is being chosen');
  return fork;
}

function openPool(options: { worker?: URL; timeLimitMs?: number } = {}): ThinkingPool {
  const logger = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  pool = new ThinkingPool({ threads: 1, logger, ...options });
  return pool;
}

test('a thread finds the same line of play as the bot', async () => {
  const choice = { fork: choiceOfHouse(), player: 'me', seed: 'seed' };

  expect(await openPool().bestLine(choice)).toEqual(bestLine(library, { ...choice, playouts: 100 }));
  expect(warnings).toEqual([]);
  expect(pool.choiceCount).toBe(1);
});

test('a choice that crashes or takes too long gets an empty line, and the next one an answer', async () => {
  const thinking = openPool({ worker: BROKEN, timeLimitMs: 2000 });
  const choice = { fork: choiceOfHouse(), player: 'me' };

  expect(await thinking.bestLine({ ...choice, seed: 'crash' })).toEqual([]);
  expect(await thinking.bestLine({ ...choice, seed: 'forever' })).toEqual([]);
  expect(await thinking.bestLine({ ...choice, seed: 'fine' })).toEqual([
    { kind: 'control', control: 'fine' },
  ]);
});

test('a choice whose thread dies gets an empty line, and the next one a new thread', async () => {
  const thinking = openPool({ worker: BROKEN });
  const choice = { fork: choiceOfHouse(), player: 'me' };

  expect(await thinking.bestLine({ ...choice, seed: 'exit' })).toEqual([]);
  expect(await thinking.bestLine({ ...choice, seed: 'fine' })).toEqual([
    { kind: 'control', control: 'fine' },
  ]);
});

test.each([
  ['is missing', new URL('missing-worker.ts', BROKEN)],
  ['throws', THROWING],
  ['ends', ENDING],
])('a choice whose thread %s at its start gets an empty line at once', async (_, worker) => {
  const thinking = openPool({ worker, timeLimitMs: 60_000 });
  const choice = { fork: choiceOfHouse(), player: 'me' };
  const start = performance.now();

  const lines = await Promise.all(['first', 'second'].map((seed) => thinking.bestLine({ ...choice, seed })));

  expect(lines).toEqual([[], []]);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(warnings.filter((line) => line.includes('A thread of bots cannot start'))).toHaveLength(2);
});

test('a game of a trial and a step of an analysis fail at once if their thread cannot start', async () => {
  const thinking = openPool({ worker: THROWING });
  const input = { fork: choiceOfHouse(), player: 'me', seed: 'seed', playouts: 1, found: [] };
  const [deck] = STARTER_DECKS;
  if (deck === undefined) throw new Error('there are no starter decks');

  await expect(thinking.trialGame({ deck, number: 0 })).rejects.toThrow(ThreadStartError);
  await expect(thinking.analysisStep({ kind: 'plan', input })).rejects.toThrow(ThreadStartError);
});

test('a choice waits for one step of an analysis or one game of a trial, while both are at work', async () => {
  const thinking = openPool({ worker: BROKEN });
  const choice = { fork: choiceOfHouse(), player: 'me', seed: 'fine' };
  const input = { ...choice, playouts: 1, found: [] };
  const [deck] = STARTER_DECKS;
  if (deck === undefined) throw new Error('there are no starter decks');
  let isAtWork = true;
  /** Steps and games that are done. */
  let done = 0;
  const analysis = async () => {
    for (; isAtWork; done++) await thinking.analysisStep({ kind: 'plan', input });
  };
  const trial = async () => {
    for (; isAtWork; done++) await thinking.trialGame({ deck, number: 0 });
  };
  const work = [analysis(), trial()];

  const waits: number[] = [];
  while (waits.length < 20) {
    const before = done;
    await thinking.bestLine(choice);
    waits.push(done - before);
  }
  isAtWork = false;
  await Promise.all(work);

  expect(done).toBeGreaterThanOrEqual(20);
  expect(waits).toEqual(waits.map(() => 1));
});

test('the time of a choice includes its wait for a thread', async () => {
  const thinking = openPool({ worker: BROKEN, timeLimitMs: 3000 });
  const choice = { fork: choiceOfHouse(), player: 'me' };
  const order: string[] = [];
  const ask = (seed: string) => thinking.bestLine({ ...choice, seed }).finally(() => order.push(seed));
  const start = performance.now();

  const first = ask('forever');
  const waiting = ask('second');
  await sleep(1000);
  const late = ask('third');

  expect(await waiting).toEqual([]);
  const waited = performance.now() - start;
  // The thread of the first choice was replaced at the same time, and the third choice has two seconds left.
  expect(await Promise.all([first, late])).toEqual([[], [{ kind: 'control', control: 'third' }]]);
  expect(waited).toBeGreaterThan(2900);
  expect(order).toEqual(['forever', 'second', 'third']);
});

test('a choice behind which others wait looks at fewer lines', async () => {
  const thinking = openPool({ worker: BROKEN });
  const choice = { fork: choiceOfHouse(), player: 'me', seed: 'playouts' };

  const lines = await Promise.all([1, 2, 3, 4].map(() => thinking.bestLine(choice)));

  const numbers = ['25', '34', '50', '100'];
  expect(lines).toEqual(numbers.map((control) => [{ kind: 'control', control }]));
});

test('a waiting choice is told its place, and can be cancelled', async () => {
  const thinking = openPool({ worker: BROKEN, timeLimitMs: 60_000 });
  const choice = { fork: choiceOfHouse(), player: 'me' };
  void thinking.bestLine({ ...choice, seed: 'forever' });
  const cancelling = new AbortController();
  const places: (number | null)[] = [];
  const onPlace = (place: number | null) => void places.push(place);
  const options = { signal: cancelling.signal, onPlace: () => {} };
  const cancelled = thinking.bestLine({ ...choice, seed: 'cancelled' }, options);
  void thinking.bestLine({ ...choice, seed: 'last' }, { onPlace });
  expect(thinking.waitingCount).toBe(2);

  cancelling.abort();

  expect(await cancelled).toEqual([]);
  expect(places).toEqual([2, 1]);
  expect(thinking.waitingCount).toBe(1);
  expect(warnings).toEqual([]);
});

test('a choice that a thread works on can be cancelled, and keeps its thread', async () => {
  const thinking = openPool({ worker: BROKEN, timeLimitMs: 60_000 });
  const choice = { fork: choiceOfHouse(), player: 'me' };
  const cancelling = new AbortController();
  const cancelled = thinking.bestLine({ ...choice, seed: 'forever' }, { signal: cancelling.signal });
  const places: (number | null)[] = [];
  void thinking.bestLine({ ...choice, seed: 'next' }, { onPlace: (place) => void places.push(place) });

  cancelling.abort();

  expect(await cancelled).toEqual([]);
  expect(places).toEqual([1]);
  expect(thinking.choiceCount).toBe(1);
});

test('a choice that finds too many others waiting gets an empty line at once', async () => {
  const thinking = openPool({ worker: BROKEN, timeLimitMs: 3000 });
  const choice = { fork: choiceOfHouse(), player: 'me' };
  void thinking.bestLine({ ...choice, seed: 'forever' });

  const others = Array.from({ length: 40 }, (_, n) => thinking.bestLine({ ...choice, seed: `${n}` }));

  expect(await others.at(-1)).toEqual([]);
});
