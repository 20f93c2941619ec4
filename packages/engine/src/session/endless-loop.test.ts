import { expect, test } from 'vitest';
import { addCopy, arrangedGame, beginAt, moveTo } from './arrange.ts';
import { decide } from './decide.ts';
import type { CardLibrary, CustomEffect } from '../state/library.ts';
import { NO_AUTOMATION } from '../state/opening.ts';
import { actionCard } from '../testing/action-card.ts';
import { happen } from '../rules/reactions/happen.ts';

const forEver: CustomEffect = function* (game, { you }) {
  for (;;) yield* happen(game, { type: 'amberGained', player: you, amount: 1 });
};

const LOOP = actionCard('loop', {
  kind: 'on',
  headers: ['play'],
  do: [{ kind: 'custom', id: 'loop', text: { en: 'Loop.' } }],
});

const library: CardLibrary = { get: () => LOOP, named: () => undefined, custom: () => forEver };

test('an endless loop ends its game cleanly: nobody wins, and the log tells the reason', () => {
  const deck = { houses: ['logos' as const], cards: [] };
  const game = arrangedGame(library, 'seed', [
    { id: 'p1', deck, automation: NO_AUTOMATION },
    { id: 'p2', deck, automation: NO_AUTOMATION },
  ]);
  const loop = addCopy(game, 'p1', { card: 'loop', house: 'logos' });
  moveTo(game, loop, 'hand');
  beginAt(game, 'turn', 'logos');

  expect(decide(game, 'p1', { kind: 'card', card: loop }).ok).toBe(true);
  expect(decide(game, 'p1', { kind: 'control', control: 'card-action:play' }).ok).toBe(true);

  expect(game.state).toMatchObject({ step: 'over', winner: null, winReason: 'engine failure' });
  expect(game.log.at(-1)).toMatchObject({ kind: 'alert', message: { key: 'log.failure' } });
  expect(game.open).toEqual([]);
  expect(decide(game, 'p2', { kind: 'card', card: loop }).ok).toBe(false);
});
