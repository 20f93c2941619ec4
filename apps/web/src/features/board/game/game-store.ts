/** The current game: the last view, updated by the socket and read by selectors. */
import { applyChanges, decodePatch, RECENT_LINES, withLines, withReplaced } from '@amberhall/protocol';
import type {
  ClearReason,
  EventView,
  GameView,
  PatchMessage,
  RoomLine,
  StateMessage,
} from '@amberhall/protocol';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { withoutBlockedAuthors } from './muted-lines.ts';

/** `refused`: the node has no place for the user; `gone`: five attempts failed. */
export type Connection = 'connecting' | 'connected' | 'reconnecting' | 'gone' | 'refused';

/** The reason that the server gave for the end of the game in this window, if any. */
export interface GameClosed {
  reason: ClearReason | null;
}

export interface GameState {
  connection: Connection;
  /** The number of the last message; -1 before the first. */
  rev: number;
  game: GameView | null;
  /** Lines before those of the view: loaded on request, or pushed out by newer ones. */
  earlierLines: readonly RoomLine[];
  /** The events of the last message, for motion only. */
  events: readonly EventView[];
  closed: GameClosed | null;
  /** A command is in flight; clicks wait for its answer. */
  busy: boolean;
  /** The code of the last refused command; cleared by the next message. */
  refusal: string | null;
}

export type GameStore = StoreApi<GameState>;

export function createGameStore(initial: Partial<GameState> = {}): GameStore {
  return createStore<GameState>(() => ({
    connection: 'connecting',
    rev: -1,
    game: null,
    earlierLines: [],
    events: [],
    closed: null,
    busy: false,
    refusal: null,
    ...initial,
  }));
}

/** @returns `false` if the message does not follow the held state: request the missing ones */
export function applyMessage(store: GameStore, message: StateMessage): boolean {
  const { game, rev } = store.getState();
  if (message.type === 'full') {
    const whole = { ...message.game, lines: withoutBlockedAuthors(message.game.lines) };
    const earlierLines = linesBefore(store.getState(), message.game).map((line) =>
      message.removed?.includes(line.id) ? withoutText(line) : line,
    );
    store.setState({ game: whole, rev: message.rev, earlierLines, events: [], refusal: null });
    return true;
  }
  // Requested again and already applied: nothing is missing.
  if (message.rev <= rev) return true;
  if (!game || message.base !== rev) return false;
  try {
    store.setState(applyPatch(store.getState(), game, message));
    return true;
  } catch {
    // The same patch would fail again, so the held state cannot be used any more.
    store.setState({ rev: -1 });
    return false;
  }
}

/** The held lines before those of a whole view, if it is the same game and no line between them is missing. */
function linesBefore({ game, earlierLines }: GameState, { id, seat, lines }: GameView): RoomLine[] {
  if (game?.id !== id || game.seat !== seat) return [];
  const held = [...earlierLines, ...game.lines];
  const first = lines[0]?.id ?? 1;
  const isWhole = (held.at(-1)?.id ?? 0) >= first - 1;
  return isWhole ? held.filter((line) => line.id < first) : [];
}

/** A chat line that staff have removed since it was received. */
function withoutText({ chat, ...line }: RoomLine): RoomLine {
  return chat ? { ...line, removed: chat.from } : line;
}

/** @throws if the patch is not for the held game */
function applyPatch({ earlierLines }: GameState, game: GameView, message: PatchMessage): Partial<GameState> {
  const { changes, lines, events } = decodePatch(message, game.seat);
  const changed = applyChanges(game, changes);
  if (lines.length === 0) return { game: changed, rev: message.rev, events, refusal: null };
  // The view contains only the latest lines. Lines that newer ones push out are kept here.
  const added = withoutBlockedAuthors(lines);
  const all = withLines(game.lines, added);
  const pushedOut = all.slice(0, -RECENT_LINES);
  const earlier = withReplaced(earlierLines, added);
  return {
    game: { ...changed, lines: all.slice(-RECENT_LINES) },
    rev: message.rev,
    earlierLines: pushedOut.length === 0 ? earlier : [...earlier, ...pushedOut],
    events,
    refusal: null,
  };
}

/** The number of the first held line; lines are counted from 1. */
export function firstLine({ game, earlierLines }: GameState): number {
  return (earlierLines[0] ?? game?.lines[0])?.id ?? 1;
}
