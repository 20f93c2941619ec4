/** The connection to the node on which a game is played. */
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type {
  Ack,
  FightForecast,
  GameCommand,
  GameCommandArgs,
  GameServerEvents,
  Handoff,
  Refusal,
  RoomLine,
  Stamp,
  Text,
} from '@amberhall/protocol';
import { refreshSession } from '../../../lib/http.ts';
import { sendToLobby } from '../../../lib/lobby/client.ts';
import { useSession } from '../../../lib/session.ts';
import { applyMessage } from './game-store.ts';
import type { Connection, GameStore } from './game-store.ts';
import { activePrompt } from './selectors.ts';

const MAX_ATTEMPTS = 5;
const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 5000;
const ACK_TIMEOUT_MS = 10_000;

/** A card left in the player's deck. */
export interface DeckCard {
  slug: string;
  house: string;
}

/**
 * The data in the reply to a command: `lines` for `olderMessages`, `cards` for `showDrawDeck` and `showDeckList`, `why`
 * for `whyNot`, and `forecasts` for `forecastFights`.
 */
interface ReplyParts {
  lines?: RoomLine[];
  cards?: DeckCard[];
  why?: Text | null;
  forecasts?: FightForecast[];
}

/** `OFFLINE`: the command did not reach the node, or no answer arrived. */
export type CommandReply = ({ ok: true } & ReplyParts) | { ok: false; code: Refusal | 'OFFLINE' };

export interface GameConnection {
  send<C extends GameCommand>(command: C, ...args: GameCommandArgs<C>): Promise<CommandReply>;
  /** Reconnects after all attempts have failed. */
  reopen(): void;
}

export interface HandoffConnection extends GameConnection {
  /** Connects to the table of a handoff, unless it is connected already. */
  open(handoff: Handoff): void;
  close(): void;
}

interface ClientEvents {
  game: (...args: unknown[]) => void;
}

type GameSocket = Socket<GameServerEvents, ClientEvents>;

/** The address of the node of a handoff; without address and port, the origin of this page. */
export function originOf(
  { address, port }: Handoff,
  page: Pick<Location, 'protocol' | 'hostname' | 'origin'>,
): string {
  if (!address && !port) return page.origin;
  const host = address ?? page.hostname;
  return `${page.protocol}//${host}${port && port !== 80 && port !== 443 ? `:${port}` : ''}`;
}

function pathOf(handoff: Handoff): string {
  return `${originOf(handoff, location)}/${handoff.name}/socket.io`;
}

/**
 * Returns the connection that updates `store`. It does nothing until it is opened.
 *
 * @param isOther the connection of the other side in a hot-seat game, which the user's own login does not authorize
 */
export function createConnection(store: GameStore, isOther = false): HandoffConnection {
  let socket: GameSocket | undefined;
  let entry: ConnectionAttempt | undefined;
  const close = () => {
    if (entry) {
      clearTimeout(entry.timer);
      entry.isClosed = true;
    }
    socket?.disconnect();
    socket = undefined;
  };
  const open = (handoff: Handoff) => {
    // A frozen node leaves its connections open. The client connects to the new node anyway.
    if (socket?.connected && entry && pathOf(entry.handoff) === pathOf(handoff)) return;
    close();
    entry = { handoff, store, tries: 0, isSeatTokenGood: true, isOther, isClosed: false };
    socket = openSocket(entry);
  };
  return {
    open,
    reopen: () => {
      if (!entry) return;
      store.setState({ connection: 'reconnecting' });
      open(entry.handoff);
    },
    send: async (command, ...args) => {
      if (!socket?.connected) return { ok: false, code: 'OFFLINE' };
      return emit(socket, command, args, stampOf(store));
    },
    close,
  };
}

function openSocket(entry: ConnectionAttempt): GameSocket {
  const { handoff, store } = entry;
  const socket: GameSocket = io(originOf(handoff, location), {
    path: `/${handoff.name}/socket.io`,
    transports: ['websocket'],
    query: handshakeQuery(entry),
    forceNew: true,
    reconnectionAttempts: MAX_ATTEMPTS,
    reconnectionDelay: MIN_RETRY_MS,
    reconnectionDelayMax: MAX_RETRY_MS,
  });
  followConnection(socket, entry);
  socket.on('gamestate', (message) => {
    if (!applyMessage(store, message))
      void emit(socket, 'resync', [Math.max(0, store.getState().rev)], stampOf(store));
  });
  socket.on('cleargamestate', (reason) => store.setState({ closed: { reason: reason ?? null } }));
  return socket;
}

/** Authenticates with the token of the handoff, or, when it has expired, with the user's own token. */
interface ConnectionAttempt {
  handoff: Handoff;
  store: GameStore;
  /** Refused since the last successful connection. */
  tries: number;
  isSeatTokenGood: boolean;
  isOther: boolean;
  /** The user has left, or connects elsewhere. */
  isClosed: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

function handshakeQuery({ handoff, store, isSeatTokenGood }: ConnectionAttempt): Record<string, string> {
  const { rev } = store.getState();
  const own = useSession.getState().token;
  const token = isSeatTokenGood || own === null ? handoff.authToken : own;
  return { token, game: handoff.gameId, ...(rev >= 0 && { since: String(rev) }) };
}

function followConnection(socket: GameSocket, entry: ConnectionAttempt): void {
  const { store } = entry;
  const report = (connection: Connection) => store.setState({ connection });
  socket.on('connect', () => {
    entry.tries = 0;
    report('connected');
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    report('reconnecting');
    // A node that shuts down closes the connection itself. Unless it dismissed the user, it will be back.
    if (reason === 'io server disconnect' && store.getState().closed === null)
      retry(socket, entry, undefined);
  });
  socket.on('connect_error', (error) => {
    // The library reconnects after a network failure, but not after a refused handshake.
    if (!socket.active) retry(socket, entry, codeOf(error));
  });
  socket.io.on('reconnect_attempt', () => {
    socket.io.opts.query = handshakeQuery(entry);
    report('reconnecting');
  });
  socket.io.on('reconnect_failed', () => {
    report('gone');
    void sendToLobby('connectfailed', entry.handoff.gameId);
  });
}

/** The code with which the node refused the handshake, if it gave one. */
function codeOf(error: Error): string | undefined {
  return (error as { data?: { code?: string } }).data?.code;
}

/** The node may not know the user yet, or the token may have expired. Both are temporary. */
function retry(socket: GameSocket, entry: ConnectionAttempt, code: string | undefined): void {
  entry.tries++;
  if (entry.tries > MAX_ATTEMPTS) {
    entry.store.setState({ connection: 'refused' });
    return;
  }
  const again = async () => {
    if (!entry.isOther && code === 'NOT_LOGGED_IN' && useSession.getState().status === 'member') {
      entry.isSeatTokenGood = false;
      await refreshSession().catch(() => false);
      if (entry.isClosed) return;
    }
    socket.io.opts.query = handshakeQuery(entry);
    socket.connect();
  };
  entry.timer = setTimeout(() => void again(), Math.min(MAX_RETRY_MS, MIN_RETRY_MS * entry.tries));
}

function stampOf(store: GameStore): Stamp {
  const state = store.getState();
  const promptId = activePrompt(state)?.id;
  return { rev: Math.max(0, state.rev), ...(promptId !== undefined && { promptId }) };
}

async function emit(
  socket: GameSocket,
  command: GameCommand,
  args: readonly unknown[],
  stamp: Stamp,
): Promise<CommandReply> {
  try {
    const emitter = socket.timeout(ACK_TIMEOUT_MS) as unknown as {
      emitWithAck(event: 'game', ...args: unknown[]): Promise<Ack<ReplyParts>>;
    };
    const ack = await emitter.emitWithAck('game', command, ...args, stamp);
    return ack.ok ? ack : { ok: false, code: ack.code };
  } catch {
    return { ok: false, code: 'OFFLINE' };
  }
}
