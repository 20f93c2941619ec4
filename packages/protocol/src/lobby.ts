/** The lobby socket: who is here, which games there are, and what leads to one's own game. */
import { z } from 'zod';
import { RowId } from './reply.ts';
import { CHAT_LENGTH } from './game.ts';
import type { Handoff, RoomLine } from './game.ts';
import type { DeckStatus } from './decks.ts';
import type { House } from '@amberhall/engine/vocabulary';
import { Motd } from './news.ts';
import { GameFormat, GameType } from './shapes.ts';
import type { Ack, Role, UserSummary } from './shapes.ts';
import type { Announcement } from './tournaments.ts';

export const GAME_NAME_LENGTH = 64;
/** Minutes. */
export const TIME_LIMIT = { min: 10, max: 120, default: 45 } as const;

/** Minutes. */
export const SPECTATOR_DELAY = { max: 15 } as const;

/** Codes of the sets that a game can be restricted to. */
export const EXPANSION_CODES = ['aoa', 'cota', 'wc', 'mm', 'dt', 'woe', 'gr', 'as'] as const;
export const ExpansionCode = z.enum(EXPANSION_CODES);
export type ExpansionCode = z.infer<typeof ExpansionCode>;

/** When a player may take back a move. */
export const UNDO_RULES = ['off', 'free', 'request'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

const LimitTexts = {
  short: 'Games must be at least 10 minutes long',
  long: 'Games must be less than 2 hours',
} as const;

/** All options of a new game; also the rules of its form. */
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
    /** Minutes by which spectators see everything later. */
    spectatorDelay: z.int().min(0).max(SPECTATOR_DELAY.max).optional(),
    gamePrivate: z.boolean(),
    hideDeckLists: z.boolean(),
    /** When moves can be taken back ['request']: never, while nothing has come to light, else by request too. */
    undo: z.enum(UNDO_RULES).optional(),
    expansions: z.partialRecord(ExpansionCode, z.boolean()).optional(),
  })
  .refine(
    (options) =>
      options.gameFormat !== 'sealed' || Object.values(options.expansions ?? {}).some((chosen) => chosen),
    { path: ['expansions'], error: 'You must select at least one expansion' },
  );
export type NewGameOptions = z.infer<typeof NewGameOptions>;

/** The options a new game starts from; its name is `defaultGameName(username)`. */
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

/** Joins the oldest fitting open game, else opens one with the default options. */
export const QuickJoin = z.strictObject({
  quickJoin: z.literal(true),
  gameFormat: GameFormat,
  gameType: GameType,
});
export type QuickJoin = z.infer<typeof QuickJoin>;

/** The match of a bracket that a game decides. */
export const BracketMatch = z.strictObject({
  matchId: z.int().nonnegative(),
  tournamentId: z.int().nonnegative(),
  /** Its games follow the clock of their round. */
  round: z.int().optional(),
});
export type BracketMatch = z.infer<typeof BracketMatch>;

/** A game for two others, opened by who runs the tournament and does not sit down. Needs canManageTournaments. */
export const TournamentGame = NewGameOptions.safeExtend({
  tournament: z.literal(true),
  challonge: BracketMatch,
  /** Names of the players: they find the game in their list, though it is private. */
  invited: z.array(z.string().trim().max(100)).max(8).optional(),
});
export type TournamentGame = z.infer<typeof TournamentGame>;

export const NewGame = z.union([QuickJoin, TournamentGame, NewGameOptions]);
export type NewGame = z.infer<typeof NewGame>;

/** A game against the bot or oneself, with decks of choice; those that are not chosen are ready-made ones drawn by lot. */
export const Practice = z.strictObject({
  deckId: RowId.optional(),
  /** Whether that is the number of a ready-made deck; so if it is not said. */
  isStandalone: z.boolean().optional(),
  /** The deck of the other side. */
  otherDeck: z.strictObject({ deckId: RowId, isStandalone: z.boolean() }).optional(),
  /** One plays the other side oneself [no: the bot does]. */
  bothSides: z.boolean().optional(),
});
export type Practice = z.infer<typeof Practice>;

const GameId = z.uuid();
const GamePassword = z.string().max(64).nullish();
const NodeName = z.string().min(1).max(64);
const ChatLine = z.string().max(CHAT_LENGTH * 4);

/**
 * Client → server, as `emit(command, ...args, ack)`: the arguments of each command. Every command
 * takes an acknowledgement, an `Ack`.
 */
export const LOBBY_COMMANDS = {
  /** Signs in with an access token or the pass of a guest, or out with `''`, without a new connection. */
  authenticate: z.tuple([z.string().max(4096)]),
  newgame: z.tuple([NewGame]),
  joingame: z.tuple([GameId, GamePassword]),
  watchgame: z.tuple([GameId, GamePassword]),
  /** Needs canManageGames; for a tournament's game that has not started canManageTournaments is enough. */
  removegame: z.tuple([GameId]),
  /** Deals one a deck for a sealed game. */
  getsealeddeck: z.tuple([GameId]),
  selectdeck: z.tuple([GameId, RowId, z.boolean()]),
  startgame: z.tuple([GameId]),
  leavegame: z.tuple([GameId]),
  /** A line in the chat of one's unstarted game. */
  chat: z.tuple([ChatLine]),
  lobbychat: z.tuple([ChatLine]),
  /** Needs canManageMotd. An empty message clears it. */
  motd: z.tuple([Motd]),
  /** Needs canManageUsers: ends all logins of the user named. */
  clearsessions: z.tuple([z.string().max(64)]),
  practice: z.tuple([Practice]),
  /** This and the next two need canManageNodes. The answer is `nodestatus`. */
  getnodestatus: z.tuple([]),
  /** Takes no more games, or does again. */
  togglenode: z.tuple([NodeName]),
  /** Gives its games away, and starts anew. */
  restartnode: z.tuple([NodeName]),
  /** The game node could not be reached. */
  connectfailed: z.tuple([GameId.nullish()]),
  ping: z.tuple([z.int().nonnegative()]),
} as const;
export type LobbyCommand = keyof typeof LOBBY_COMMANDS;
export type LobbyCommandArgs<C extends LobbyCommand> = z.infer<(typeof LOBBY_COMMANDS)[C]>;

/** What the acknowledgement of a granted command carries. */
export interface LobbyAcks {
  newgame: { gameId: string };
  joingame: { gameId: string };
  watchgame: { gameId: string };
  practice: { gameId: string };
}
export type LobbyAck<C extends LobbyCommand> = Ack<C extends keyof LobbyAcks ? LobbyAcks[C] : object>;

/** A player's place in a game, as the lobby shows it. */
export interface LobbyPlayer extends UserSummary {
  owner: boolean;
  wins: number;
  disconnected?: boolean;
  left?: boolean;
  /** Once started, unless deck lists are hidden. */
  houses?: House[];
  /** `name`: one's own deck only; `status`: members of the game only. */
  deck: { selected?: true; status?: DeckStatus; name?: string };
}

export interface LobbySpectator {
  /** = name */
  id: string;
  name: string;
  avatar: string | null;
  role: Role;
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
  expansions?: Partial<Record<ExpansionCode, boolean>>;
  /** The node on which it runs: for those with canManageGames. */
  node?: string;
  challonge?: BracketMatch;
  /** By username. */
  players: Record<string, LobbyPlayer>;
  spectators: LobbySpectator[];
}

/** One's own game before it starts: with its chat. */
export interface PendingGame extends LobbyGame {
  messages: RoomLine[];
}

export interface LobbyMessage {
  id: number;
  /** Absent when deleted, except for those who may moderate. */
  message?: string;
  /** ISO 8601. */
  time: string;
  user: UserSummary;
  deleted: boolean;
  deletedBy?: string;
}

/** For somebody without an account who begins to play: the name they go by, and a token that proves it later. */
export interface GuestPass {
  name: string;
  token: string;
}

/** A game node, for those who look after them. */
export interface NodeSummary {
  name: string;
  numGames: number;
  status: 'active' | 'disabled' | 'draining' | 'disconnected';
  version: string;
}

/** Server → client. Lists come whole once after connecting or signing in; then only changes. */
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
  /** News were written, edited or deleted: they are to be read again. */
  news: () => void;
  banner: (text: string) => void;
  passworderror: (text: string) => void;
  /** One's own unstarted game, at every change. */
  gamestate: (game: PendingGame) => void;
  gameerror: (text: string) => void;
  /** One is in no game any more. */
  cleargamestate: () => void;
  handoff: (handoff: Handoff) => void;
  /** Before the handoff of a practice game. The token goes where an access token goes: see `authenticate`. */
  guest: (pass: GuestPass) => void;
  authfailed: () => void;
  /** On request, and then at every change, to those with canManageNodes. */
  nodestatus: (nodes: NodeSummary[]) => void;
  /** What organisers tell the players of a tournament; the latest also to those who come. */
  announcements: (announcements: Announcement[]) => void;
  pong: (n: number) => void;
}

/** Client → server, for typed sockets. */
export type LobbyClientEvents = {
  [C in LobbyCommand]: (...args: [...LobbyCommandArgs<C>, (ack: LobbyAck<C>) => void]) => void;
};
