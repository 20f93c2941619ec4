import { bestLine } from '@amberhall/bots';
import { library, STARTER_DECKS } from '@amberhall/cards';
import { addCopy, arrangedGame, beginAt, forkOf, NO_AUTOMATION } from '@amberhall/engine';
import type { Fork } from '@amberhall/engine';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { ThinkingPool } from './thinking-pool.ts';

const BROKEN = new URL('../testing/broken-thinking-worker.ts', import.meta.url);

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

test('a choice that finds too many others waiting gets an empty line at once', async () => {
  const thinking = openPool({ worker: BROKEN, timeLimitMs: 3000 });
  const choice = { fork: choiceOfHouse(), player: 'me' };
  void thinking.bestLine({ ...choice, seed: 'forever' });

  const others = Array.from({ length: 40 }, (_, n) => thinking.bestLine({ ...choice, seed: `${n}` }));

  expect(await others.at(-1)).toEqual([]);
});
