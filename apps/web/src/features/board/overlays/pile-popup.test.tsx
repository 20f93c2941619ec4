import { act, fireEvent, screen, within } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import type { OpenPile } from '../board-ui.ts';
import { withPlayer } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { PilePopup } from './pile-popup.tsx';

afterEach(() => act(() => boardUi.reset()));

function open(pile: OpenPile, game: GameView = midGame(PROMPTS.main)) {
  boardUi.togglePile(pile);
  return renderPart(<PilePopup />, game);
}
const cards = () => within(screen.getByRole('list')).queryAllByRole('listitem');

test.each<[OpenPile, string, number]>([
  [{ player: WREN, zone: 'discard' }, 'Wren’s discard pile (5)', 5],
  [{ player: WREN, zone: 'archives' }, 'Wren’s archives (2)', 2],
  [{ player: WREN, zone: 'purged' }, 'Wren’s purged cards (1)', 1],
  [{ player: CORVANE, zone: 'hand' }, 'Corvane’s hand, 6 cards', 6],
  [{ player: CORVANE, zone: 'artifacts' }, 'Corvane’s artifacts, 3 cards', 3],
])('the opened pile %o has the title "%s" and %i cards', (pile, title, count) => {
  open(pile);

  expect(screen.getByRole('region', { name: title })).toBeDefined();
  expect(cards()).toHaveLength(count);
});

test('without an open pile there is no panel', () => {
  renderPart(<PilePopup />, midGame());

  expect(screen.queryByRole('region')).toBeNull();
});

test('a pile whose last card leaves stays open and empty', () => {
  const { store } = open({ player: WREN, zone: 'purged' });

  act(() => store.setState({ game: withPlayer(midGame(PROMPTS.main), WREN, { purged: [] }) }));

  expect(screen.getByRole('region', { name: 'Wren’s purged cards (0)' })).toBeDefined();
  expect(cards()).toEqual([]);
});

test('the panel is closed by its button', () => {
  open({ player: WREN, zone: 'discard' });

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(useBoardUi.getState().openPile).toBeNull();
});

test.each<[OpenPile['zone'], boolean]>([
  ['artifacts', false],
  ['discard', true],
])('after an answer, the panel of the pile "%s" stays open: %s', (zone, stays) => {
  const { store } = open({ player: WREN, zone });

  act(() => store.setState({ game: midGame(PROMPTS.house) }));

  expect(useBoardUi.getState().openPile !== null).toBe(stays);
});

test('artifacts stay open while the same question is asked', () => {
  const { store } = open({ player: WREN, zone: 'artifacts' });

  act(() => store.setState({ game: withPlayer(midGame(PROMPTS.main), WREN, { amber: 0 }) }));

  expect(useBoardUi.getState().openPile).not.toBeNull();
});
