import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { Address, addressShown } from '../test/address.tsx';
import { openPage } from '../test/open-page.tsx';
import { JoiningGame } from './joining-game.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

beforeEach(() => useLobby.setState({ ...initialLobby, joiningGameId: 'game-1' }));
afterEach(() => void vi.useRealTimers());

test('a user who does not want to wait for the game goes back to the lobby, and joins no longer', async () => {
  const user = openPage(
    <>
      <JoiningGame />
      <Address />
    </>,
    '/play',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Joining the game...');

  await user.click(screen.getByRole('button', { name: 'Back to the lobby' }));

  expect(addressShown()).toBe('/');
  expect(useLobby.getState().joiningGameId).toBeNull();
});

test('a player who has logged out has two seconds to read why the board is gone', () => {
  vi.useFakeTimers();
  const onLeave = vi.fn<() => void>();
  openPage(<RedirectNotice onLeave={onLeave} />);
  expect(screen.getByText('You are not logged in, redirecting...')).toBeDefined();

  act(() => void vi.advanceTimersByTime(1999));
  expect(onLeave).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));

  expect(onLeave).toHaveBeenCalledOnce();
});
