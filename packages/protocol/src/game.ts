/**
 * The game socket: what travels between the board and the room in which a game is played.
 *
 * The table itself is described once, in the engine's view, and passed on as it is.
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
import type { PatchMessage } from './patches/patch.ts';
import type { GameFormat, GameType, UserSummary } from './shapes.ts';

/** Characters of a chat line; more are cut off. */
export const CHAT_LENGTH = 512;
/** How long a player waits for a lost opponent before leaving costs them nothing. */
export const LEAVE_FREELY_MS = 30_000;
/** Log and chat lines that a full view carries; older ones are asked for. */
export const RECENT_LINES = 200;

/** A line of the game's log and chat, in the order of `id`. */
export interface RoomLine {
  id: number;
  /** ISO 8601. */
  date: string;
  /** A player's or spectator's own words; absent for the game's log. */
  chat?: { from: UserSummary; text: string };
  log?: LogLine;
  /** News of the room: somebody came, left, muted … */
  notice?: LogLine['text'];
}

/** One of the two people at the table. */
export interface PersonView {
  user: UserSummary;
  wins: number;
  disconnected?: true;
  /** Since when they have been disconnected (ISO 8601). */
  lostAt?: string;
  left?: true;
  /** Has done nothing for a while though the game waits for them [16.8]. */
  inactive?: true;
  /** `null` while it is hidden from the viewer. */
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
  /** Minutes, and when the clock began (ISO 8601). */
  timeLimit: { minutes: number; startedAt: string | null; stoppedAt?: string } | null;
  /** The viewer may end the turn of the opponent, who is away. */
  forcePassAvailable: boolean;
  /** The viewer may take the game from the opponent, who has stayed away. */
  claimAvailable: boolean;
  /** Minutes by which spectators see everything later. */
  spectatorDelay?: number;
  winner: string | null;
  winReason: WinReason | null;
  /** The hash of the seed before the first shuffle; the seed itself once the game is over. */
  shuffleProof: { commitment: string; seed: string | null };
  people: Record<PlayerId, PersonView>;
  spectators: UserSummary[];
  /** The name under which the viewer sits at the table; `null` for spectators. */
  seat: PlayerId | null;
  /** A question of the room rather than the game (rematch, end of game); stands over the table's. */
  roomPrompt: PromptView | null;
  lines: RoomLine[];
  table: TableView;
}

/** Game socket, server → client. */
export interface GameServerEvents {
  gamestate: (message: StateMessage) => void;
  /** The game is over for this connection; why, where there is something to tell. */
  cleargamestate: (reason?: ClearReason) => void;
  pong: (n: number) => void;
}

/** Why a connection lost its game. `elsewhere`: the same person opened it in another window. */
export const CLEAR_REASONS = ['left', 'removed', 'rematch', 'elsewhere', 'failed'] as const;
export type ClearReason = (typeof CLEAR_REASONS)[number];

/** Server → client. `rev` grows by one per message to this viewer; a patch applies to `base` only. */
export type StateMessage = { type: 'full'; rev: number; game: GameView } | PatchMessage;

/** Goes with every command: what the client had seen when its user acted. */
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
  /** A button of the prompt: its control id, and the id of the prompt. */
  menuButton: z.tuple([z.string().min(1).max(64), z.string().min(1).max(32)]),
  /** The answer to a prompt of kind `name`: what was typed, and the id of the prompt. */
  enterName: z.tuple([z.string().min(1).max(100), z.string().min(1).max(32)]),
  /** The card, where it goes, where it is. */
  drop: z.tuple([Card, z.enum(DROP_TARGETS), z.string().max(16)]),
  clickTide: z.tuple([]),
  clickProphecy: z.tuple([Card]),
  menuItemClick: z.tuple([Card, z.enum(CARD_ITEMS)]),
  changeStat: z.tuple([z.enum(['amber', 'chains']), z.union([z.literal(1), z.literal(-1)])]),
  modifyKey: z.tuple([z.enum(KEY_COLORS), z.boolean()]),
  changeActiveHouse: z.tuple([z.enum(HOUSES)]),
  shuffleDeck: z.tuple([]),
  showDrawDeck: z.tuple([z.boolean()]),
  toggleOptionSetting: z.tuple([z.string().max(32), z.boolean()]),
  toggleMuteSpectators: z.tuple([]),
  toggleManualMode: z.tuple([]),
  chat: z.tuple([ChatLine]),
  concede: z.tuple([]),
  leavegame: z.tuple([]),
  forcePass: z.tuple([]),
  claim: z.tuple([]),
  /** Takes back one's last move, or makes it again. */
  undo: z.tuple([]),
  redo: z.tuple([]),
  /** Manual mode: drops the open prompt. */
  cancelPrompt: z.tuple([]),
  resync: z.tuple([z.int().nonnegative()]),
  olderMessages: z.tuple([z.int().nonnegative()]),
  ping: z.tuple([z.int().nonnegative()]),
} as const;
export type GameCommand = keyof typeof GAME_COMMANDS;
export type GameCommandArgs<C extends GameCommand> = z.infer<(typeof GAME_COMMANDS)[C]>;

/** What the lobby hands a client so that it can sit down at (or watch) a started game. */
export interface Handoff {
  gameId: string;
  /** The node; its socket answers under `/{name}/socket.io`. */
  name: string;
  address?: string;
  port?: number;
  /** For this game and this user, 60 s. */
  authToken: string;
  /** As whom one plays or watches; a guest of a practice game has a name of its own. */
  user: UserSummary;
  /** One plays the other side as well: its seat, at the same table. */
  other?: { authToken: string; user: UserSummary };
}
