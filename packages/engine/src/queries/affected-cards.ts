/** Cards that a statement applies to. */
import { cardsMeant } from './targets.ts';
import type { Game } from '../state/game.ts';
import type { Filter } from '../language/nouns.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { Board, Characteristics } from './board.ts';

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
  if (target.kind === 'select' && target.where.some(isVolatile)) board.volatile = true;
  return cardsMeant(game, target, bindings).filter((id) => board.of.has(id));
}

/** Filters that depend on more than the cards in play and their controllers. */
function isVolatile(filter: Filter): boolean {
  switch (filter.kind) {
    case 'status':
    case 'power':
    case 'parity':
    case 'extreme':
    case 'has':
    case 'such-that':
    case 'played-by':
      return true;
    case 'not':
      return isVolatile(filter.filter);
    case 'either':
      return filter.of.some((list) => list.some(isVolatile));
    case 'house':
      return filter.house === 'active-house';
    case 'side':
    case 'owned-by':
    case 'controlled-by':
    case 'trait':
    case 'type':
    case 'name':
    case 'named':
    case 'identity-house':
    case 'flank':
    case 'center':
    case 'beside':
    case 'between':
    case 'token':
    case 'other':
    case 'is':
    case 'keyword':
    case 'shares':
    case 'shares-with-neighbors':
    case 'house-count':
    case 'gigantic':
    case 'neighbor-of':
    case 'attached-to':
    case 'purged-by':
    case 'this-way':
      return false;
  }
}
