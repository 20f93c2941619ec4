import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { sendToLobby } from './client.ts';
import { useLobbyActions } from './use-lobby-actions.ts';

vi.mock('./client.ts', () => ({
  sendToLobby: vi.fn<() => Promise<object>>(async () => ({ ok: true, gameId: 'a game' })),
}));

function JoinButton() {
  const { join } = useLobbyActions();
  return (
    <button type="button" onClick={() => void join('a game')}>
      Join
    </button>
  );
}

test('a double click joins a game once, and later clicks work again', async () => {
  logIn(somebody());
  const user = openPage(<JoinButton />);
  const button = screen.getByRole('button', { name: 'Join' });

  button.click();
  button.click();
  await vi.waitFor(() => expect(sendToLobby).toHaveBeenCalledOnce());
  await user.click(button);

  expect(sendToLobby).toHaveBeenCalledTimes(2);
});
