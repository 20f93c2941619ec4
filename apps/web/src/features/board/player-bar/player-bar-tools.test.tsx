import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('log and chat can be hidden and shown, and hidden chat lines are counted', async () => {
  const { user, store } = renderBoard(midGame());
  const panel = screen.getByRole('log', { name: 'Log' }).closest('section');
  await user.click(button('Hide log and chat'));
  expect(panel?.dataset['hidden']).toBe('true');

  const from = { username: 'Corvane', name: 'Corvane', avatar: null, role: 'user' as const };
  const said = { id: 40, date: '2026-03-01T20:03:00.000Z', chat: { from, text: 'hello?' } };
  act(() => {
    const game = store.getState().game!;
    store.setState({ game: { ...game, lines: [...game.lines, said] } });
  });
  expect(button('Show log and chat, 1 unread message')).toBeTruthy();
  await user.click(button(/^Show log and chat/));

  expect(panel?.dataset['hidden']).toBeUndefined();
  expect(button('Hide log and chat')).toBeTruthy();
});

test('the player bar mutes spectators and requests manual mode', async () => {
  const { user, sent } = renderBoard(midGame());

  await user.click(button('Mute spectators'));
  await user.click(button('Turn manual mode on'));

  expect(sent).toEqual([['toggleMuteSpectators'], ['toggleManualMode']]);
});

test('the button of manual mode is marked while the mode is on', () => {
  const { store } = renderBoard(midGame());
  expect(button('Turn manual mode on').dataset['on']).toBeUndefined();

  act(() => {
    const game = store.getState().game!;
    store.setState({ game: { ...game, table: { ...game.table, manual: true } } });
  });

  expect(button('Turn manual mode off').dataset['on']).toBe('true');
});

test('the match record is shown on the player bar', () => {
  renderBoard(midGame());

  expect(screen.getByRole('img', { name: 'Match record: Wren 1, Corvane 0' })).toBeTruthy();
});

test('spectators are offered neither manual mode nor muting', () => {
  renderBoard(midGame(undefined, { seat: null }));

  expect(screen.queryByRole('button', { name: 'Mute spectators' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Turn manual mode on' })).toBeNull();
});
