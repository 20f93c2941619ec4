/** The row of a card in play: the battleline for creatures, otherwise the artifacts [15.7]. */
import type { Game } from '../../state/game.ts';
import { player } from '../../state/game.ts';
import { boardOf } from '../../queries/board.ts';
import type { Step } from '../../prompts/question.ts';
import { choosePlace, isBeingPlaced } from '../steps/battleline.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { commit } from '../../events/commit.ts';

/** Moves cards whose type has changed. The active player chooses a flank for a new creature. */
export function* settleRows(game: Game): Step {
  for (let found = misplaced(game); found !== null; found = misplaced(game)) {
    const { card, side, isCreature } = found;
    if (!isCreature) {
      commit(game, { type: 'rowChanged', card });
      continue;
    }
    const index = yield* choosePlace(game, card, side, { deploy: false, cancellable: false });
    const wasMovedByHand = !player(game, side).artifacts.includes(card);
    if (!wasMovedByHand) commit(game, { type: 'rowChanged', card, index: index ?? 0 });
  }
}

/** The first card that lies in the wrong row. */
export function misplaced(game: Game): { card: CardId; side: PlayerId; isCreature: boolean } | null {
  const { of } = boardOf(game);
  for (const side of game.state.seats) {
    const { battleline, artifacts } = player(game, side);
    for (const card of battleline) {
      if (of.get(card)?.type !== 'creature') return { card, side, isCreature: false };
    }
    for (const card of artifacts) {
      if (of.get(card)?.type === 'creature' && !isBeingPlaced(game, card))
        return { card, side, isCreature: true };
    }
  }
  return null;
}
