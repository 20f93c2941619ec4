import { DEFAULT_GAME } from '@amberhall/protocol';
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { useLobby } from './store.ts';
import { useChallengeActions } from './use-challenge-actions.ts';

const options = { ...DEFAULT_GAME, name: 'A table' };
const refused = (code: string, message = '') => ({ ok: false, code, message });

function actions() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      {children}
      <Toasts label="Toasts" closeLabel="Close" />
    </MemoryRouter>
  );
  return renderHook(useChallengeActions, { wrapper }).result.current;
}

beforeEach(() => logIn(somebody()));

test('a challenge that was sent waits for its game', async () => {
  const lobby = await connectTestLobby({ challenge: { ok: true, gameId: 'game-1' } });
  const { challenge } = actions();

  await act(async () => expect(await challenge('Nils', options)).toBeUndefined());

  expect(lobby.commands).toEqual([['challenge', 'Nils', options]]);
  expect(useLobby.getState().joiningGameId).toBe('game-1');
});

test('a refused challenge returns the words of the server', async () => {
  await connectTestLobby({ challenge: refused('FORBIDDEN', 'This user is in a game.') });
  const { challenge } = actions();

  await act(async () => expect(await challenge('Nils', options)).toBe('This user is in a game.'));

  expect(useLobby.getState().joiningGameId).toBeNull();
});

test('a challenge without a connection has words', async () => {
  const { challenge } = actions();

  await act(async () =>
    expect(await challenge('Nils', options)).toBe('The lobby did not respond. Please try again.'),
  );
});

test('whoever waits alone in a game leaves it for a challenge', async () => {
  const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'game-2' } });
  useLobby.setState({ pending: pendingGame({ id: 'own' }) });
  const { accept } = actions();

  await act(() => accept('game-2'));

  expect(lobby.commands).toEqual([
    ['leavegame', 'own'],
    ['joingame', 'game-2', null],
  ]);
});

test('whoever waits with an opponent does not leave the game for a challenge', async () => {
  const lobby = await connectTestLobby({ joingame: refused('ALREADY_IN_GAME') });
  useLobby.setState({
    pending: pendingGame({ id: 'own', players: seated(playerNamed('Mira'), playerNamed('Olga')) }),
  });
  const { accept } = actions();

  await act(() => accept('game-2'));

  expect(lobby.commands).toEqual([['joingame', 'game-2', null]]);
  expect(await screen.findByText(/^You are already in a game/)).toBeDefined();
});

test('a challenge is declined', async () => {
  const lobby = await connectTestLobby();
  const { decline } = actions();

  await act(() => decline('game-2'));

  expect(lobby.commands).toEqual([['declinechallenge', 'game-2']]);
});

test('a challenge that is over when it is declined says so', async () => {
  await connectTestLobby({ declinechallenge: refused('NOT_FOUND', 'The challenge is over.') });
  const { decline } = actions();

  await act(() => decline('game-2'));

  expect(await screen.findByText('The challenge is over.')).toBeDefined();
});
