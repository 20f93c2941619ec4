import { expect, test } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { createGameStore } from './game-store.ts';
import { hiddenTargets, isClickable, highlightOf, orderOf, cancelControlOf } from './selectors.ts';

const stateOf = (prompt: keyof typeof PROMPTS) =>
  createGameStore({ rev: 1, game: midGame(PROMPTS[prompt]) }).getState();
const [monk, krump, zorg] = midGame().table.players['Corvane']!.battleline as [string, string, string];
const [inHand] = midGame().table.players['Wren']!.hand as [string];

test('when a target is asked for, legal ones are lit, the asker is chosen and everything else is calm', () => {
  const state = stateOf('attack');

  expect(highlightOf(state, krump)).toBe('target');
  expect(highlightOf(state, zorg)).toBe('calm');
  expect(highlightOf(state, PROMPTS.attack.subjects[0]!)).toBe('selected');
  expect(isClickable(state, krump)).toBe(true);
  expect(isClickable(state, zorg)).toBe(false);
});

test('a card that asks about others is not dimmed like those that cannot be chosen', () => {
  const prompt = {
    ...PROMPTS.several,
    source: { slug: 'zorg', id: zorg },
    selectable: [krump],
    selected: [],
  };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect(highlightOf(state, zorg)).toBeUndefined();
  expect(highlightOf(state, monk)).toBe('calm');
});

test('in the main step what can be played is lit and nothing is dimmed', () => {
  const state = stateOf('main');

  expect(highlightOf(state, PROMPTS.main.selectable[0]!)).toBe('playable');
  expect(highlightOf(state, inHand)).toBeUndefined();
});

test('of several chosen cards each has its number, and can be clicked to be taken back', () => {
  const state = stateOf('several');
  const [first, second] = PROMPTS.several.selected as [string, string];

  expect(orderOf(state, first)).toBe(1);
  expect(orderOf(state, second)).toBe(2);
  expect(orderOf(state, monk)).toBeUndefined();
  expect(isClickable(state, second)).toBe(true);
});

test('portions are counted on the card that gets them', () => {
  const prompt = { ...PROMPTS.several, kind: 'allot' as const, selected: [krump, krump, monk] };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect(orderOf(state, krump)).toBe(2);
  expect(highlightOf(state, krump)).toBe('target');
});

test('targets in a pile are known not to be on the table', () => {
  expect(hiddenTargets(stateOf('pile'))).toEqual(PROMPTS.pile.selectable);
  expect(hiddenTargets(stateOf('attack'))).toEqual([]);
});

test('cards of another’s hand that are looked at are laid out like targets', () => {
  const { selectable, ...pile } = PROMPTS.pile;
  const prompt = { ...pile, selectable: [], subjects: selectable };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect(hiddenTargets(state)).toEqual(selectable);
  expect(isClickable(state, selectable[0] ?? '')).toBe(false);
});

test('the way back is the button to cancel', () => {
  expect(cancelControlOf(PROMPTS.attack)?.id).toBe('cancel');
  expect(cancelControlOf(PROMPTS.house)).toBeUndefined();
});

test('a question of the room stands over the one of the game', () => {
  const roomPrompt = { ...PROMPTS.waiting, id: 'room-1', kind: 'over' as const };
  const state = createGameStore({ rev: 1, game: midGame(PROMPTS.attack, { roomPrompt }) }).getState();

  expect(isClickable(state, krump)).toBe(false);
});
