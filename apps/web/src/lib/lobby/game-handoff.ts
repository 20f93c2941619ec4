import type { Handoff } from '@amberhall/protocol';
import { refreshSession } from '../http.ts';
import { useSession } from '../session.ts';
import { useLobby } from './store.ts';

/** Milliseconds for which a handoff can be used for the first time; the server gives it a little more. */
const MAX_AGE_MS = 50_000;

/**
 * Lets the board use the way to one's game. It keeps the same one for as long as the game lasts: the lobby sends
 * a new handoff whenever it hears from us, and the board must not begin anew for that. In place of one that has
 * waited for too long, a member shows a new access token.
 */
export async function storeHandoff(): Promise<void> {
  const { handoff, handoffAt, boardHandoff } = useLobby.getState();
  if (!handoff || (boardHandoff && isSameNode(handoff, boardHandoff))) return;
  // The handoff of a guest does not age: a guest has nothing else to show.
  const isGuest = useSession.getState().status === 'anonymous';
  if (isGuest || Date.now() - handoffAt < MAX_AGE_MS) return useLobby.setState({ boardHandoff: handoff });

  await refreshSession().catch(() => false);
  const { token } = useSession.getState();
  if (token !== null && useLobby.getState().handoff?.gameId === handoff.gameId) {
    useLobby.setState({ boardHandoff: { ...handoff, authToken: token } });
  }
}

/** A game moves to another table when the node that played it is gone. */
function isSameNode(one: Handoff, other: Handoff): boolean {
  return (
    one.gameId === other.gameId &&
    one.name === other.name &&
    one.address === other.address &&
    one.port === other.port
  );
}

/** Forgets the game in which one sat; its room was left already. */
export function clearHandoff(): void {
  useLobby.setState({ handoff: null, boardHandoff: null });
}

/**
 * Leaves the table of a game for that of its rematch. Its node and the lobby tell of it independently: the way there
 * may have come before the old table was cleared, and else is waited for.
 */
export function expectRematch(gameId: string): void {
  if (useLobby.getState().handoff?.gameId !== gameId) return;
  useLobby.setState({ handoff: null, boardHandoff: null, joiningGameId: gameId });
}
