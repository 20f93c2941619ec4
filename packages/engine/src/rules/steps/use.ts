/** Using cards: reap, fight, action, omni, remove a stun [8]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg, faceOf } from '../../state/game.ts';
import { abilitiesUnder, isForbidden, isInPlay } from '../../queries/card-queries.ts';
import { bindingsAsYours } from '../../queries/bindings.ts';
import { run } from '../effects/run.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent, Use } from '../../state/events.ts';
import { execute, happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { logUse } from '../../log/lines.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { fight } from './fight.ts';
import { payPrices } from './prices.ts';
import { payTaxes } from './taxes.ts';
import type { Opponents } from '../../queries/use-legality.ts';

/**
 * Uses a card in one way. Callers pass only legal uses.
 *
 * @param who the player who uses it: its controller, or another player for whom it counts as controlled [8.5]
 * @returns the creature it attacked, if it did; `null` if it could not be used
 */
export function* useCard(
  game: Game,
  id: CardId,
  how: Use,
  who: PlayerId = card(game, id).controller,
  against?: Opponents,
): Step<Used | null> {
  if (!(yield* announceUse(game, id, how, who))) return null;
  switch (how) {
    case 'fight':
      return { attacked: yield* fight(game, id, who, against) };
    case 'reap':
      yield* reap(game, id, who);
      return { attacked: null };
    case 'remove-stun':
      yield* removeStun(game, id, who);
      return { attacked: null };
    case 'action':
    case 'omni':
      yield* useAbility(game, id, how, who);
      return { attacked: null };
  }
}

/** The result of using a card; `attacked` is absent unless it fought. */
export interface Used {
  attacked: CardId | null;
}

/** Pays the price of using the card. @returns `false` if that fails: the card is then not used */
export function* announceUse(game: Game, id: CardId, how: Use, who: PlayerId): Step<boolean> {
  if (!(yield* payPrices(game, id, who)) || !isInPlay(game, id)) return false;
  yield* payTaxes(game, 'use-tax', id, who);
  commit(game, { type: 'useBegun', card: id, player: who, how });
  return true;
}

/** The creature exhausts and its controller gains 1 amber. Then reactions to the reap resolve [8.2]. */
function* reap(game: Game, id: CardId, who: PlayerId): Step {
  logUse(game, id, who, 'reap');
  const { enteredAt: since } = card(game, id);
  yield* exhaust(game, id);
  const events = yield* execute(game, [{ type: 'amberGained', player: who, amount: 1, from: 'reaping' }]);
  const after: GameEvent[] = [
    { type: 'creatureReaped', card: id, player: who, since },
    { type: 'cardUsed', card: id, player: who, how: 'reap', since },
  ];
  for (const event of after) commit(game, event);
  yield* react(game, [...events, ...after]);
}

/** A stunned creature loses its stun instead of being used [13.1]. */
function* removeStun(game: Game, id: CardId, who: PlayerId): Step {
  logUse(game, id, who, 'remove-stun');
  const { enteredAt: since } = card(game, id);
  yield* exhaust(game, id);
  yield* happen(
    game,
    { type: 'statusLost', card: id, status: 'stunned' },
    { type: 'cardUsed', card: id, player: who, how: 'remove-stun', since },
  );
}

/** Exhausts the card, then resolves one ability with that heading [8.4]. */
function* useAbility(game: Game, id: CardId, heading: 'action' | 'omni', who: PlayerId): Step {
  logUse(game, id, who, heading);
  const { enteredAt: since } = card(game, id);
  const abilities = abilitiesUnder(game, id, heading);
  yield* exhaust(game, id);
  const ability = abilities.length > 1 ? yield* chooseAbility(game, id, abilities) : abilities[0];
  if (ability?.node.kind === 'on') yield* run(game, ability.node.do, bindingsAsYours(ability, who));
  yield* happen(game, { type: 'cardUsed', card: id, player: who, how: heading, since });
}

/** Lets the active player choose among several abilities with the same heading. */
export function* chooseAbility<T extends { self: CardId }>(
  game: Game,
  id: CardId,
  abilities: readonly T[],
): Step<T | undefined> {
  const picked = yield* choose(game.state.activePlayer, 'trigger-ability', {
    title: say('prompt.card.title', { card: cardArg(game, id) }),
    text: say('prompt.triggerAbility.text', { card: cardArg(game, id) }),
    source: id,
    controls: abilities.map(({ self }, index) =>
      control('ability', say('button.card', { card: cardArg(game, self) }), {
        value: index,
        card: self,
        slug: faceOf(game, self),
      }),
    ),
  });
  return abilities[Number(picked.value)];
}

/** Using a card exhausts it, unless a text says that it cannot be exhausted. */
export function* exhaust(game: Game, id: CardId): Step {
  if (isInPlay(game, id) && !card(game, id).exhausted && !isForbidden(game, id, 'be-exhausted'))
    yield* happen(game, { type: 'cardExhausted', card: id });
}
