/** Discarding cards, from wherever they are [14.10]. */
import type { Game } from '../game.ts';
import { card } from '../game.ts';
import { commit } from '../events/commit.ts';
import type { GameEvent } from '../events/events.ts';
import { react } from '../events/react.ts';
import { settle } from '../events/settle.ts';
import type { Step } from '../prompts/question.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { departAndMove } from './leave-play.ts';

/** Discards cards. @returns those that ended in a discard pile: an abducted card does not [14.3] */
export function* discardCards(game: Game, by: PlayerId, cards: readonly CardId[]): Step<CardId[]> {
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
