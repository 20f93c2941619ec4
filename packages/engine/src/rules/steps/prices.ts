/** What a text demands "in order to use" a card: it is done first, and if it fails the card is not used [3.4.3]. */
import type { Game } from '../../state/game.ts';
import { run } from '../effects/run.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { pricesOf } from '../../queries/prices.ts';

/** @returns whether all of it was really done: a ward that saves what was to be destroyed makes it fail */
export function* payPrices(game: Game, id: CardId, who: PlayerId): Step<boolean> {
  for (const { node, bindings } of pricesOf(game, id, who)) {
    const { done } = yield* run(game, node.do, bindings);
    if (!done) return false;
  }
  return true;
}
