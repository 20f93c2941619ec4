import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { ObstacleNote } from './obstacle-note.tsx';

const CARD = midGame().table.players[WREN]!.hand[3]!;
const show = () =>
  act(() => boardUi.showObstacle({ card: CARD, why: { key: 'log.firstPlayer', args: { player: 'Wren' } } }));
const note = () => screen.queryByRole('alert')?.textContent;
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => boardUi.reset());
  vi.useRealTimers();
});

test('the reason is said for four seconds', () => {
  renderPart(<ObstacleNote />, midGame(PROMPTS.main));
  expect(note()).toBeUndefined();

  show();
  expect(note()).toBe('Wren goes first');
  after(3999);
  expect(note()).toBeDefined();
  after(1);

  expect(note()).toBeUndefined();
});

test.each([
  { by: 'a click', input: () => fireEvent.pointerDown(document.body) },
  { by: 'a key', input: () => fireEvent.keyDown(document.body, { key: 'a' }) },
])('the reason disappears at $by', ({ input }) => {
  renderPart(<ObstacleNote />, midGame(PROMPTS.main));
  show();

  input();

  expect(note()).toBeUndefined();
  expect(useBoardUi.getState().obstacle).toBeNull();
});

test('a card that is open to read says the reason itself, however long that takes', () => {
  renderPart(<ObstacleNote />, midGame(PROMPTS.main));
  act(() => boardUi.openCard({ slug: 'dust-pixie', id: CARD }));
  show();

  after(10_000);

  expect(note()).toBeUndefined();
  expect(useBoardUi.getState().obstacle).not.toBeNull();
});

test('a question about the card says the reason itself', () => {
  renderPart(<ObstacleNote />, midGame(PROMPTS.cardAction));

  show();

  expect(note()).toBeUndefined();
});

test('a question about another card does not', () => {
  renderPart(<ObstacleNote />, midGame(PROMPTS.attack));

  show();

  expect(note()).toBe('Wren goes first');
});

test('the time of a second reason begins anew', () => {
  renderPart(<ObstacleNote />, midGame(PROMPTS.main));
  show();
  after(3000);
  show();
  after(3000);

  expect(note()).toBeDefined();
});
