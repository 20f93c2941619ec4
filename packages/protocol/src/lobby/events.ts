/** What the lobby socket sends: users online, the list of games, the chat, and the user's own game. */
import type { House } from '@amberhall/engine/vocabulary';
import type { DeckStatus } from '../decks.ts';
import type { NodeDrain } from '../drains.ts';
import type { EventChange } from '../events.ts';
import type { Handoff, RoomLine } from '../game.ts';
import type { Measure } from '../measures.ts';
import type { Motd } from '../news.ts';
import type { GameFormat, GameType, Role, UserSummary } from '../shapes.ts';
import type { Announcement } from '../tournaments.ts';
import type { Warning } from '../warnings.ts';
import type { ExpansionCode, FirstPlayerChoice, PersonalClock } from './new-game.ts';
import type { BracketMatch } from './tournament-game.ts';

/** A player of a game, as the lobby shows them. */
export interface LobbyPlayer extends UserSummary {
  owner: boolean;
  wins: number;
  disconnected?: boolean;
  left?: boolean;
  /** Present once the game has started, unless deck lists are hidden. */
  houses?: House[];
  /**
   * `name` and `choices` are sent only to the deck's owner, `status` only to participants of the game. A registered deck cannot
   * be changed. `choices`: the registered decks of which the owner selects one for this game.
   */
  deck: {
    selected?: true;
    registered?: true;
    status?: DeckStatus;
    name?: string;
    choices?: { name: string; houses: House[] }[];
  };
}

export interface LobbySpectator {
  /** The same as `name`. */
  id: string;
  name: string;
  avatar: string | null;
  role: Role;
}

/** A challenge that waits for its answer. */
export interface OpenChallenge {
  /** The name of the challenged user. */
  username: string;
  /** ISO 8601. */
  until: string;
}

/** A game in the list. */
export interface LobbyGame {
  id: string;
  name: string;
  gameType: GameType;
  gameFormat: GameFormat;
  owner: string;
  /** ISO 8601. */
  createdAt: string;
  started: boolean;
  full: boolean;
  winner?: string;
  needsPassword: boolean;
  gamePrivate: boolean;
  allowSpectators: boolean;
  showHand: boolean;
  muteSpectators: boolean;
  hideDeckLists: boolean;
  useGameTimeLimit: boolean;
  /** Minutes. */
  gameTimeLimit?: number;
  personalClock?: PersonalClock;
  expansions?: Partial<Record<ExpansionCode, boolean>>;
  /** The node on which it runs; sent only to users with canManageGames. */
  node?: string;
  challonge?: BracketMatch;
  challenge?: OpenChallenge;
  /** By username. */
  players: Record<string, LobbyPlayer>;
  spectators: LobbySpectator[];
}

/** The user's own game before it starts, with its chat. */
export interface PendingGame extends LobbyGame {
  messages: RoomLine[];
  /**
   * The hash of the server's part of the seed. `hashes`: those of the players' shares by username, `null` for a player
   * whose share follows from the secret; once it has two entries, they are fixed. `shares`: the players whose clients
   * have sent their share. Absent in games that an older version opened.
   */
  seed?: { commitment: string; hashes: Record<string, string | null>; shares: string[] };
  /** Present in games of a match whose last game has a loser: that player chooses who begins. */
  firstPlayer?: { chooser: string; choice: FirstPlayerChoice };
}

export interface LobbyMessage {
  id: number;
  /** Absent if deleted, except for moderators. */
  message?: string;
  /** ISO 8601. */
  time: string;
  user: UserSummary;
  deleted: boolean;
  deletedBy?: string;
}

/** An answer to `oldermessages`. */
export interface OlderMessages {
  /** Oldest first, without those of users whom the reader has blocked. */
  messages: LobbyMessage[];
  /** The id for the next request; `null` if there are no older messages. */
  before: number | null;
}

/** The identity of a user without an account: a generated name, and a token that proves it later. */
export interface GuestPass {
  name: string;
  token: string;
}

/** The friends of a user, and the people who ask to be one. */
export interface FriendLists {
  friends: UserSummary[];
  asking: UserSummary[];
}

/** A game node, as its managers see it. */
export interface NodeSummary {
  name: string;
  numGames: number;
  status: 'active' | 'disabled' | 'draining' | 'disconnected';
  /** While it waits until its games are over. */
  drain?: NodeDrain;
  version: string;
}

/** Server → client. Lists are sent whole after connecting or signing in, then only their changes. */
export interface LobbyServerEvents {
  users: (users: UserSummary[]) => void;
  newuser: (user: UserSummary) => void;
  userleft: (user: UserSummary) => void;
  games: (games: LobbyGame[]) => void;
  newgame: (games: LobbyGame[]) => void;
  updategame: (games: LobbyGame[]) => void;
  removegame: (games: { id: string }[]) => void;
  lobbymessages: (messages: LobbyMessage[]) => void;
  lobbychat: (message: LobbyMessage) => void;
  /** The sender's account is too young to chat. */
  nochat: () => void;
  removemessage: (id: number, deletedBy?: string) => void;
  motd: (motd: Motd) => void;
  /** News items have changed: the client fetches them again. */
  news: () => void;
  /** Sent after signing in, and whenever friends or requests change. */
  friends: (lists: FriendLists) => void;
  banner: (text: string) => void;
  passworderror: (text: string) => void;
  /** The user's own game before it starts; sent at every change. */
  gamestate: (game: PendingGame) => void;
  gameerror: (text: string) => void;
  /** The user's game was ended from outside, for example by an update. Also sent to users who return soon after. */
  gameended: (text: string) => void;
  /** The user is no longer in a game. */
  cleargamestate: () => void;
  handoff: (handoff: Handoff) => void;
  /** Sent before the handoff of a practice game. `authenticate` accepts its token like an access token. */
  guest: (pass: GuestPass) => void;
  authfailed: () => void;
  /** The login ended because staff have banned the account. Sent before `authfailed`. */
  banned: (ban: Measure) => void;
  /** Staff have muted the account, or lifted the mute. */
  muted: (mute: Measure | null) => void;
  /** The warnings that the user has to confirm, oldest first. Sent after signing in, and at every change. */
  warnings: (warnings: Warning[]) => void;
  /** Sent on request and then at every change, to users with canManageNodes. */
  nodestatus: (nodes: NodeSummary[]) => void;
  /** Announcements of organisers to the players of a tournament. The latest is also sent to players who connect. */
  announcements: (announcements: Announcement[]) => void;
  /** Events of this site have changed. */
  events: (changes: EventChange[]) => void;
  pong: (n: number) => void;
}
