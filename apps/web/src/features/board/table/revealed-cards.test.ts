import type { CardView, PromptView } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { withPlayer } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { createGameStore } from '../game/game-store.ts';
import { revealedCards } from './revealed-cards.ts';

const card = (changes: Partial<CardView>): CardView => ({
  id: 'x1',
  owner: CORVANE,
  slug: 'krump',
  zone: 'hand',
  ...changes,
});

/** The revealed ones of these cards, which are added to the table. */
function revealed(added: Partial<CardView>, prompt: PromptView = PROMPTS.main, changes = {}) {
  const game = midGame(prompt, changes);
  const cards = { ...game.table.cards, x1: card(added) };
  const state = createGameStore({ game: { ...game, table: { ...game.table, cards } } }).getState();
  return revealedCards(state);
}

test.each<[string, Partial<CardView>, boolean]>([
  ['in the hand of the opponent', {}, true],
  ['in the own hand', { owner: WREN }, false],
  ['whose face is unknown', { slug: undefined as never }, false],
  ['in the archives of the opponent', { zone: 'archives' }, true],
  ['faceup in the archives of the opponent', { zone: 'archives', faceup: true }, false],
  ['in the own archives', { zone: 'archives', owner: WREN }, false],
  ['of the opponent in the own archives', { zone: 'archives', controller: WREN }, false],
  [
    'of the viewer in the archives of the opponent',
    { zone: 'archives', owner: WREN, controller: CORVANE },
    true,
  ],
  ['in a deck', { zone: 'deck' }, true],
  ['in the own deck', { zone: 'deck', owner: WREN }, true],
  ['in play', { zone: 'play' }, false],
  ['in a discard pile', { zone: 'discard' }, false],
])('a card %s is listed: %o, %s', (_where, changes, isListed) => {
  expect(revealed(changes)).toEqual(isListed ? ['x1'] : []);
});

test('the top card of a deck that all see is shown there instead', () => {
  const game = withPlayer(midGame(PROMPTS.main), CORVANE, { topOfDeck: 'x1' });
  const cards = { ...game.table.cards, x1: card({ zone: 'deck' }) };

  expect(
    revealedCards(createGameStore({ game: { ...game, table: { ...game.table, cards } } }).getState()),
  ).toEqual([]);
});

test.each([
  ['offers', { selectable: ['x1'] }],
  ['has chosen', { selected: ['x1'] }],
  ['is about', { subjects: ['x1'] }],
])('a card that the prompt %s is shown by the prompt', (_how, changes) => {
  expect(revealed({}, { ...PROMPTS.pile, ...changes })).toEqual([]);
});

test('in the main step the offered cards are the own ones, and all others are listed', () => {
  expect(revealed({}, { ...PROMPTS.main, selectable: ['x1'] })).toEqual(['x1']);
});

test.each([
  ['spectators', { seat: null }],
  ['players after the end', { winner: WREN }],
])('%s see no list', (_who, changes) => {
  expect(revealed({}, PROMPTS.main, changes)).toEqual([]);
});
