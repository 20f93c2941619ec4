/** The lobby socket: users online, the list of games, and the commands for the user's own game. */
import { DrainMinutes } from './drains.ts';
import type { NodeDrain } from './drains.ts';
import { z } from 'zod';
import { RowId } from './reply.ts';
import { CHAT_LENGTH } from './game.ts';
import type { Handoff, RoomLine } from './game.ts';
import type { DeckStatus } from './decks.ts';
import type { EventChange } from './events.ts';
import type { House } from '@amberhall/engine/vocabulary';
import type { Measure } from './measures.ts';
import { Motd } from './news.ts';
import { Position } from './position.ts';
import type { SetCode } from './sets.ts';
import { ReplayMoment } from './replays.ts';
import { GameFormat, GameType } from './shapes.ts';
import { Hex32 } from './shuffles/seed.ts';
import type { Ack, Role, UserSummary } from './shapes.ts';
import { OWN_IDS_FROM } from './tournaments.ts';
import type { Announcement } from './tournaments.ts';

export const GAME_NAME_LENGTH = 64;
/** Minutes. */
export const TIME_LIMIT = { min: 10, max: 120, default: 45 } as const;

/** Minutes. */
export const SPECTATOR_DELAY = { max: 15 } as const;

/** Codes of the sets to which a game can be restricted. */
export const EXPANSION_CODES = [
  'aoa',
  'cota',
  'wc',
  'mm',
  'dt',
  'woe',
  'gr',
  'mg24',
  'vm2024',
  'as',
  'toc',
  'momu',
  'pv',
  'disc',
  'cc',
  'dm',
  'vm2025',
] as const satisfies readonly SetCode[];
export const ExpansionCode = z.enum(EXPANSION_CODES);
export type ExpansionCode = z.infer<typeof ExpansionCode>;

/** After so many minutes without a move, the opponent may end the turn, by kind of game [16.3]. */
export const IDLE_MINUTES: Readonly<Record<GameType, number>> = { beginner: 8, casual: 5, competitive: 3 };
/** After so many times these minutes, the opponent may claim the game. */
export const CLAIM_AFTER = 2;

/** When players may undo moves: never, before anything is revealed, or also with the opponent's consent. */
export const UNDO_RULES = ['off', 'free', 'request'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

const LimitTexts = {
  short: 'Games must be at least 10 minutes long',
  long: 'Games must be less than 2 hours',
} as const;

/** The sets of a sealed game. */
const Expansions = z.partialRecord(ExpansionCode, z.boolean());

/** The clocks of both players: the time at the start, and the seconds that each turn adds. */
export const PERSONAL_CLOCK = {
  minutes: { min: 1, max: 120, default: 20 },
  increment: { min: 0, max: 120, default: 30 },
} as const;

const PersonalClockTexts = {
  minutes: `A personal clock has from ${PERSONAL_CLOCK.minutes.min} to ${PERSONAL_CLOCK.minutes.max} minutes`,
  increment: `A turn adds from ${PERSONAL_CLOCK.increment.min} to ${PERSONAL_CLOCK.increment.max} seconds`,
} as const;

export const PersonalClock = z.strictObject({
  minutes: z
    .int(PersonalClockTexts.minutes)
    .min(PERSONAL_CLOCK.minutes.min, PersonalClockTexts.minutes)
    .max(PERSONAL_CLOCK.minutes.max, PersonalClockTexts.minutes),
  /** Seconds. */
  increment: z
    .int(PersonalClockTexts.increment)
    .min(PERSONAL_CLOCK.increment.min, PersonalClockTexts.increment)
    .max(PERSONAL_CLOCK.increment.max, PersonalClockTexts.increment),
});
export type PersonalClock = z.infer<typeof PersonalClock>;

/** All options of a new game. The form uses the same rules. */
export const NewGameOptions = z
  .strictObject({
    name: z
      .string('You must specify a name for the game')
      .trim()
      .min(1, { error: 'You must specify a name for the game', abort: true })
      .max(GAME_NAME_LENGTH, 'Game name must be less than 64 characters'),
    password: z.string().max(64).optional(),
    gameFormat: GameFormat,
    gameType: GameType,
    allowSpectators: z.boolean(),
    showHand: z.boolean(),
    muteSpectators: z.boolean(),
    useGameTimeLimit: z.boolean(),
    /** Minutes. */
    gameTimeLimit: z
      .int(LimitTexts.short)
      .min(TIME_LIMIT.min, LimitTexts.short)
      .max(TIME_LIMIT.max, LimitTexts.long)
      .optional(),
    /** Each player has a clock of their own. Whose clock has run out loses. */
    personalClock: PersonalClock.optional(),
    /** Delay of spectators in minutes. */
    spectatorDelay: z.int().min(0).max(SPECTATOR_DELAY.max).optional(),
    gamePrivate: z.boolean(),
    hideDeckLists: z.boolean(),
    /** Default: `request`. */
    undo: z.enum(UNDO_RULES).optional(),
    expansions: Expansions.optional(),
  })
  .refine(
    (options) =>
      options.gameFormat !== 'sealed' || Object.values(options.expansions ?? {}).some((chosen) => chosen),
    { path: ['expansions'], error: 'You must select at least one expansion' },
  );
export type NewGameOptions = z.infer<typeof NewGameOptions>;

/** The default options of a new game, except its name: see `defaultGameName`. */
export const DEFAULT_GAME = {
  gameFormat: 'normal',
  gameType: 'casual',
  allowSpectators: true,
  showHand: false,
  muteSpectators: false,
  useGameTimeLimit: false,
  gameTimeLimit: TIME_LIMIT.default,
  gamePrivate: false,
  hideDeckLists: false,
  expansions: { as: true },
} as const satisfies Omit<NewGameOptions, 'name'>;

export function defaultGameName(username: string): string {
  return `${username}'s game`;
}

/**
 * Joins the oldest open game that fits. If there is none, opens one with the default options. A client may send its whole
 * form: the other options have no effect.
 */
export const QuickJoin = z.object({
  quickJoin: z.literal(true),
  gameFormat: GameFormat,
  gameType: GameType,
  /** The sets of a sealed game. Default: any. */
  expansions: Expansions.optional(),
});
export type QuickJoin = z.infer<typeof QuickJoin>;

/** The options of a game to which one player challenges another. Nobody else can join it, so it has no password. */
export const ChallengeOptions = NewGameOptions.safeExtend({ password: z.never().optional() });
export type ChallengeOptions = z.infer<typeof ChallengeOptions>;

/** The time in milliseconds in which a challenge can be answered. */
export const CHALLENGE_MS = 60_000;

/** The match of a tournament bracket that a game decides. */
export const BracketMatch = z.strictObject({
  matchId: z.int().nonnegative().lt(OWN_IDS_FROM),
  tournamentId: z.int().nonnegative().lt(OWN_IDS_FROM),
  /** Games of a round follow the clock of the round. */
  round: z.int().optional(),
});
export type BracketMatch = z.infer<typeof BracketMatch>;

/** A game that an organiser opens for two other players. Needs canManageTournaments. */
export const TournamentGame = NewGameOptions.safeExtend({
  tournament: z.literal(true),
  challonge: BracketMatch,
  /** Names of the players. They see the game in their list although it is private. */
  invited: z.array(z.string().trim().max(100)).max(8).optional(),
});
export type TournamentGame = z.infer<typeof TournamentGame>;

export const NewGame = z.union([QuickJoin, TournamentGame, NewGameOptions]);
export type NewGame = z.infer<typeof NewGame>;

/** The name of the bot at the table. No account can have it. */
export const PRACTICE_BOT = 'Practice Bot';

/** How well the bot of a practice game plays, the weakest first. */
export const BOT_LEVELS = ['first-steps', 'steady', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A game against the bot or oneself. Decks that are not chosen are random ready-made ones. */
export const Practice = z.strictObject({
  deckId: RowId.optional(),
  /** Whether `deckId` is a ready-made deck. Default: true. */
  isStandalone: z.boolean().optional(),
  /** The deck of the other side. */
  otherDeck: z.strictObject({ deckId: RowId, isStandalone: z.boolean() }).optional(),
  /** Whether the user plays both sides. Default: false, the bot plays the other side. */
  bothSides: z.boolean().optional(),
  /** The game begins in this position, which brings its own cards. */
  position: Position.optional(),
  /** The game goes on from this moment of a replay, in place of a position. */
  replay: ReplayMoment.optional(),
  /** Default: `steady`. */
  botLevel: z.enum(BOT_LEVELS).optional(),
});
export type Practice = z.infer<typeof Practice>;

const GameId = z.uuid();
const GamePassword = z.string().max(64).nullish();
const NodeName = z.string().min(1).max(64);
const ChatLine = z.string().max(CHAT_LENGTH * 4);

/**
 * Client → server, as `emit(command, ...args, ack)`: the arguments of each command. Every command is answered by its
 * acknowledgement, an `Ack`.
 */
export const LOBBY_COMMANDS = {
  /** Signs in with an access token or a guest pass, or signs out with `''`. The connection stays open. */
  authenticate: z.tuple([z.string().max(4096)]),
  newgame: z.tuple([NewGame]),
  /** Opens a game for the sender and the user with this name, who accepts by joining it. `leavegame` cancels it. */
  challenge: z.tuple([z.string().max(100), ChallengeOptions]),
  declinechallenge: z.tuple([GameId]),
  joingame: z.tuple([GameId, GamePassword]),
  watchgame: z.tuple([GameId, GamePassword]),
  /** Needs canManageGames. For a tournament game that has not started, canManageTournaments is enough. */
  removegame: z.tuple([GameId]),
  /** Generates a deck for the sender in a sealed game. */
  getsealeddeck: z.tuple([GameId]),
  selectdeck: z.tuple([GameId, RowId, z.boolean()]),
  /** Selects one of the decks that the sender has registered for the event of the game, by its position among the choices. */
  selectregistereddeck: z.tuple([GameId, z.int().min(0).max(2)]),
  /** Sends the share of the seed that the client has drawn for this commitment. The first one counts. */
  seedshare: z.tuple([GameId, Hex32, Hex32]),
  startgame: z.tuple([GameId]),
  leavegame: z.tuple([GameId]),
  /** Sends a line to the chat of the sender's game before it starts. */
  chat: z.tuple([ChatLine]),
  lobbychat: z.tuple([ChatLine]),
  /** Asks for the messages of the lobby before the one with this id. */
  oldermessages: z.tuple([RowId]),
  /** Needs canManageMotd. An empty message removes the message of the day. */
  motd: z.tuple([Motd]),
  /** Needs canManageUsers. Ends all sessions of the user with this name. */
  clearsessions: z.tuple([z.string().max(64)]),
  practice: z.tuple([Practice]),
  /** This and the next three commands need canManageNodes. The server answers with `nodestatus`. */
  getnodestatus: z.tuple([]),
  /** Stops giving new games to the node, or starts again. */
  togglenode: z.tuple([NodeName]),
  /** Stops giving new games to the node until it is toggled, and hands its games over after so many minutes. */
  drainnode: z.tuple([NodeName, DrainMinutes]),
  /** Makes the node hand its games to other nodes and restart. */
  restartnode: z.tuple([NodeName]),
  /** Reports that the client could not reach the game node. */
  connectfailed: z.tuple([GameId.nullish()]),
  ping: z.tuple([z.int().nonnegative()]),
} as const;
export type LobbyCommand = keyof typeof LOBBY_COMMANDS;
export type LobbyCommandArgs<C extends LobbyCommand> = z.infer<(typeof LOBBY_COMMANDS)[C]>;

/** The contents of successful acknowledgements. */
export interface LobbyAcks {
  newgame: { gameId: string };
  challenge: { gameId: string };
  joingame: { gameId: string };
  watchgame: { gameId: string };
  practice: { gameId: string };
  oldermessages: OlderMessages;
}
export type LobbyAck<C extends LobbyCommand> = Ack<C extends keyof LobbyAcks ? LobbyAcks[C] : object>;

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
   * The hash of the server's part of the seed, and the names of the players whose clients have sent their share. Absent
   * in games that an older version opened.
   */
  seed?: { commitment: string; shares: string[] };
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
  /** Sent on request and then at every change, to users with canManageNodes. */
  nodestatus: (nodes: NodeSummary[]) => void;
  /** Announcements of organisers to the players of a tournament. The latest is also sent to players who connect. */
  announcements: (announcements: Announcement[]) => void;
  /** Events of this site have changed. */
  events: (changes: EventChange[]) => void;
  pong: (n: number) => void;
}

/** Client → server, as the types of Socket.IO want it. */
export type LobbyClientEvents = {
  [C in LobbyCommand]: (...args: [...LobbyCommandArgs<C>, (ack: LobbyAck<C>) => void]) => void;
};
