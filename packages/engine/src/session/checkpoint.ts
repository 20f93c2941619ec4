/** Positions from which a game is played again sooner than from its beginning. */
import type { Checkpoint } from './decide.ts';
import { emptyGame, isAtCheckpoint } from './decide.ts';
import type { Game, JournalEntry } from '../state/game.ts';
import type { History } from '../state/history.ts';
import { newHistory } from '../state/history.ts';
import { shared } from './shared-decisions.ts';
import type { CardLibrary } from '../state/library.ts';
import { withUnknownCards } from '../state/library.ts';
import type { Opening } from '../state/opening.ts';
import { begin } from './scheduler.ts';
import { resumeAt } from '../rules/steps/turn.ts';

/** A checkpoint with what else a replay from the beginning would have come to: its log, and what can be taken back. */
export interface Waypoint extends Checkpoint {
  /** Decisions that led to it. */
  decisions: number;
  /** The name of the question that is open. */
  promptId: string;
  log: readonly string[];
  history: Pick<History, 'line' | 'moves' | 'sealed' | 'undone'>;
}

/** The position as plain data, if the main-step prompt is open. It is the game's own: write it down before that goes on. */
export function waypoint(game: Game): Waypoint | null {
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

/**
 * Begins at a waypoint, which becomes part of the game. Moves before it can be taken back as if the game had been played
 * from its opening.
 *
 * @param journal of the whole game
 */
export function startFrom(
  library: CardLibrary,
  opening: Opening,
  point: Waypoint,
  journal: readonly JournalEntry[],
): Game {
  if (journal.length < point.decisions) throw new Error('the waypoint lies beyond the end of the journal');
  const game = emptyGame(withUnknownCards(library, opening.unknownCards ?? []), point.state);
  game.automation = point.automation;
  game.history = { ...newHistory(opening), ...point.history };
  for (const line of point.log) game.log.lines.push(line);
  for (const { player, decision } of journal.slice(0, point.decisions)) {
    game.journal.push({ player, decision: shared(decision) });
  }
  begin(game, resumeAt(game, 'main'));
  for (const open of game.open) open.id = point.promptId;
  return game;
}
