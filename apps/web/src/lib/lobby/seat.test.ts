import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../session.ts';
import { sendToLobby } from './client.ts';
import { leaveSeat, takeSeat } from './seat.ts';
import { initialLobby } from './state.ts';
import { useLobby } from './store.ts';

vi.mock('./client.ts', () => ({ sendToLobby: vi.fn<() => void>() }));

const handoff = (gameId: string, authToken: string) => ({
  gameId,
  name: 'node1',
  authToken,
  user: { username: 'mira', name: 'mira', avatar: null, role: 'user' as const },
});
const secondsAgo = (seconds: number): number => Date.now() - seconds * 1000;

beforeEach(() => useLobby.setState(initialLobby));
afterEach(() => {
  vi.clearAllMocks();
  useSession.setState(useSession.getInitialState());
});

test('a fresh handoff is used', () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });

  takeSeat();

  expect(useLobby.getState().seat?.authToken).toBe('first');
});

test('a second handoff to the same game changes nothing for the board', () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });
  takeSeat();

  useLobby.setState({ handoff: handoff('a', 'second'), handoffAt: secondsAgo(0) });
  takeSeat();

  expect(useLobby.getState().seat?.authToken).toBe('first');
});

test('a rematch in another room is a new seat', () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });
  takeSeat();

  useLobby.setState({ handoff: handoff('b', 'second'), handoffAt: secondsAgo(0) });
  takeSeat();

  expect(useLobby.getState().seat?.gameId).toBe('b');
});

test('a handoff that has waited for too long is asked for again', () => {
  useLobby.setState({ handoff: handoff('a', 'old'), handoffAt: secondsAgo(51) });

  takeSeat();

  expect(useLobby.getState().seat).toBeNull();
  expect(sendToLobby).toHaveBeenCalledWith('authenticate', '');
});

test('a guest comes back with the handoff that they have, however old', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  useLobby.setState({ handoff: handoff('a', 'old'), handoffAt: secondsAgo(600) });

  takeSeat();

  expect(useLobby.getState().seat?.authToken).toBe('old');
});

test('whoever left can sit down in the same game again', () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });
  takeSeat();

  leaveSeat();
  useLobby.setState({ handoff: handoff('a', 'second'), handoffAt: secondsAgo(0) });
  takeSeat();

  expect(useLobby.getState().seat?.authToken).toBe('second');
});
