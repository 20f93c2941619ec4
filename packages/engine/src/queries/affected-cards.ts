/** Cards that a statement applies to. */
import { cardsMeant } from './targets.ts';
import type { Game } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { Board, Characteristics } from './board.ts';
import { noteReads } from './board-reads.ts';

export function mustHave(board: Board, id: CardId): Characteristics {
  const found = board.of.get(id);
  if (!found) throw new Error(`card ${id} is not on the board`);
  return found;
}

/** Returns the cards in play that a statement applies to. */
export function affected(
  game: Game,
  board: Board,
  target: Parameters<typeof cardsMeant>[1],
  bindings: Bindings,
): readonly CardId[] {
  if (target.kind === 'select') noteReads(board, target, bindings);
  return cardsMeant(game, target, bindings).filter((id) => board.of.has(id));
}
