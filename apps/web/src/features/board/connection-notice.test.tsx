import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConnectionNotice } from './connection-notice.tsx';
import { midGame } from './fixture/game.ts';
import { renderPart } from './fixture/render-board.tsx';
import type { GameState } from './game/game-store.ts';

function show(state: Partial<GameState>) {
  const opened = renderPart(<ConnectionNotice />, midGame());
  act(() => opened.store.setState(state));
  return { ...opened, notice: screen.queryByRole('alert') };
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a table that is up to date needs no notice', () => {
  expect(show({ connection: 'connected' }).notice).toBeNull();
});

test.each<[GameState['connection'], string, string[]]>([
  ['connecting', 'Connecting to the game...', []],
  ['reconnecting', 'Connection lost. Reconnecting to the game...', []],
  ['gone', 'Could not connect to the game. Your seat is reserved.', ['Try again', 'Back to the lobby']],
  ['refused', 'You are no longer part of this game.', ['Try again', 'Back to the lobby']],
])('a connection that is "%s" says "%s" and offers %o', (connection, text, offers) => {
  const { notice } = show({ connection });

  expect(notice?.querySelector('span')?.textContent).toBe(text);
  expect(buttons()).toEqual(offers);
});

test.each([
  ['elsewhere', 'This game is open in another window.'],
  ['removed', 'This game was closed.'],
  ['failed', 'An error stopped the game. We saved it so that we can investigate.'],
  ['rematch', 'The rematch is starting.'],
  [null, 'You have left the game.'],
] as const)('a table that was closed because of "%s" says so, whatever the connection is', (reason, text) => {
  const { notice } = show({ connection: 'connected', closed: { reason } });

  expect(notice?.querySelector('span')?.textContent).toBe(text);
  expect(buttons()).toEqual(['Back to the lobby']);
});

test('the way back to the lobby leaves the game', async () => {
  const { user, sent, hasLeft } = show({ connection: 'gone' });

  await user.click(screen.getByRole('button', { name: 'Back to the lobby' }));

  expect(sent).toEqual([['leavegame']]);
  expect(hasLeft()).toBe(true);
});
