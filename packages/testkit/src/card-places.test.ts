import { PLAYABLE_SETS } from '@amberhall/cards';
import type { Game } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { expectCardsInTheirPlaces } from './card-places.ts';
import { playGameOf } from './random-games.ts';

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

test('every card of a game lies in its place', () => {
  const { game } = finishedGame();

  expect(() => expectCardsInTheirPlaces(game)).not.toThrow();
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
