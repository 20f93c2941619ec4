import type { Handoff } from '@amberhall/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeGuestPass } from '../lib/lobby/guest-pass.ts';
import { initialLobby, LOBBY_CHANGES, NO_PERSONAL_DATA } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession } from '../lib/session.ts';
import { startSocketServer } from '../test/lobby-server.ts';
import { openRoutes } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { Play } from './play.tsx';

const handoff = (gameId: string): Handoff => ({
  gameId,
  name: 'node1',
  authToken: `seat at ${gameId}`,
  user: { username: 'Guest-1', name: 'Guest-1', avatar: null, role: 'user' },
});

/** The lobby sends a guest the handoff. */
function showWay(gameId: string): void {
  act(() => {
    storeGuestPass({ name: 'Guest-1', token: 'a pass' });
    useLobby.setState(LOBBY_CHANGES.handoff(initialLobby, handoff(gameId)));
  });
}

/** Opens the board of a guest at the table `first`. The page of decks loads until `openDecks` is called. */
async function openTable() {
  const node = await startSocketServer('/node1/socket.io');
  showWay('first');
  let openDecks: (() => void) | undefined;
  const decksOpen = new Promise<void>((resolve) => (openDecks = resolve));
  const routes = [
    { path: '/', element: <p>the lobby</p> },
    { path: '/play', element: <Play /> },
    { path: '/decks', loader: () => decksOpen, element: <p>the decks</p> },
  ];
  const { router } = openRoutes(routes, '/play');
  await waitFor(() => expect(node.handshakes).toMatchObject([{ token: 'seat at first' }]), {
    timeout: 20_000,
  });
  return { node, router, openDecks: () => openDecks?.() };
}

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  answerCalls({});
  useLobby.setState(initialLobby);
  useSession.setState({ status: 'anonymous', user: null, token: null });
});

test('a guest whose table is cleared for a rematch waits for the handoff and follows it', async () => {
  const { node } = await openTable();

  node.tell('cleargamestate', 'rematch');
  expect(await screen.findByText('Joining the game...')).toBeDefined();

  showWay('second');
  await waitFor(() => expect(node.handshakes[1]).toMatchObject({ token: 'seat at second' }));
});

test('a player who left returns to the lobby', async () => {
  const { node } = await openTable();

  node.tell('cleargamestate', 'left');

  expect(await screen.findByText('the lobby')).toBeDefined();
});

test('a player who left while another page loads is led to that page', async () => {
  const { node, router, openDecks } = await openTable();
  act(() => void router.navigate('/decks'));

  node.tell('cleargamestate', 'left');
  await waitFor(() => expect(useLobby.getState().handoff).toBeNull());
  openDecks();

  expect(await screen.findByText('the decks')).toBeDefined();
  expect(router.state.location.pathname).toBe('/decks');
});

test('a player who logs out in another tab reads why they are redirected', async () => {
  await openTable();
  act(() => logIn(somebody()));

  act(() => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    useLobby.setState(NO_PERSONAL_DATA);
  });

  expect(screen.getByText('You are not logged in, redirecting...')).toBeDefined();
  expect(await screen.findByText('the lobby')).toBeDefined();
});
