/** Discarding cards from any zone [14.10]. */
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import { abilitiesUnder } from '../../queries/card-queries.ts';
import { inOrder } from '../effects/card-order.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import { react } from '../reactions/react.ts';
import { settle } from '../reactions/settle.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { departAndMove } from './leave-play.ts';

/** Discards cards. @returns those that ended in a discard pile; an abducted card does not [14.3] */
export function* discardCards(game: Game, by: PlayerId, cards: readonly CardId[]): Step<CardId[]> {
  if (cards.length < 2 || !cards.some((id) => wouldScrap(game, id)))
    return yield* discardAtOnce(game, by, cards);
  const discarded: CardId[] = [];
  for (const id of yield* inOrder(game, cards, 'effect-order', null)) {
    // Skips cards that another card's Scrap ability has already taken out of the hand [12.5].
    if (card(game, id).zone === 'hand') discarded.push(...(yield* discardAtOnce(game, by, [id])));
  }
  return discarded;
}

/**
 * Cards with "Scrap:" in the active player's hand: if several are discarded together, they are discarded one at a
 * time.
 */
function wouldScrap(game: Game, id: CardId): boolean {
  const { zone, owner } = card(game, id);
  if (zone !== 'hand' || owner !== game.state.activePlayer) return false;
  return abilitiesUnder(game, id, 'scrap').length > 0;
}

function* discardAtOnce(game: Game, by: PlayerId, cards: readonly CardId[]): Step<CardId[]> {
  const from = new Map(cards.map((id) => [id, card(game, id).zone]));
  const { events, moved } = yield* departAndMove(
    game,
    cards.map((id) => ({ card: id, to: 'discard' as const })),
    false,
  );
  const discarded = moved.map((id): GameEvent => {
    const zone = from.get(id) ?? 'hand';
    return {
      type: 'cardDiscarded',
      card: id,
      player: zone === 'hand' ? card(game, id).owner : by,
      from: zone,
    };
  });
  for (const event of discarded) commit(game, event);
  yield* settle(game);
  yield* react(game, [...events, ...discarded]);
  return moved;
}
