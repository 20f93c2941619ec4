import { act, screen } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { withPlayer, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { clearAnnouncements, useAnnouncements } from './live-region.ts';
import { useAnnounceState } from './use-announce-state.ts';

afterEach(clearAnnouncements);

function Announce() {
  return <button onClick={useAnnounceState()}>Announce</button>;
}
function announced(game: GameView): string[] {
  renderPart(<Announce />, game);
  act(() => screen.getByRole('button').click());
  return useAnnouncements.getState().said.flatMap(({ text }) => text.split('. '));
}

test('the own turn is announced with the active house, and the own side first', () => {
  expect(announced(midGame())).toEqual([
    'Your turn, Untamed, the active house',
    'Wren, 5 Æmber; a key costs 6, Keys forged: 1 of 3, 0 chains, 6 cards in hand',
    'Corvane, 4 Æmber; a key costs 6, Keys forged: 2 of 3, 2 chains, 6 cards in hand',
  ]);
});

test('the turn of the opponent is announced by name, without a house that is not chosen yet', () => {
  const [turn] = announced(withTable(midGame(), { activePlayer: CORVANE }));

  expect(turn).toBe('Corvane’s turn');
});

test('to a spectator no turn is the own one', () => {
  const [turn, first] = announced(midGame(undefined, { seat: null }));

  expect(turn).toBe('Wren’s turn, Untamed, the active house');
  expect(first).toMatch(/^Wren,/);
});

test('single chains and cards are announced in the singular', () => {
  const { hand } = midGame().table.players[WREN]!;

  const [, own] = announced(withPlayer(midGame(), WREN, { chains: 1, hand: hand.slice(0, 1) }));

  expect(own).toMatch(/, 1 chain, 1 card in hand$/);
});
