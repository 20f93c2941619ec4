/**
 * The connection to the lobby: reconnects forever, identifies as the session's user or as a guest, and updates the
 * store.
 */
import { CLIENT_VERSION } from '@amberhall/protocol';
import type {
  LobbyAck,
  LobbyClientEvents,
  LobbyCommand,
  LobbyCommandArgs,
  LobbyServerEvents,
  PendingGame,
  Refusal,
} from '@amberhall/protocol';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { refreshSession } from '../http.ts';
import { useSession } from '../session.ts';
import { clearGuestPass, storeGuestPass, storedGuestPass } from './guest-pass.ts';
import { LobbyTransport } from './lobby-transport.ts';
import { LOBBY_CHANGES, NO_PERSONAL_DATA } from './state.ts';
import { useLobby } from './store.ts';

/** The time limit for the server's answer to a command. */
const ACK_TIMEOUT_MS = 10_000;
const PING_INTERVAL_MS = 10_000;

/** `OFFLINE`: the command did not reach the lobby, or no answer arrived. */
export type LobbyRefusal = { ok: false; code: Refusal | 'OFFLINE'; message: string };
export type LobbyAnswer<C extends LobbyCommand> = Extract<LobbyAck<C>, { ok: true }> | LobbyRefusal;

let socket: Socket<LobbyServerEvents, LobbyClientEvents> | undefined;
/** The credentials of the current or last handshake. */
let tokenOfHandshake = '';

/** What identifies the user to the lobby: a member's access token, a guest's pass, or nothing. */
function currentToken(): string {
  return useSession.getState().token ?? storedGuestPass()?.token ?? '';
}

function query(): { version: string; token: string } {
  tokenOfHandshake = currentToken();
  return { version: CLIENT_VERSION, token: tokenOfHandshake };
}

/** Opens the connection. @returns a function that closes it */
export function connectLobby(): () => void {
  const opened: NonNullable<typeof socket> = io({
    path: '/socket.io',
    transports: [LobbyTransport],
    query: query(),
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  });
  socket = opened;
  listen(opened);
  const stopFollowing = followSession(opened);
  const stopMeasuring = measureResponse();
  const stopSharing = sendShares();
  return () => {
    stopFollowing();
    stopMeasuring();
    stopSharing();
    opened.disconnect();
    socket = undefined;
  };
}

function listen(opened: NonNullable<typeof socket>): void {
  opened.on('connect', () => {
    // A notice from before is over, unless the lobby sends it again.
    useLobby.setState({ connection: 'connected', banner: null });
    if (currentToken() !== tokenOfHandshake) void sendToLobby('authenticate', currentToken());
    void measureOnce();
    retryStoredLogin();
  });
  opened.on('disconnect', () => useLobby.setState({ connection: 'disconnected', responseMs: null }));
  opened.io.on('reconnect_attempt', () => {
    opened.io.opts.query = query();
    useLobby.setState({ connection: 'connecting' });
  });
  opened.io.on('reconnect_error', () => useLobby.setState({ connection: 'disconnected' }));
  opened.on('guest', storeGuestPass);
  opened.on('authfailed', () => {
    if (useSession.getState().status === 'anonymous') clearGuestPass();
    else void refreshSession().catch(() => {});
  });
  opened.onAny((event: string, ...args: unknown[]) => {
    if (!(event in LOBBY_CHANGES)) return;
    // The names and arguments of events are defined by the server's contract, LobbyServerEvents.
    const change = LOBBY_CHANGES[event as keyof typeof LOBBY_CHANGES] as (...args: unknown[]) => object;
    useLobby.setState((state) => change(state, ...args));
  });
}

/** Identifies the connection again when the session or its token changes. */
function followSession(opened: NonNullable<typeof socket>): () => void {
  if (useSession.getState().status === 'member') clearGuestPass();
  return useSession.subscribe((session, before) => {
    if (session.token === before.token) return;
    if (before.token === null) leaveGuestGame();
    if (session.user?.id !== before.user?.id) useLobby.setState(NO_PERSONAL_DATA);
    if (opened.connected) void sendToLobby('authenticate', currentToken());
  });
}

/** Sends the share of the seed for the user's own game: its hash at once, itself when both hashes are fixed. */
function sendShares(): () => void {
  return useLobby.subscribe(({ pending }, before) => {
    if (pending !== null && pending !== before.pending) void sendShareOf(pending);
  });
}

async function sendShareOf(game: PendingGame): Promise<void> {
  const user = useSession.getState().user?.username ?? storedGuestPass()?.name;
  if (user === undefined) return;
  // Without it the server makes the share.
  const loaded = await import('../seed-shares.ts').catch(() => undefined);
  const message = loaded?.seedMessage(game, user);
  if (message) void sendToLobby(message.event, game.id, message.commitment, message.value);
}

/** A user who logs in stops being a guest, and leaves the game played as a guest. */
function leaveGuestGame(): void {
  if (storedGuestPass() === undefined) return;
  clearGuestPass();
  const { handoff } = useLobby.getState();
  if (handoff === null) return;
  void sendToLobby('leavegame', handoff.gameId);
}

/** A login that failed because the server was unreachable is tried again once it is back. */
function retryStoredLogin(): void {
  if (useSession.getState().status === 'unreachable') void refreshSession().catch(() => {});
}

/** Sends a command. Never rejects: a lost connection is a refusal like any other. */
export async function sendToLobby<C extends LobbyCommand>(
  command: C,
  ...args: LobbyCommandArgs<C>
): Promise<LobbyAnswer<C>> {
  if (!socket?.connected) return { ok: false, code: 'OFFLINE', message: '' };
  try {
    // TypeScript cannot resolve the mapped type of commands through emitWithAck.
    const emitter = socket.timeout(ACK_TIMEOUT_MS) as unknown as {
      emitWithAck(command: string, ...args: unknown[]): Promise<LobbyAnswer<C>>;
    };
    return await emitter.emitWithAck(command, ...args);
  } catch {
    return { ok: false, code: 'OFFLINE', message: '' };
  }
}

let pings = 0;

async function measureOnce(): Promise<void> {
  const sent = performance.now();
  const answer = await sendToLobby('ping', pings++);
  if (answer.ok) useLobby.setState({ responseMs: Math.round(performance.now() - sent) });
}

function measureResponse(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void measureOnce();
  }, PING_INTERVAL_MS);
  return () => clearInterval(timer);
}
