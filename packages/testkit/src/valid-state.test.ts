import { PLAYABLE_SETS } from '@amberhall/cards';
import type { Game } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { playGameOf } from './random-games.ts';
import { expectCardsInTheirPlaces, expectNothingOwed } from './valid-state.ts';

/** A game that is over, with its first player and the first card of their deck. */
function finishedGame() {
  const [set] = PLAYABLE_SETS;
  if (set === undefined) throw new Error('No set can be played');
  const game: Game = playGameOf(set, 1);
  const [seat] = game.state.seats;
  const side = game.state.players[seat];
  const card = game.state.cards[side?.deck[0] ?? ''];
  if (side === undefined || card === undefined) throw new Error('The deck is empty');
  return { game, side, card };
}

test('the state of a game that was played is valid', () => {
  const { game } = finishedGame();

  expect(() => expectCardsInTheirPlaces(game)).not.toThrow();
  expect(() => expectNothingOwed(game)).not.toThrow();
});

test('a card in two zones is found', () => {
  const { game, side, card } = finishedGame();

  side.hand = [...side.hand, card.id];

  expect(() => expectCardsInTheirPlaces(game)).toThrow(`${card.slug} (${card.id}) lies in two places`);
});

test('a card in no zone is found', () => {
  const { game, side, card } = finishedGame();

  side.deck = side.deck.slice(1);

  expect(() => expectCardsInTheirPlaces(game)).toThrow(`${card.slug} (${card.id}) lies nowhere`);
});

test('a card that names another zone than its own is found', () => {
  const { game, card } = finishedGame();

  card.zone = 'hand';

  expect(() => expectCardsInTheirPlaces(game)).toThrow('does not know that it lies in {"zone":"deck"}');
});

test('amounts below zero are found', () => {
  const { game, side, card } = finishedGame();

  card.damage = -1;
  expect(() => expectNothingOwed(game)).toThrow(`${card.slug} (${card.id}) has 0 amber and -1 damage`);

  side.amber = -1;
  expect(() => expectNothingOwed(game)).toThrow(`${side.id} has -1 amber and ${side.chains} chains`);
});
