/** What a text requires "in order to use" a card. It is done first. If it fails, the card is not used [3.4.3]. */
import type { Game } from '../../state/game.ts';
import { run } from '../effects/run.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { pricesOf } from '../../queries/prices.ts';

/** @returns whether all of it was done; a ward that saves the card to be destroyed makes it fail */
export function* payPrices(game: Game, id: CardId, who: PlayerId): Step<boolean> {
  for (const { node, bindings } of pricesOf(game, id, who)) {
    const { done } = yield* run(game, node.do, bindings);
    if (!done) return false;
  }
  return true;
}
