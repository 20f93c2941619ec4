import { expect, test } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { createGameStore } from './game-store.ts';
import { hiddenTargets, isClickable, highlightOf, orderOf, cancelControlOf } from './selectors.ts';

const stateOf = (prompt: keyof typeof PROMPTS) =>
  createGameStore({ rev: 1, game: midGame(PROMPTS[prompt]) }).getState();
const [monk, krump, zorg] = midGame().table.players['Corvane']!.battleline as [string, string, string];
const [inHand] = midGame().table.players['Wren']!.hand as [string];

test('when a target is asked for, legal targets are highlighted, the source is selected and other cards are calm', () => {
  const state = stateOf('attack');

  expect(highlightOf(state, krump)).toBe('target');
  expect(highlightOf(state, zorg)).toBe('calm');
  expect(highlightOf(state, PROMPTS.attack.subjects[0]!)).toBe('selected');
  expect(isClickable(state, krump)).toBe(true);
  expect(isClickable(state, zorg)).toBe(false);
});

test('a card that asks about others is not dimmed', () => {
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

test('in the main step playable cards are highlighted and nothing is dimmed', () => {
  const state = stateOf('main');

  expect(highlightOf(state, PROMPTS.main.selectable[0]!)).toBe('playable');
  expect(highlightOf(state, inHand)).toBeUndefined();
});

test('several chosen cards are numbered, and can be clicked again to remove them', () => {
  const state = stateOf('several');
  const [first, second] = PROMPTS.several.selected as [string, string];

  expect(orderOf(state, first)).toBe(1);
  expect(orderOf(state, second)).toBe(2);
  expect(orderOf(state, monk)).toBeUndefined();
  expect(isClickable(state, second)).toBe(true);
});

test('portions are counted on their card', () => {
  const prompt = { ...PROMPTS.several, kind: 'allot' as const, selected: [krump, krump, monk] };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect(orderOf(state, krump)).toBe(2);
  expect(highlightOf(state, krump)).toBe('target');
});

test('portions of 2 are counted double on their card', () => {
  const prompt = { ...PROMPTS.several, kind: 'allot' as const, selected: [krump, krump], portion: 2 };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect(orderOf(state, krump)).toBe(4);
});

test('targets in a pile are recognized as hidden', () => {
  expect(hiddenTargets(stateOf('pile'))).toEqual(PROMPTS.pile.selectable);
  expect(hiddenTargets(stateOf('attack'))).toEqual([]);
});

test('cards of another hand that are looked at are shown like targets', () => {
  const { selectable, ...pile } = PROMPTS.pile;
  const prompt = { ...pile, selectable: [], subjects: selectable };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect(hiddenTargets(state)).toEqual(selectable);
  expect(isClickable(state, selectable[0] ?? '')).toBe(false);
});

test('the cancelling answer is the cancel button', () => {
  expect(cancelControlOf(PROMPTS.attack)?.id).toBe('cancel');
  expect(cancelControlOf(PROMPTS.house)).toBeUndefined();
});

test('a room prompt covers the game’s prompt', () => {
  const roomPrompt = { ...PROMPTS.waiting, id: 'room-1', kind: 'over' as const };
  const state = createGameStore({ rev: 1, game: midGame(PROMPTS.attack, { roomPrompt }) }).getState();

  expect(isClickable(state, krump)).toBe(false);
});
