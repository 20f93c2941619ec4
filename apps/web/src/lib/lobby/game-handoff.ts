import type { Handoff } from '@amberhall/protocol';
import { refreshSession } from '../http.ts';
import { useSession } from '../session.ts';
import { useLobby } from './store.ts';

/** The time in milliseconds in which a handoff can first be used; the server allows a little more. */
const MAX_AGE_MS = 50_000;

/**
 * Makes the handoff of the user's game available to the board. It stays the same one during the game: the lobby
 * sends a new handoff on every identification, and the board must not reconnect for that. Instead of an expired
 * one, a member uses a new access token.
 */
export async function storeHandoff(): Promise<void> {
  const { handoff, handoffAt, boardHandoff } = useLobby.getState();
  if (!handoff || (boardHandoff && isSameNode(handoff, boardHandoff))) return;
  // The handoff of a guest does not expire, because a guest has no other credentials.
  const isGuest = useSession.getState().status === 'anonymous';
  if (isGuest || Date.now() - handoffAt < MAX_AGE_MS) return useLobby.setState({ boardHandoff: handoff });

  await refreshSession().catch(() => false);
  const { token } = useSession.getState();
  if (token !== null && useLobby.getState().handoff?.gameId === handoff.gameId) {
    useLobby.setState({ boardHandoff: { ...handoff, authToken: token } });
  }
}

/** A game moves to another node when its node is gone. */
function isSameNode(one: Handoff, other: Handoff): boolean {
  return (
    one.gameId === other.gameId &&
    one.name === other.name &&
    one.address === other.address &&
    one.port === other.port
  );
}

/** Forgets the game whose room the user has left. */
export function clearHandoff(): void {
  useLobby.setState({ handoff: null, boardHandoff: null });
}

/**
 * Leaves the table of a game for its rematch. The node and the lobby report it independently, so the handoff may
 * arrive before or after the old table is cleared.
 */
export function expectRematch(gameId: string): void {
  if (useLobby.getState().handoff?.gameId !== gameId) return;
  useLobby.setState({ handoff: null, boardHandoff: null, joiningGameId: gameId });
}
