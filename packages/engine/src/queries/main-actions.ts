/** What a player may do with a card in the main step, and why not [3.4]. */
import type { Forbidden } from '../language/statements.ts';
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import type { CardAction, CardId, PlayerId } from '../vocabulary.ts';
import { characteristics, statements } from './board.ts';
import { statementForbidding } from './card-queries.ts';
import type { Obstacle } from './obstacle.ts';
import { obstacle } from './obstacle.ts';
import { belongsToActiveHouse } from './permissions.ts';
import { firstTurnIsSpent, obstacleToPlayFromHand, waysToPlayFromHand } from './play-legality.ts';
import { cardsMeant } from './targets.ts';
import { obstacleToUse, waysToUse } from './use-legality.ts';

/** What a click on a card offers its player now, in the order of the menu [20.15]. */
export function actionsOf(game: Game, who: PlayerId, id: CardId): CardAction[] {
  const { zone, controller, owner } = card(game, id);
  if (zone === 'play' && controller === who) {
    return characteristics(game, id).type === 'upgrade' ? [] : waysToUse(game, id);
  }
  if (owner === who && statements(game, 'returnable').length > 0 && isReturnable(game, id))
    return ['return-to-hand'];
  if (zone !== 'hand' || owner !== who) return [];
  const actions: CardAction[] = [];
  actions.push(...waysToPlayFromHand(game, id, who));
  if (mayDiscard(game, id, who)) actions.push('discard');
  return actions;
}

/** "You may return … to your hand", from any zone that the text names. */
function isReturnable(game: Game, id: CardId): boolean {
  return statements(game, 'returnable').some(({ node, bindings }) =>
    cardsMeant(game, node.what, bindings).includes(id),
  );
}

function mayDiscard(game: Game, id: CardId, who: PlayerId): boolean {
  return (
    belongsToActiveHouse(game, id, who) &&
    !firstTurnIsSpent(game) &&
    !saysOfItself(game, id, 'be-discarded') &&
    !statementForbidding(game, id, 'be-discarded')
  );
}

/** A card in hand has effects there, such as "cannot be played" [1.3.1]. */
function saysOfItself(game: Game, id: CardId, what: Forbidden): boolean {
  return characteristics(game, id).abilities.some(
    ({ node }) =>
      node.kind === 'cannot' &&
      node.what === what &&
      typeof node.who === 'object' &&
      node.who.kind === 'ref' &&
      node.who.name === 'self',
  );
}

/** Returns why a card in hand or in play cannot be played or used; `null` if it can. It may still be discarded. */
export function obstacleToAct(game: Game, who: PlayerId, id: CardId): Obstacle | null {
  if (actionsOf(game, who, id).some((action) => action !== 'discard')) return null;
  const { zone, controller } = card(game, id);
  if (zone === 'hand') return obstacleToPlayFromHand(game, id, who);
  if (controller !== who) return obstacle('obstacle.theirs');
  return characteristics(game, id).type === 'upgrade'
    ? obstacle('obstacle.upgrade')
    : obstacleToUse(game, id);
}
