/** Saved positions. They make it unnecessary to replay a game from its opening. */
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import { copyOf } from '../state/copy.ts';
import { copyOfState } from '../state/copy-state.ts';
import type { Game } from '../state/game.ts';
import type { History } from '../state/history.ts';
import type { Position } from '../state/position.ts';

/** A position with the other results of a replay: the log and the moves that can be taken back. */
export interface Checkpoint extends Position {
  /** The decisions that led to it. */
  decisions: number;
  /** The id of the open prompt. */
  promptId: string;
  log: readonly string[];
  history: Pick<History, 'line' | 'moves' | 'sealed' | 'undone'> & {
    /** Where moves are replayed from when one is taken back, if that is not the opening. */
    origin?: Position;
  };
}

/**
 * Returns a copy of the position if the main-step prompt is open. At other prompts, rules are running that are not
 * plain data.
 */
export function positionOf(game: Game): Position | null {
  if (!isAtCheckpoint(game)) return null;
  return copyOfPosition(game);
}

/**
 * Returns a checkpoint if the main-step prompt is open. It shares the game's own data: write it before the game
 * continues.
 */
export function checkpoint(game: Game): Checkpoint | null {
  const [open] = game.open;
  if (open === undefined || !isAtCheckpoint(game)) return null;
  const { state, automation, journal, log } = game;
  const { origin, line, moves, sealed, undone } = game.history;
  return {
    state,
    automation,
    decisions: journal.length,
    promptId: open.id,
    log: log.lines,
    history: { line, moves, sealed, undone, ...(origin !== null && 'state' in origin && { origin }) },
  };
}

/**
 * Returns the checkpoint as a beginning: no move before it can be taken back. A game continues from it under rules that
 * cannot replay the decisions before it.
 */
export function asOrigin(point: Checkpoint): Checkpoint {
  return {
    ...point,
    history: { line: [], moves: [], sealed: 0, undone: null, origin: copyOfPosition(point) },
  };
}

function copyOfPosition({ state, automation }: Position): Position {
  return { state: copyOfState(state), automation: copyOf(automation) };
}

/** Only the turn and its main step are running. */
function isAtCheckpoint({ open, suspended }: Game): boolean {
  return open[0]?.question.purpose === MAIN_STEP && suspended.length === 0;
}
