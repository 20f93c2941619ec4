import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { logIn, somebody } from '../../test/server.ts';
import { useLobbyActions } from './use-lobby-actions.ts';

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
  const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'a game' } });
  const user = openPage(<JoinButton />);
  const button = screen.getByRole('button', { name: 'Join' });

  button.click();
  button.click();
  await vi.waitFor(() => expect(lobby.commands).toHaveLength(1));
  await vi.waitFor(async () => {
    await user.click(button);
    expect(lobby.commands).toHaveLength(2);
  });
});
