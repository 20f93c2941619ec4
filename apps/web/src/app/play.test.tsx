import type { Handoff } from '@amberhall/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeGuestPass } from '../lib/lobby/guest-pass.ts';
import { initialLobby, LOBBY_CHANGES, NO_PERSONAL_DATA } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession } from '../lib/session.ts';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { Play } from './play.tsx';

/** The messages for each seat, in place of sockets. */
const told = vi.hoisted(() => new Map<string, (event: string, message: unknown) => void>());

vi.mock('socket.io-client', () => ({
  io: (_origin: string, { query }: { query: { token: string } }) => {
    const listeners = new Map<string, (message: unknown) => void>();
    told.set(query.token, (event, message) => listeners.get(event)?.(message));
    const on = (event: string, listener: (message: unknown) => void) => void listeners.set(event, listener);
    return { on, io: { on, opts: {} }, connected: true, active: true, disconnect: () => {} };
  },
}));

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

async function sitDown(): Promise<void> {
  showWay('first');
  openPage(
    <Routes>
      <Route path="/" element={<p>the lobby</p>} />
      <Route path="/play" element={<Play />} />
    </Routes>,
    '/play',
  );
  await waitFor(() => expect(told.has('seat at first')).toBe(true), { timeout: 20_000 });
}

const tellTable = (reason: string): void => act(() => told.get('seat at first')?.('cleargamestate', reason));

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  told.clear();
  answerCalls({});
  useLobby.setState(initialLobby);
  useSession.setState({ status: 'anonymous', user: null, token: null });
});

test('a guest whose table is cleared for a rematch waits for the handoff and follows it', async () => {
  await sitDown();

  tellTable('rematch');
  expect(await screen.findByText('Joining the game...')).toBeDefined();

  showWay('second');
  await waitFor(() => expect(told.has('seat at second')).toBe(true));
});

test('a player who left returns to the lobby', async () => {
  await sitDown();

  tellTable('left');

  expect(await screen.findByText('the lobby')).toBeDefined();
});

test('a player who logs out in another tab reads why they are redirected', async () => {
  await sitDown();
  act(() => logIn(somebody()));

  act(() => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    useLobby.setState(NO_PERSONAL_DATA);
  });

  expect(screen.getByText('You are not logged in, redirecting...')).toBeDefined();
  expect(await screen.findByText('the lobby')).toBeDefined();
});
