/**
 * The game socket: messages between the board and the room in which a game is played.
 *
 * The table itself is the engine's view, which is passed on unchanged.
 */
import { z } from 'zod';
import type {
  House,
  LogLine,
  PlayerId,
  PromptView,
  TableView,
  WinReason,
} from '@amberhall/engine/vocabulary';
import { CARD_ITEMS, DRAG_ZONES, HOUSES, KEY_COLORS } from '@amberhall/engine/vocabulary';
import { BOT_PACES } from './lobby/bots.ts';
import type { BotPace } from './lobby/bots.ts';
import type { PatchMessage } from './patches/patch.ts';
import type { GameFormat, GameType, UserSummary } from './shapes.ts';

/** Maximum characters of a chat line; longer lines are cut off. */
export const CHAT_LENGTH = 512;
/** How long a player waits for a disconnected opponent before they may leave without a loss. */
export const LEAVE_FREELY_MS = 30_000;
/** Log and chat lines in a full view. The client requests older ones. */
export const RECENT_LINES = 200;

/** A line of the game's log and chat, in the order of `id`. */
export interface RoomLine {
  id: number;
  /** ISO 8601. */
  date: string;
  /** A chat message of a player or spectator. */
  chat?: { from: UserSummary; text: string };
  /** The author of a chat message that staff have removed. */
  removed?: UserSummary;
  log?: LogLine;
  /** An event of the room: somebody joined, left, muted spectators … */
  notice?: LogLine['text'];
}

/** One of the two players of a game. */
export interface PersonView {
  user: UserSummary;
  wins: number;
  disconnected?: true;
  /** When they disconnected (ISO 8601). */
  lostAt?: string;
  left?: true;
  /** In games with personal clocks: the milliseconds that are left, at `runningSince` (ISO 8601) if the clock runs. */
  clock?: { leftMs: number; runningSince?: string };
  /** Has done nothing for a while although the game waits for them [16.8]. */
  inactive?: true;
  /** `null` if it is hidden from the viewer. */
  deck: { name: string; expansion: number; houses: House[] } | null;
}

/** Everything the board shows. */
export interface GameView {
  id: string;
  name: string;
  gameFormat: GameFormat;
  gameType: GameType;
  owner: string;
  muteSpectators: boolean;
  showHand: boolean;
  hideDeckLists: boolean;
  gamePrivate: boolean;
  /** The limit in minutes, and when the clock started and stopped (ISO 8601). */
  timeLimit: { minutes: number; startedAt: string | null; stoppedAt?: string } | null;
  /** ISO 8601; the end is `null` while the game runs. */
  startedAt: string;
  endedAt: string | null;
  /** The viewer may end the turn of an inactive opponent. */
  forcePassAvailable: boolean;
  /** The viewer may claim the game from an opponent who has stayed away. */
  claimAvailable: boolean;
  /**
   * The player who has kept the game waiting for a minute or longer. Times are ISO 8601: of the last activity, and from
   * when the opponent may end the turn and claim the game.
   */
  idle: { player: PlayerId; since: string; passAt: string; claimAt: string } | null;
  /**
   * The choice of a bot takes long. `place` is its place in the queue for a thread of the server, 1 for the next, or
   * `null` while the bot thinks. Players may send `hurryBot`, so that the bot does not wait for the rest of its turn.
   */
  botWait: { player: PlayerId; place: number | null } | null;
  /** The pace of the bot, which players change by `setBotPace`; `null` in a game without a bot. */
  botPace: BotPace | null;
  /** Delay of spectators in minutes. */
  spectatorDelay?: number;
  winner: string | null;
  winReason: WinReason | null;
  /** The hash of the server's part of the seed. The part itself is in the record of the finished game. */
  commitment: string;
  people: Record<PlayerId, PersonView>;
  spectators: UserSummary[];
  /** The viewer's player id; `null` for spectators. */
  seat: PlayerId | null;
  /** A prompt of the room, not of the game (rematch, end of game). It is shown above the game's prompt. */
  roomPrompt: PromptView | null;
  lines: RoomLine[];
  table: TableView;
}

/** Game socket, server → client. */
export interface GameServerEvents {
  gamestate: (message: StateMessage) => void;
  /** The connection has no game any more; the reason, if there is one to show. */
  cleargamestate: (reason?: ClearReason) => void;
  pong: (n: number) => void;
}

/** Why a connection lost its game. `elsewhere`: the same user opened it in another window. */
export const CLEAR_REASONS = ['left', 'removed', 'rematch', 'elsewhere', 'failed'] as const;
export type ClearReason = (typeof CLEAR_REASONS)[number];

/** Server → client. `rev` grows by one per message to this viewer; a patch applies to `base` only. */
export type StateMessage =
  /** `removed`: the ids of all chat messages that staff have removed, for lines that the receiver has kept. */
  { type: 'full'; rev: number; game: GameView; removed?: number[] } | PatchMessage;

/** Part of every command: the prompt and revision that the client showed when the user acted. */
export const Stamp = z.strictObject({
  promptId: z.string().max(32).optional(),
  rev: z.int().nonnegative(),
});
export type Stamp = z.infer<typeof Stamp>;

/** Where cards can be dragged; outside manual mode only onto the board and the discard pile. */
export const DROP_TARGETS = DRAG_ZONES;

const Card = z.string().min(1).max(32);
const ChatLine = z.string().max(CHAT_LENGTH * 4);

/** Client → server, as `emit('game', command, ...args, stamp, ack)`: the arguments of each command. */
export const GAME_COMMANDS = {
  cardClicked: z.tuple([Card]),
  /** Presses a button: its control id, and the id of the prompt. */
  menuButton: z.tuple([z.string().min(1).max(64), z.string().min(1).max(32)]),
  /** Answers a prompt of kind `name`: the typed text, and the id of the prompt. */
  enterName: z.tuple([z.string().min(1).max(100), z.string().min(1).max(32)]),
  /** The card, its target, and the zone that it comes from. */
  drop: z.tuple([Card, z.enum(DROP_TARGETS), z.string().max(16)]),
  clickTide: z.tuple([]),
  clickProphecy: z.tuple([Card]),
  menuItemClick: z.tuple([Card, z.enum(CARD_ITEMS)]),
  changeStat: z.tuple([z.enum(['amber', 'chains']), z.union([z.literal(1), z.literal(-1)])]),
  modifyKey: z.tuple([z.enum(KEY_COLORS), z.boolean()]),
  changeActiveHouse: z.tuple([z.enum(HOUSES)]),
  shuffleDeck: z.tuple([]),
  showDrawDeck: z.tuple([z.boolean()]),
  /** Asks for the whole deck of a player. The acknowledgement has its `cards`; refused if the game hides lists. */
  showDeckList: z.tuple([z.string().min(1).max(64)]),
  /** Asks why the player cannot act with a card now. The acknowledgement has the reason: `why`, or `null`. */
  whyNot: z.tuple([Card]),
  toggleOptionSetting: z.tuple([z.string().max(32), z.boolean()]),
  toggleMuteSpectators: z.tuple([]),
  toggleManualMode: z.tuple([]),
  /** Asks how each fight would end that can be chosen now. The acknowledgement has the answer: `forecasts`. */
  forecastFights: z.tuple([]),
  chat: z.tuple([ChatLine]),
  concede: z.tuple([]),
  leavegame: z.tuple([]),
  forcePass: z.tuple([]),
  claim: z.tuple([]),
  /** A bot that is thinking, or waits for a thread, decides at once, like a steady one. Does nothing if none is. */
  hurryBot: z.tuple([]),
  /** The pace of the bot from now on. `fast` also ends a delay that is running. Does nothing in a game without a bot. */
  setBotPace: z.tuple([z.enum(BOT_PACES)]),
  /** `undo` takes back the sender's last move, `redo` repeats it. */
  undo: z.tuple([]),
  redo: z.tuple([]),
  /** Manual mode: cancels the open prompt. */
  cancelPrompt: z.tuple([]),
  resync: z.tuple([z.int().nonnegative()]),
  olderMessages: z.tuple([z.int().nonnegative()]),
  ping: z.tuple([z.int().nonnegative()]),
} as const;
export type GameCommand = keyof typeof GAME_COMMANDS;
export type GameCommandArgs<C extends GameCommand> = z.infer<(typeof GAME_COMMANDS)[C]>;

/** Lets a client join or watch a started game. The lobby sends it. */
export interface Handoff {
  gameId: string;
  /** The node. The path of its socket is `/{name}/socket.io`. */
  name: string;
  address?: string;
  port?: number;
  /** Valid for this game and this user, for 60 s. */
  authToken: string;
  /** The user who plays or watches. A guest in a practice game has a generated name. */
  user: UserSummary;
  /** The second seat of the same game, if the user plays both sides. */
  other?: { authToken: string; user: UserSummary };
}
