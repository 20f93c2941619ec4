import { afterEach, beforeEach, expect, test } from 'vitest';
import { midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { createGameStore } from '../game/game-store.ts';
import { actionableCards, focusNextActionable } from './actionable-cards.ts';

const [pixie = '', witch = '', chant = ''] = midGame().table.players[WREN]!.hand.slice(3);
const umbra = midGame().table.players[WREN]!.battleline[1]!;
const main = createGameStore({ game: midGame(PROMPTS.main) }).getState();

/** A hand of which the last three cards can be played, and a creature that cannot act. */
beforeEach(() => {
  const cards = [umbra, pixie, witch, chant].map((id) => `<button data-card-id="${id}"></button>`);
  document.body.innerHTML = `<button id="end"></button>${cards.join('')}`;
});
afterEach(() => document.body.replaceChildren());

const focused = () => (document.activeElement as HTMLElement).dataset['cardId'];
const focusOn = (id: string) => document.querySelector<HTMLElement>(`[data-card-id="${id}"]`)!.focus();

test('the cards that can act are listed as they stand on the page', () => {
  const ids = actionableCards(main, ['playable']).map(({ dataset }) => dataset['cardId']);

  expect(ids).toEqual([pixie, witch, chant]);
});

test('cards of another highlight are not listed', () => {
  expect(actionableCards(main, ['target'])).toEqual([]);
});

test('the places of a creature at the flanks are listed while they are offered', () => {
  document.body.innerHTML = '<li data-flank="left"><button>Left</button></li><button>Cancel</button>';

  expect(actionableCards(main, ['target']).map(({ textContent }) => textContent)).toEqual(['Left']);
});

test('the focus moves from card to card, and from the last to the first', () => {
  const visited: (string | undefined)[] = [];
  for (let press = 0; press < 4; press++) {
    focusNextActionable(main, 1);
    visited.push(focused());
  }

  expect(visited).toEqual([pixie, witch, chant, pixie]);
});

test('the focus moves back from card to card, and from the first to the last', () => {
  focusOn(witch);
  focusNextActionable(main, -1);
  expect(focused()).toBe(pixie);

  focusNextActionable(main, -1);

  expect(focused()).toBe(chant);
});

test('without a focused card, back begins at the last card', () => {
  focusNextActionable(main, -1);

  expect(focused()).toBe(chant);
});

test('a card that cannot take the focus is passed over', () => {
  document.querySelector(`[data-card-id="${witch}"]`)!.setAttribute('disabled', '');
  focusOn(pixie);

  focusNextActionable(main, 1);

  expect(focused()).toBe(chant);
});

test('the focus stays where it is when no card can act', () => {
  const idle = createGameStore({ game: midGame(PROMPTS.waiting) }).getState();
  focusOn(umbra);

  focusNextActionable(idle, 1);

  expect(focused()).toBe(umbra);
});
