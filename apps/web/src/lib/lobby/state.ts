/** What the lobby socket has told us, and how each of its events changes that. */
import type {
  Handoff,
  LobbyGame,
  LobbyMessage,
  LobbyServerEvents,
  Motd,
  NodeLine,
  PendingGame,
  UserSummary,
} from '@amberhall/protocol';

/** Lobby messages kept; the server sends as many at first. */
export const MESSAGES_KEPT = 100;

export type Connection = 'connecting' | 'connected' | 'disconnected';

/** A game that waits for its password. */
export interface PasswordPrompt {
  gameId: string;
  how: 'join' | 'watch';
  error: string | null;
}

export interface LobbyState {
  connection: Connection;
  /** Milliseconds of the last round trip. */
  responseMs: number | null;
  /** Sorted by name; `null` until the list has come. */
  users: UserSummary[] | null;
  /** By id; `null` until the list has come. */
  games: Record<string, LobbyGame> | null;
  messages: LobbyMessage[] | null;
  motd: Motd;
  banner: string | null;
  /** The sender of a chat line was told that their account is too young. */
  chatRestricted: boolean;
  /** One's own game before it starts. */
  pending: PendingGame | null;
  gameError: string | null;
  /** The way to one's own running game. */
  handoff: Handoff | null;
  /** When it came, ms since 1970. */
  handoffAt: number;
  /** The handoff that the board uses. */
  seat: Handoff | null;
  /** The game that was entered in this very tab: another tab of the same user leaves it alone. */
  here: string | null;
  /** A game that we were let into, until its state or a handoff comes. */
  entering: string | null;
  password: PasswordPrompt | null;
  /** The game nodes; `null` unless somebody who may has asked for them. */
  nodes: NodeLine[] | null;
}

export const initialLobby: LobbyState = {
  connection: 'connecting',
  responseMs: null,
  users: null,
  games: null,
  messages: null,
  motd: {},
  banner: null,
  chatRestricted: false,
  pending: null,
  gameError: null,
  handoff: null,
  handoffAt: 0,
  seat: null,
  here: null,
  entering: null,
  password: null,
  nodes: null,
};

type Change<Event extends keyof LobbyServerEvents> = (
  state: LobbyState,
  ...args: Parameters<LobbyServerEvents[Event]>
) => Partial<LobbyState>;

const byName = (a: UserSummary, b: UserSummary): number => a.name.localeCompare(b.name);

const withGames: Change<'newgame'> = (state, games) => ({
  games: { ...state.games, ...Object.fromEntries(games.map((game) => [game.id, game])) },
});

/** One change per event: a pure function of the state before and the event's arguments. */
export const LOBBY_CHANGES = {
  users: (_state, users) => ({ users: users.toSorted(byName) }),
  newuser: (state, user) => ({
    users: [...(state.users ?? []).filter(({ username }) => username !== user.username), user].toSorted(
      byName,
    ),
  }),
  userleft: (state, user) => ({
    users: (state.users ?? []).filter(({ username }) => username !== user.username),
  }),
  games: (_state, games) => ({ games: Object.fromEntries(games.map((game) => [game.id, game])) }),
  newgame: withGames,
  updategame: withGames,
  removegame: (state, removed) => {
    const gone = new Set(removed.map(({ id }) => id));
    const left = Object.entries(state.games ?? {}).filter(([id]) => !gone.has(id));
    return {
      games: Object.fromEntries(left),
      ...(state.pending && gone.has(state.pending.id) && { pending: null }),
      ...(state.password && gone.has(state.password.gameId) && { password: null }),
    };
  },
  lobbymessages: (_state, messages) => ({ messages }),
  lobbychat: (state, message) => ({ messages: [...(state.messages ?? []), message].slice(-MESSAGES_KEPT) }),
  nochat: () => ({ chatRestricted: true }),
  removemessage: (state, id, deletedBy) => ({
    messages: (state.messages ?? []).map((message) =>
      message.id === id ? { ...message, deleted: true, ...(deletedBy && { deletedBy }) } : message,
    ),
  }),
  motd: (_state, motd) => ({ motd }),
  banner: (_state, banner) => ({ banner: banner || null }),
  passworderror: (state, error) => ({ password: state.password && { ...state.password, error } }),
  gamestate: (state, pending) => ({
    pending,
    entering: null,
    password: null,
    // A game starts again after a failure only when somebody says so.
    gameError: state.pending?.id === pending.id ? state.gameError : null,
    ...(state.handoff && state.handoff.gameId !== pending.id && { handoff: null }),
  }),
  gameerror: (_state, gameError) => ({ gameError, entering: null }),
  cleargamestate: () => ({ pending: null, handoff: null, seat: null, entering: null, password: null }),
  handoff: (_state, handoff) => ({
    handoff,
    handoffAt: Date.now(),
    pending: null,
    entering: null,
    password: null,
    gameError: null,
  }),
  authfailed: () => ({}),
  nodestatus: (_state, nodes) => ({ nodes }),
  pong: () => ({}),
} satisfies { [Event in keyof LobbyServerEvents]: Change<Event> };

/** Open seats first, then running games; newest first in both. */
export function sortedGames(games: Record<string, LobbyGame>): LobbyGame[] {
  return Object.values(games).toSorted(
    (a, b) => Number(a.started) - Number(b.started) || b.createdAt.localeCompare(a.createdAt),
  );
}
