/** What a text demands "in order to use" a card: it is done first, and if it fails the card is not used [3.4.3]. */
import type { Game } from '../../state/game.ts';
import type { ActiveStatement } from '../../queries/board.ts';
import { statements } from '../../queries/board.ts';
import { answers } from '../../queries/filters.ts';
import { couldDoAll } from '../../queries/possible-effects.ts';
import { run } from '../effects/run.ts';
import { cardsMeant } from '../../queries/targets.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';

/** The prices of using a card; whoever uses it is the "you" who pays. */
function pricesOf(game: Game, id: CardId, who: PlayerId): readonly ActiveStatement<'use-price'>[] {
  const said = statements(game, 'use-price');
  if (said.length === 0) return said;
  return said
    .filter(({ node, bindings }) =>
      node.what.kind === 'ref'
        ? cardsMeant(game, node.what, bindings).includes(id)
        : answers(game, id, node.what, bindings),
    )
    .map((one) => ({ ...one, bindings: { ...one.bindings, you: who } }));
}

export function canPayPrices(game: Game, id: CardId, who: PlayerId): boolean {
  if (statements(game, 'use-price').length === 0) return true;
  return pricesOf(game, id, who).every(({ node, bindings }) => couldDoAll(game, node.do, bindings));
}

/** @returns whether all of it was really done: a ward that saves what was to be destroyed makes it fail */
export function* payPrices(game: Game, id: CardId, who: PlayerId): Step<boolean> {
  for (const { node, bindings } of pricesOf(game, id, who)) {
    const { done } = yield* run(game, node.do, bindings);
    if (!done) return false;
  }
  return true;
}
