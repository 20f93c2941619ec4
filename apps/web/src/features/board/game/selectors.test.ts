import type { GameView } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { withPerson } from '../fixture/change-game.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { createGameStore } from './game-store.ts';
import {
  activePrompt,
  cancelControlOf,
  hasPlayers,
  hiddenTargets,
  highlightOf,
  isClickable,
  lightOf,
  orderOf,
  seats,
} from './selectors.ts';

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

// Seats

test('the viewer sits at the near side, and for spectators the starting player does', () => {
  expect(seats(midGame(undefined, { seat: 'Corvane' }))).toEqual({ near: 'Corvane', far: 'Wren' });
  expect(seats(midGame(undefined, { seat: null }))).toEqual({ near: 'Wren', far: 'Corvane' });
});

test('a player without an opponent sits on both sides', () => {
  const game = midGame();
  const { Wren } = game.table.players;

  expect(seats({ ...game, table: { ...game.table, players: { Wren: Wren! } } })).toEqual({
    near: 'Wren',
    far: 'Wren',
  });
});

test('a table has players until both have left', () => {
  const left = (game: GameView, ...names: string[]) =>
    names.reduce((changed, name) => withPerson(changed, name, { left: true }), game);

  expect(hasPlayers(left(midGame(), 'Wren'))).toBe(true);
  expect(hasPlayers(left(midGame(), 'Wren', 'Corvane'))).toBe(false);
});

// Prompts

test('spectators are asked nothing by the game, and everything by the room', () => {
  const roomPrompt = { ...PROMPTS.waiting, id: 'room-1' };
  const promptOf = (changes: Partial<GameView>) =>
    activePrompt(createGameStore({ game: midGame(PROMPTS.attack, changes) }).getState())?.id;

  expect(promptOf({ seat: null })).toBeUndefined();
  expect(promptOf({ seat: null, roomPrompt })).toBe('room-1');
  expect(promptOf({})).toBe('p1');
});

test('before the first view nothing is asked, highlighted or hidden', () => {
  const state = createGameStore().getState();

  expect(activePrompt(state)).toBeNull();
  expect(highlightOf(state, krump)).toBeUndefined();
  expect(hiddenTargets(state)).toEqual([]);
  expect(orderOf(state, krump)).toBeUndefined();
});

const asked = (changes: object) =>
  createGameStore({ rev: 1, game: midGame({ ...PROMPTS.main, ...changes }) }).getState();

test('a card that can only be discarded is told from those that can be played', () => {
  const state = asked({ selectable: [inHand, krump], discardable: [inHand] });

  expect(highlightOf(state, inHand)).toBe('discardable');
  expect(highlightOf(state, krump)).toBe('playable');
});

test('a prophecy that can be activated can be clicked', () => {
  expect(isClickable(asked({ selectable: [], prophecies: ['w9'] }), 'w9')).toBe(true);
});

test('the card whose actions are offered is the chosen one', () => {
  const state = stateOf('cardAction');

  expect(highlightOf(state, PROMPTS.cardAction.source.id)).toBe('selected');
  expect(highlightOf(state, PROMPTS.cardAction.selectable[0]!)).toBe('playable');
});

test('while portions are given out, all other cards are calm', () => {
  const prompt = { ...PROMPTS.several, kind: 'allot' as const, selectable: [krump], selected: [krump] };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect(highlightOf(state, zorg)).toBe('calm');
});

test('a single chosen card has no number', () => {
  const prompt = { ...PROMPTS.several, selected: [krump] };

  expect(orderOf(createGameStore({ rev: 1, game: midGame(prompt) }).getState(), krump)).toBeUndefined();
});

test('a card that was chosen twice keeps its first place', () => {
  const prompt = { ...PROMPTS.several, selected: [krump, monk, krump] };
  const state = createGameStore({ rev: 1, game: midGame(prompt) }).getState();

  expect([orderOf(state, krump), orderOf(state, monk)]).toEqual([1, 2]);
});

test('a button for several cards is lit as a target before it is lit as playable', () => {
  expect(lightOf(stateOf('attack'), [zorg, krump])).toBe('target');
  expect(lightOf(stateOf('attack'), [zorg])).toBeUndefined();
  expect(lightOf(stateOf('main'), [inHand, PROMPTS.main.selectable[0]!])).toBe('playable');
  expect(lightOf(stateOf('main'), [])).toBeUndefined();
});

test('upgrades of visible creatures are visible, and cards of the other hand are hidden', () => {
  const upgrade = midGame().table.cards[krump]!.upgrades![0]!;
  const [hidden = ''] = midGame().table.players['Corvane']!.hand;
  const prompt = { ...PROMPTS.pile, selectable: [upgrade, hidden, inHand] };

  expect(hiddenTargets(createGameStore({ rev: 1, game: midGame(prompt) }).getState())).toEqual([hidden]);
});

test('Escape goes back where nothing can be cancelled', () => {
  const back = { id: 'back', kind: 'back' as const, label: { key: 'button.back' } };
  const cancel = { id: 'cancel', kind: 'cancel' as const, label: { key: 'button.cancel' } };

  expect(cancelControlOf({ ...PROMPTS.house, controls: [back] })?.id).toBe('back');
  expect(cancelControlOf({ ...PROMPTS.house, controls: [back, cancel] })?.id).toBe('cancel');
});
