/** Which permission is used up when several allow the play or use of a card [3.4.1]. */
import type { Game } from '../../state/game.ts';
import { cardArg, faceOf } from '../../state/game.ts';
import { keywordOf } from '../../queries/card-queries.ts';
import type { Use } from '../../state/events.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import type { Permission } from '../../queries/permissions.ts';
import { belongsToActiveHouse, isForSomeCards, permissionsFor } from '../../queries/permissions.ts';
import { hasHeading } from '../../queries/use-legality.ts';
import { commit } from '../../events/commit.ts';
import { keyOf } from '../../state/ability-key.ts';

/**
 * Returns the permission that the player wants to spend on the card. Identical permissions need no choice.
 *
 * @returns `undefined` if none is used up
 */
export function* pickPermission(
  game: Game,
  id: CardId,
  found: readonly Permission[],
): Step<Permission | undefined> {
  const different = [...new Map(found.filter(isForSomeCards).map((one) => [one.node, one])).values()];
  if (different.length < 2) return different[0];
  const picked = yield* choose(game.state.activePlayer, 'option', {
    title: say('prompt.card.title', { card: cardArg(game, id) }),
    text: say('prompt.option.text'),
    source: id,
    controls: different.map(({ bindings: { self } }, index) =>
      control('card', say('button.card', { card: cardArg(game, self) }), {
        value: index,
        card: self,
        slug: faceOf(game, self),
      }),
    ),
  });
  return different[Number(picked.value)];
}

/** In the main step, a permission is used up only by a card that needs it [3.4.1]. */
export function* spendPermission(game: Game, id: CardId, how: Use, who: PlayerId): Step {
  if (how === 'omni' || belongsToActiveHouse(game, id, who) || keywordOf(game, id, 'versatile') > 0) return;
  if (how === 'remove-stun' && hasHeading(game, id, 'omni')) return;
  const isUnstun = how === 'remove-stun';
  const found = [
    ...permissionsFor(game, 'may-use', id, who),
    ...(how === 'fight' || isUnstun ? permissionsFor(game, 'may-fight', id, who) : []),
    ...(how === 'reap' || isUnstun ? permissionsFor(game, 'may-reap', id, who) : []),
  ];
  if (!found.every(isForSomeCards)) return;
  const permission = yield* pickPermission(game, id, found);
  if (permission) usePermission(game, permission);
}

export function usePermission(game: Game, { key }: Permission): void {
  commit(game, { type: 'permissionUsed', permission: keyOf(key) });
}
