/** Sentences about armor. */
import type { Effect } from '../../language/effects.ts';
import type { Game } from '../../state/game.ts';
import { armorLeft, isCreatureInPlay } from '../../queries/card-queries.ts';
import { happen } from '../reactions/happen.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId } from '../../vocabulary.ts';
import { pickTargets } from './choose-targets.ts';
import type { Outcome } from './script.ts';

/** Uses up the rest of their armor. Armor gained later this turn is not affected [1.5]. */
export function* loseArmor(
  game: Game,
  { kind, target }: Effect & { kind: 'lose-armor' },
  bindings: Bindings,
): Step<Outcome> {
  const cards = yield* pickTargets(game, target, bindings, {
    verb: kind,
    applicable: (id) => isCreatureInPlay(game, id),
  });
  const armorLost: Record<CardId, number> = {};
  for (const id of cards) armorLost[id] = armorLeft(game, id);
  const events = cards.map((id) => ({ type: 'armorLost' as const, card: id, amount: armorLost[id] ?? 0 }));
  yield* happen(game, ...events.filter(({ amount }) => amount > 0));
  return { done: events.some(({ amount }) => amount > 0), cards, armorLost };
}
