/** Flipping cards in play: token creatures show their own faces, others become token creatures [5.6]. */
import type { Game } from '../../state/game.ts';
import { card, player } from '../../state/game.ts';
import { isForbidden } from '../../queries/card-queries.ts';
import { prepare } from '../../state/library.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';
import { moveCards } from './leave-play.ts';

/** Flips cards at the same time. @returns those that were flipped */
export function* flipCards(game: Game, cards: readonly CardId[]): Step<CardId[]> {
  const flipped = cards.filter(
    (id) => card(game, id).zone === 'play' && !isForbidden(game, id, 'be-flipped'),
  );
  const staying = flipped.filter((id) => canStay(game, id));
  yield* happen(
    game,
    ...staying.map((id) => ({ type: 'cardFlipped' as const, card: id, facedown: !card(game, id).facedown })),
  );
  yield* discardAll(
    game,
    flipped.filter((id) => !staying.includes(id)),
  );
  return flipped;
}

/** Only a creature can stay in play faceup. A card can stay facedown only if its owner has a token creature. */
function canStay(game: Game, id: CardId): boolean {
  const { facedown, slug, owner } = card(game, id);
  if (facedown) return prepare(game.library, slug).type === 'creature';
  return player(game, owner).tokenCreature !== null;
}

/** Moves cards to their owners' discard piles: wards do not apply, and amber on them goes to the supply. */
function* discardAll(game: Game, cards: readonly CardId[]): Step {
  for (const id of cards) {
    const { amber, warded } = card(game, id);
    if (amber > 0) commit(game, { type: 'amberRemoved', card: id, amount: amber });
    if (warded) commit(game, { type: 'statusLost', card: id, status: 'warded' });
  }
  yield* moveCards(
    game,
    cards.map((id) => ({ card: id, to: 'discard' as const })),
  );
}
