import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withPerson, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { Result } from './result.tsx';

const outcome = () => document.querySelector<HTMLElement>('[data-outcome]')?.dataset['outcome'];
const heading = () => screen.getByRole('heading').textContent;

test.each([
  { viewer: 'the winner', seat: WREN, winner: WREN, text: 'Victory', look: 'won' },
  { viewer: 'the loser', seat: WREN, winner: CORVANE, text: 'Defeat', look: 'lost' },
  { viewer: 'a spectator', seat: null, winner: CORVANE, text: 'Corvane wins', look: 'watched' },
])('to $viewer, the result says "$text"', ({ seat, winner, text, look }) => {
  renderPart(<Result winner={winner} />, midGame(undefined, { seat }));

  expect(heading()).toBe(text);
  expect(outcome()).toBe(look);
});

test('a spectator reads the present name of the winner', () => {
  const user = { username: 'Corvane', name: 'Corvane the Bold', avatar: null, role: 'user' } as const;

  renderPart(<Result winner={CORVANE} />, withPerson(midGame(undefined, { seat: null }), CORVANE, { user }));

  expect(heading()).toBe('Corvane the Bold wins');
});

test.each([
  { reason: 'keys' as const, text: 'The third key was forged' },
  { reason: 'amber after time' as const, text: 'By Æmber when time ran out' },
])('the result says how the game ended: $text', ({ reason, text }) => {
  renderPart(<Result winner={WREN} />, withTable(midGame(), { winReason: reason }));

  expect(screen.getByText(text)).toBeTruthy();
});

test('the reason of the room comes before that of the table', () => {
  const game = midGame(undefined, { winReason: 'left' });

  renderPart(<Result winner={WREN} />, withTable(game, { winReason: 'keys' }));

  expect(screen.getByText('The opponent left the game')).toBeTruthy();
  expect(screen.queryByText('The third key was forged')).toBeNull();
});

test('both players are listed with their keys, the viewer first, and the winner is marked', () => {
  renderPart(<Result winner={CORVANE} />, midGame());

  const [near, far] = screen.getAllByRole('listitem').filter((item) => item.querySelector('ul'));
  expect(near?.firstElementChild?.textContent).toBe('Wren');
  expect(near?.dataset['winner']).toBeUndefined();
  expect(within(near!).getByRole('img', { name: 'The blue key is forged' })).toBeTruthy();
  expect(far?.firstElementChild?.textContent).toBe('Corvane');
  expect(far?.dataset['winner']).toBe('true');
  expect(within(far!).getByRole('img', { name: 'The blue key is not forged' })).toBeTruthy();
});
