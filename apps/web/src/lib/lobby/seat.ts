import { useSession } from '../session.ts';
import { sendToLobby } from './client.ts';
import { forgetGuestGame } from './guest-game.ts';
import { useLobby } from './store.ts';

/** Milliseconds for which a handoff can be used for the first time; the server gives it a little more. */
const FRESH_MS = 50_000;

/**
 * Lets the board use the way to one's game. It keeps the same one for as long as the game lasts: the lobby sends
 * a new handoff whenever it hears from us, and the board must not begin anew for that. One that has waited for
 * too long is asked for again.
 */
export function takeSeat(): void {
  const { handoff, handoffAt, seat } = useLobby.getState();
  if (!handoff || handoff.gameId === seat?.gameId) return;
  const { status, token } = useSession.getState();
  // The handoff of a guest does not age: a guest has nothing else to show.
  const isUsable = status === 'anonymous' || Date.now() - handoffAt < FRESH_MS;
  if (isUsable) useLobby.setState({ seat: handoff });
  else void sendToLobby('authenticate', token ?? '');
}

/** Forgets the game in which one sat; its room was left already. */
export function leaveSeat(): void {
  forgetGuestGame();
  useLobby.setState({ handoff: null, seat: null });
}
