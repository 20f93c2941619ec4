import { expect, test } from 'vitest';
import { withinStep } from '../rules/steps/within-step.ts';
import { arrangedGame } from '../session/arrange.ts';
import type { Game } from './game.ts';
import type { CardLibrary } from './library.ts';
import { NO_AUTOMATION } from './opening.ts';
import { within } from './within.ts';

const library: CardLibrary = { get: () => undefined, named: () => undefined, custom: () => undefined };

function newGame(): Game {
  const deck = { houses: ['logos' as const], cards: [] };
  return arrangedGame(library, 'seed', [
    { id: 'p1', deck, automation: NO_AUTOMATION },
    { id: 'p2', deck, automation: NO_AUTOMATION },
  ]);
}

function fail(): never {
  throw new Error('it failed');
}

test('a query reads the value, and the previous value returns after it', () => {
  const game = newGame();

  expect(within(game, 'loopExit', 'c1', () => game.loopExit)).toBe('c1');
  expect(game.loopExit).toBeNull();
});

test('the previous value returns after a query that throws', () => {
  const game = newGame();

  expect(() => within(game, 'loopExit', 'c1', fail)).toThrow('it failed');
  expect(game.loopExit).toBeNull();
});

test('a step keeps the value across its prompts, and the previous value returns after it', () => {
  const game = newGame();
  const step = withinStep(game, 'loopExit', 'c1', function* () {
    yield [];
    return game.loopExit;
  });

  step.next([]);
  expect(game.loopExit).toBe('c1');
  expect(step.next([])).toEqual({ done: true, value: 'c1' });
  expect(game.loopExit).toBeNull();
});

test('the previous value returns after a step that throws', () => {
  const game = newGame();
  const step = withinStep(game, 'loopExit', 'c1', function* () {
    yield [];
    fail();
  });

  step.next([]);
  expect(() => step.next([])).toThrow('it failed');
  expect(game.loopExit).toBeNull();
});
