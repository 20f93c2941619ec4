/** What the lobby socket has told us, and how each of its events changes that. */
import type {
  Announcement,
  Handoff,
  LobbyGame,
  LobbyMessage,
  LobbyServerEvents,
  Motd,
  NodeSummary,
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
  /** How often the news have changed since we came. */
  newsChanges: number;
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
  boardHandoff: Handoff | null;
  /** The game that was entered in this very tab: another tab of the same user leaves it alone. */
  enteredGameId: string | null;
  /** A game that we were let into, until its state or a handoff comes. */
  joiningGameId: string | null;
  password: PasswordPrompt | null;
  /** The game nodes; `null` unless somebody who may has asked for them. */
  nodes: NodeSummary[] | null;
  /** What organisers of tournaments have told us, oldest first. */
  announcements: Announcement[];
}

/** What is about one person alone: nobody who uses this browser after them is to find it. */
export const NO_PERSONAL_DATA = {
  chatRestricted: false,
  pending: null,
  gameError: null,
  handoff: null,
  boardHandoff: null,
  enteredGameId: null,
  joiningGameId: null,
  password: null,
  nodes: null,
  announcements: [],
} satisfies Partial<LobbyState>;

export const initialLobby: LobbyState = {
  ...NO_PERSONAL_DATA,
  connection: 'connecting',
  responseMs: null,
  users: null,
  games: null,
  messages: null,
  motd: {},
  banner: null,
  newsChanges: 0,
  handoffAt: 0,
};

type Change<Event extends keyof LobbyServerEvents> = (
  state: LobbyState,
  ...args: Parameters<LobbyServerEvents[Event]>
) => Partial<LobbyState>;

const byName = (a: UserSummary, b: UserSummary): number => a.name.localeCompare(b.name);

const withGames: Change<'newgame'> = (state, games) => ({
  games: { ...state.games, ...Object.fromEntries(games.map((game) => [game.id, game])) },
});

/** Moderators are told who removed it, and may still read it; nobody else may. */
function asRemoved({ message, ...rest }: LobbyMessage, deletedBy: string | undefined): LobbyMessage {
  if (deletedBy === undefined) return { ...rest, deleted: true };
  return { ...rest, ...(message !== undefined && { message }), deleted: true, deletedBy };
}

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
  // What was written just as we came may have come with all the others.
  lobbychat: (state, message) => ({
    messages: [...(state.messages ?? []).filter(({ id }) => id !== message.id), message].slice(
      -MESSAGES_KEPT,
    ),
  }),
  nochat: () => ({ chatRestricted: true }),
  removemessage: (state, id, deletedBy) => ({
    messages: (state.messages ?? []).map((message) =>
      message.id === id ? asRemoved(message, deletedBy) : message,
    ),
  }),
  motd: (_state, motd) => ({ motd }),
  news: ({ newsChanges }) => ({ newsChanges: newsChanges + 1 }),
  banner: (_state, banner) => ({ banner: banner || null }),
  passworderror: (state, error) => ({ password: state.password && { ...state.password, error } }),
  gamestate: (state, pending) => ({
    pending,
    joiningGameId: null,
    password: null,
    // A game starts again after a failure only when somebody says so.
    gameError: state.pending?.id === pending.id ? state.gameError : null,
    ...(state.handoff && state.handoff.gameId !== pending.id && { handoff: null }),
  }),
  gameerror: (_state, gameError) => ({ gameError, joiningGameId: null }),
  cleargamestate: () => ({
    pending: null,
    handoff: null,
    boardHandoff: null,
    joiningGameId: null,
    password: null,
  }),
  handoff: (_state, handoff) => ({
    handoff,
    handoffAt: Date.now(),
    pending: null,
    joiningGameId: null,
    password: null,
    gameError: null,
  }),
  guest: () => ({}),
  authfailed: () => ({}),
  nodestatus: (_state, nodes) => ({ nodes }),
  // Some of them may have come before the connection was lost.
  announcements: (state, announcements) => ({
    announcements: [
      ...new Map([...state.announcements, ...announcements].map((each) => [each.id, each])).values(),
    ],
  }),
  pong: () => ({}),
} satisfies { [Event in keyof LobbyServerEvents]: Change<Event> };

/** Open seats first, then running games; newest first in both. */
export function sortedGames(games: Record<string, LobbyGame>): LobbyGame[] {
  return Object.values(games).toSorted(
    (a, b) => Number(a.started) - Number(b.started) || b.createdAt.localeCompare(a.createdAt),
  );
}
