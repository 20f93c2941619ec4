/** Sentences that discard cards [14.10]. */
import type { Game } from '../../state/game.ts';
import type { EffectOf } from '../../language/effects.ts';
import type { Select, Target } from '../../language/nouns.ts';
import type { Amount } from '../../language/numbers.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import { discardAll, discardCards } from '../steps/discard.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { pickTargets } from './choose-targets.ts';
import { playerMeant } from '../../queries/named-players.ts';
import type { Outcome } from './script.ts';
import { candidates } from '../../queries/targets.ts';

export function* discard(game: Game, effect: EffectOf<'discard'>, bindings: Bindings): Step<Outcome> {
  const by = effect.by === undefined ? undefined : playerMeant(game, effect.by, bindings);
  const one = oneAtRandom(effect.target);
  if (one !== null) return yield* discardOneByOne(game, by ?? bindings.you, one, bindings);
  const cards = yield* pickTargets(game, effect.target, bindings, {
    verb: 'discard',
    ...(by !== undefined && { chooser: by }),
  });
  const { target } = effect;
  const discarded = isWholeHand(target)
    ? yield* discardAll(game, bindings.you, () => candidates(game, target, bindings))
    : yield* discardCards(game, by ?? bindings.you, cards);
  return {
    done: cards.length > 0 && discarded.length >= cards.length,
    cards,
    thisWay: { discarded },
    amount: discarded.length,
  };
}

/** Cards that are drawn while a whole hand is discarded are discarded too [14.11]. */
function isWholeHand(target: Target): target is Select {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone' || target.zone.name !== 'hand') return false;
  return target.quantifier.kind === 'each' && target.type === 'card' && target.where.length === 0;
}

/** Discards several random cards of a hand one at a time [10.8]. */
function oneAtRandom(target: Target): { one: Select; number: Amount } | null {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone' || target.zone.name !== 'hand') return null;
  const { quantifier } = target;
  if (quantifier.kind !== 'random' || quantifier.n === 1) return null;
  return { one: { ...target, quantifier: { kind: 'random', n: 1 } }, number: quantifier.n };
}

/** The abilities of the first discard resolve before the next card is drawn. The number is fixed at the start. */
function* discardOneByOne(
  game: Game,
  by: PlayerId,
  { one, number }: { one: Select; number: Amount },
  bindings: Bindings,
): Step<Outcome> {
  const wanted = evaluate(game, number, bindings);
  const cards: CardId[] = [];
  const discarded: CardId[] = [];
  for (let count = 0; count < wanted; count++) {
    const drawn = yield* pickTargets(game, one, bindings, { verb: 'discard' });
    if (drawn.length === 0) break;
    cards.push(...drawn);
    discarded.push(...(yield* discardCards(game, by, drawn)));
  }
  const done = wanted > 0 && discarded.length === wanted;
  return { done, cards, thisWay: { discarded }, amount: discarded.length };
}
