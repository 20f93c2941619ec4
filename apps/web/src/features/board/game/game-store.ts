/** The game being played: the last view, fed by the socket and read by selector. */
import type { ClearReason, EventView, GameView, RoomLine, StateMessage } from '@amberhall/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyOps } from './apply-ops.ts';

/** `refused`: the node does not (or no longer) have a place for us; `gone`: five attempts failed. */
export type Connection = 'connecting' | 'connected' | 'reconnecting' | 'gone' | 'refused';

/** Why the game is over for this window: the reason the server gave, if any. */
export interface Closing {
  reason: ClearReason | null;
}

export interface GameState {
  connection: Connection;
  /** The number of the last message; -1 before the first. */
  rev: number;
  game: GameView | null;
  /** Lines before those of the game's view: asked for, or pushed out by newer ones. */
  earlierLines: readonly RoomLine[];
  /** What happened with the last message: for motion only. */
  events: readonly EventView[];
  closed: Closing | null;
  /** A command is on its way; clicks wait for its answer. */
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

/** @returns `false` if the message does not follow what we hold: ask for the missing ones */
export function receive(store: GameStore, message: StateMessage): boolean {
  const { game, rev } = store.getState();
  if (message.type === 'full') {
    store.setState({ game: message.game, rev: message.rev, earlierLines: [], events: [], refusal: null });
    return true;
  }
  // Asked for again and already here: nothing is missing.
  if (message.rev <= rev) return true;
  if (!game || message.base !== rev) return false;
  try {
    const changed = applyOps(game, message.ops);
    store.setState(({ earlierLines }) => ({
      game: changed,
      rev: message.rev,
      earlierLines: keepLines(earlierLines, game.lines, changed.lines),
      events: message.events,
      refusal: null,
    }));
    return true;
  } catch {
    return false;
  }
}

/** The view holds only the latest lines: those that newer ones pushed out are kept here. */
function keepLines(
  earlier: readonly RoomLine[],
  before: readonly RoomLine[],
  now: readonly RoomLine[],
): readonly RoomLine[] {
  const first = now[0]?.id ?? 0;
  const pushedOut = before.filter(({ id }) => id < first);
  return pushedOut.length === 0 ? earlier : [...earlier, ...pushedOut];
}

/** The number of the first line we have; lines are counted from 1. */
export function firstLine({ game, earlierLines }: GameState): number {
  return (earlierLines[0] ?? game?.lines[0])?.id ?? 1;
}
