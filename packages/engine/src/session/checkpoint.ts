/** Saved positions: they spare replaying a game from its opening. */
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import type { Game } from '../state/game.ts';
import type { History } from '../state/history.ts';
import type { Position } from '../state/position.ts';

/** A position with what else a replay from the opening comes to: its log, and what can be taken back. */
export interface Checkpoint extends Position {
  /** Decisions that led to it. */
  decisions: number;
  /** The name of the question that is open. */
  promptId: string;
  log: readonly string[];
  history: Pick<History, 'line' | 'moves' | 'sealed' | 'undone'>;
}

/** Returns a copy of the position if the main-step prompt is open; elsewhere rules are under way that are no plain data. */
export function positionOf(game: Game): Position | null {
  if (!isAtCheckpoint(game)) return null;
  return structuredClone({ state: game.state, automation: game.automation });
}

/** Returns a checkpoint if the main-step prompt is open. It is the game's own data: write it down before the game goes on. */
export function checkpoint(game: Game): Checkpoint | null {
  const [open] = game.open;
  if (open === undefined || !isAtCheckpoint(game)) return null;
  const { state, automation, journal, log } = game;
  const { line, moves, sealed, undone } = game.history;
  return {
    state,
    automation,
    decisions: journal.length,
    promptId: open.id,
    log: log.lines,
    history: { line, moves, sealed, undone },
  };
}

/** Nothing is under way but the turn and its main step. */
function isAtCheckpoint({ open, suspended }: Game): boolean {
  return open[0]?.question.purpose === MAIN_STEP && suspended.length === 0;
}
