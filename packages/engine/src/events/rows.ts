/** Which row a card in play lies in: the battleline if it is a creature now, else the artifacts [15.7]. */
import type { Game } from '../game.ts';
import { player } from '../game.ts';
import { boardOf } from '../characteristics/board.ts';
import type { Step } from '../prompts/question.ts';
import { choosePlace } from '../steps/battleline.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { commit } from './commit.ts';

/** Moves cards that have become something else; the active player chooses a flank for a new creature. */
export function* settleRows(game: Game): Step {
  for (;;) {
    const [first] = misplaced(game);
    if (first === undefined) return;
    const { card, side, isCreature } = first;
    if (!isCreature) {
      commit(game, { type: 'rowChanged', card });
      continue;
    }
    const index = yield* choosePlace(game, card, side, { deploy: false, cancellable: false });
    commit(game, { type: 'rowChanged', card, index: index ?? 0 });
  }
}

function misplaced(game: Game): { card: CardId; side: PlayerId; isCreature: boolean }[] {
  const { of } = boardOf(game);
  return game.state.seats.flatMap((side) => {
    const { battleline, artifacts } = player(game, side);
    const isCreature = (card: CardId) => of.get(card)?.type === 'creature';
    return [
      ...battleline.filter((card) => !isCreature(card)),
      ...artifacts.filter((card) => isCreature(card)),
    ].map((card) => ({ card, side, isCreature: isCreature(card) }));
  });
}
