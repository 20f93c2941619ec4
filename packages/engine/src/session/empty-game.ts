import { LogBook } from '../log/log-book.ts';
import type { Game } from '../state/game.ts';
import { newHistory } from '../state/history.ts';
import type { CardLibrary } from '../state/library.ts';
import type { GameState } from '../state/state.ts';
import { emptyContext } from './scheduler.ts';

/** Returns a game around a state, with nothing running. */
export function emptyGame(library: CardLibrary, state: GameState): Game {
  return {
    library,
    state,
    automation: {},
    open: [],
    journal: [],
    log: new LogBook(),
    changes: [],
    runningStep: null,
    suspended: [],
    history: newHistory(null),
    keptPositions: [],
    continueVotes: [],
    board: null,
    printed: new Map(),
    bases: new Map(),
    eventsSinceDecision: 0,
    resolvedSinceDecision: new Map(),
    takenFromGains: new WeakMap(),
    ...emptyContext(),
  };
}
