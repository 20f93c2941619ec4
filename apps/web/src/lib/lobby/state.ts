/** The state of the lobby on the client, and how each event of the socket changes it. */
import type {
  Announcement,
  EventChange,
  FriendLists,
  Handoff,
  LobbyGame,
  LobbyMessage,
  LobbyServerEvents,
  Measure,
  Motd,
  NodeSummary,
  OlderMessages,
  PendingGame,
  UserSummary,
  Warning,
} from '@amberhall/protocol';

/** The number of kept lobby messages; the server initially sends as many. */
export const MESSAGES_KEPT = 100;

export type Connection = 'connecting' | 'connected' | 'disconnected';

/** A game that asks for its password. */
export interface PasswordPrompt {
  gameId: string;
  how: 'join' | 'watch';
  error: string | null;
}

export interface LobbyState {
  connection: Connection;
  /** Milliseconds of the last round trip. */
  responseMs: number | null;
  /** Sorted by name; `null` until the list has arrived. */
  users: UserSummary[] | null;
  /** By id; `null` until the list has arrived. */
  games: Record<string, LobbyGame> | null;
  messages: LobbyMessage[] | null;
  /** Where the next older messages end, as an id; `null` if there are none. */
  messagesBefore: number | null;
  motd: Motd;
  banner: string | null;
  /** How often the news have changed since the page was opened. */
  newsChanges: number;
  /** The user's friends, and who asks to be one; `null` until the lists have arrived, and for visitors. */
  people: FriendLists | null;
  /** The user's mute, which may have ended. */
  mute: Measure | null;
  /** Warnings that the user has to confirm, oldest first. */
  warnings: readonly Warning[];
  /** The ban that has ended the user's login. */
  ban: Measure | null;
  /** The user's chat line was refused because the account is too new. */
  chatRestricted: boolean;
  /** The user's own game before its start. */
  pending: PendingGame | null;
  gameError: string | null;
  /** Why the user's last game was ended from outside, until they dismiss it or enter another. */
  endedGame: string | null;
  /** The handoff to the user's own running game. */
  handoff: Handoff | null;
  /** When it arrived, ms since 1970. */
  handoffAt: number;
  /** The handoff that the board uses. */
  boardHandoff: Handoff | null;
  /** The game that was entered in this tab. Other tabs of the same user ignore its start. */
  enteredGameId: string | null;
  /** A game that the user was admitted to, until its state or a handoff arrives. */
  joiningGameId: string | null;
  password: PasswordPrompt | null;
  /** The game nodes; `null` unless a user with the permission has requested them. */
  nodes: NodeSummary[] | null;
  /** Announcements of tournament organizers, oldest first. */
  announcements: Announcement[];
  /** The latest changes of events of this site. */
  eventChanges: readonly EventChange[];
}

/** State about one user, which the next user of this browser must not see. */
export const NO_PERSONAL_DATA = {
  people: null,
  chatRestricted: false,
  mute: null,
  warnings: [],
  pending: null,
  gameError: null,
  endedGame: null,
  handoff: null,
  boardHandoff: null,
  enteredGameId: null,
  joiningGameId: null,
  password: null,
  nodes: null,
  announcements: [],
  eventChanges: [],
} satisfies Partial<LobbyState>;

export const initialLobby: LobbyState = {
  ...NO_PERSONAL_DATA,
  connection: 'connecting',
  responseMs: null,
  users: null,
  games: null,
  messages: null,
  messagesBefore: null,
  motd: {},
  banner: null,
  ban: null,
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

/** Moderators see the text and who removed it. Other users do not. */
function asRemoved({ message, ...rest }: LobbyMessage, deletedBy: string | undefined): LobbyMessage {
  if (deletedBy === undefined) return { ...rest, deleted: true };
  return { ...rest, ...(message !== undefined && { message }), deleted: true, deletedBy };
}

/** One change per event: a pure function of the previous state and the event's arguments. */
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
  lobbymessages: (_state, messages) => ({ messages, messagesBefore: messages[0]?.id ?? null }),
  // A line written during the connection may also be in the first list.
  lobbychat: ({ messages, messagesBefore }, message) => {
    const all = [...(messages ?? []).filter(({ id }) => id !== message.id), message];
    const kept = all.slice(-Math.max(MESSAGES_KEPT, messages?.length ?? 0));
    return {
      messages: kept,
      messagesBefore: kept.length < all.length ? (kept[0]?.id ?? null) : messagesBefore,
    };
  },
  nochat: () => ({ chatRestricted: true }),
  removemessage: (state, id, deletedBy) => ({
    messages: (state.messages ?? []).map((message) =>
      message.id === id ? asRemoved(message, deletedBy) : message,
    ),
  }),
  motd: (_state, motd) => ({ motd }),
  news: ({ newsChanges }) => ({ newsChanges: newsChanges + 1 }),
  friends: (_state, people) => ({ people }),
  banner: (_state, banner) => ({ banner: banner || null }),
  passworderror: (state, error) => ({ password: state.password && { ...state.password, error } }),
  gamestate: (state, pending) => ({
    pending,
    joiningGameId: null,
    password: null,
    endedGame: null,
    // A failed game starts again only when a player asks for it.
    gameError: state.pending?.id === pending.id ? state.gameError : null,
    ...(state.handoff && state.handoff.gameId !== pending.id && { handoff: null }),
  }),
  gameended: (_state, endedGame) => ({ endedGame }),
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
    endedGame: null,
  }),
  guest: () => ({}),
  authfailed: () => ({}),
  banned: (_state, ban) => ({ ban }),
  muted: (_state, mute) => ({ mute }),
  warnings: (_state, warnings) => ({ warnings }),
  nodestatus: (_state, nodes) => ({ nodes }),
  // Some of them may have arrived before the connection was lost.
  announcements: (state, announcements) => ({
    announcements: [
      ...new Map([...state.announcements, ...announcements].map((each) => [each.id, each])).values(),
    ],
  }),
  events: (_state, eventChanges) => ({ eventChanges }),
  pong: () => ({}),
} satisfies { [Event in keyof LobbyServerEvents]: Change<Event> };

/** Adds older messages before the ones that are shown. */
export function withOlderMessages(
  { messages }: LobbyState,
  older: OlderMessages,
): Pick<LobbyState, 'messages' | 'messagesBefore'> {
  const known = new Set(messages?.map(({ id }) => id));
  const added = older.messages.filter(({ id }) => !known.has(id));
  return { messages: [...added, ...(messages ?? [])], messagesBefore: older.before };
}

/** Games with open seats first, then running games; newest first in both groups. */
export function sortedGames(games: Record<string, LobbyGame>): LobbyGame[] {
  return Object.values(games).toSorted(
    (a, b) => Number(a.started) - Number(b.started) || b.createdAt.localeCompare(a.createdAt),
  );
}
