/** Replays the decisions of a journal. */
import type { CardLibrary } from '../state/library.ts';
import type { Opening } from '../state/opening.ts';
import type { Game, JournalEntry } from '../state/game.ts';
import type { Checkpoint } from './checkpoint.ts';
import { startFrom, startGame } from './start.ts';
import { decide } from './decide.ts';

/**
 * Replays a game.
 *
 * @param from a checkpoint of the game from which the rest is played; default: its opening
 * @throws if a decision was not legal at its place in the journal
 */
export function replay(
  library: CardLibrary,
  opening: Opening,
  journal: readonly JournalEntry[],
  from?: Checkpoint,
): Game {
  const game = from === undefined ? startGame(library, opening) : startFrom(library, opening, from, journal);
  for (const { player, decision } of journal.slice(game.journal.length)) {
    const decided = decide(game, player, decision);
    if (!decided.ok) throw new Error(`decision ${game.journal.length} cannot be replayed: ${decided.code}`);
  }
  return game;
}
