import { STARTER_DECKS, library } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { playTrialGame } from './trial-game.ts';

const [deck] = STARTER_DECKS;
if (deck === undefined) throw new Error('there are no starter decks');
const slugs = new Set(deck.cards.map(({ card }) => card));

test(
  'a game of a trial has a result, the turns and the cards of the deck on both sides',
  { timeout: 60_000 },
  () => {
    for (const number of [0, 1]) {
      const { result, keys, turns, cards } = playTrialGame(library, { deck, number });

      expect(result).not.toBe('none');
      expect(keys === 3).toBe(result === 'won');
      expect(turns.length).toBeGreaterThan(3);
      for (const turn of turns) expect(turn.amber).toBeGreaterThanOrEqual(0);
      expect(cards.length).toBeGreaterThan(5);
      expect(cards.filter(({ card }) => !slugs.has(card))).toEqual([]);
      expect(cards.some(({ uses }) => uses > 0)).toBe(true);
    }
  },
);

test('the same number gives the same game', { timeout: 60_000 }, () => {
  expect(playTrialGame(library, { deck, number: 2 })).toEqual(playTrialGame(library, { deck, number: 2 }));
  expect(playTrialGame(library, { deck, number: 42 })).not.toEqual(
    playTrialGame(library, { deck, number: 2 }),
  );
});

test('a thread can pause before each decision of a game, which changes nothing', { timeout: 60_000 }, () => {
  let pauses = 0;

  const game = playTrialGame(library, { deck, number: 2 }, () => pauses++);

  expect(game).toEqual(playTrialGame(library, { deck, number: 2 }));
  const decisions = game.cards.reduce((sum, { plays, uses }) => sum + plays + uses, game.turns.length);
  expect(pauses).toBeGreaterThan(decisions);
});
