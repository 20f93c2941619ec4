/** "You may" said of cards that a player chooses: choosing them accepts, "Done" declines [20.28.1, 20.32]. */
import type { Effect } from '../../language/effects.ts';
import { isPlainVerb } from '../../language/effects.ts';
import type { Select, Target } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { isCreatureInPlay } from '../../queries/card-queries.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { pickTargets } from './choose-targets.ts';
import { purposeOf } from './run.ts';

type Operand = 'target' | 'by' | 'on';

/** Verbs besides the plain ones that choose nothing but the cards that they are about, and the operand for these. */
const OPERANDS: Partial<Record<Effect['kind'], Operand>> = {
  use: 'target',
  fight: 'target',
  reap: 'target',
  play: 'target',
  discard: 'target',
  put: 'target',
  exalt: 'target',
  heal: 'target',
  deal: 'target',
  'lose-armor': 'target',
  choose: 'target',
  capture: 'by',
  counters: 'on',
};

/** Verbs for which every creature that fits can be chosen, also one that they do not change [10.3]. */
const OF_ANY_CREATURE: ReadonlySet<Effect['kind']> = new Set(['exalt', 'heal', 'deal', 'capture']);

/** The name of the cards that were chosen in advance. */
const CHOSEN = '$chosen-in-advance';

/** An effect that asks for nothing first but cards. */
export interface Offered {
  effect: Effect;
  operand: Operand;
  target: Select;
}

/** Returns the choice of cards with which a player can accept the effect, if it begins with one. */
export function choiceOf(effect: Effect | undefined): Offered | undefined {
  if (effect === undefined) return undefined;
  const operand = isPlainVerb(effect) ? 'target' : OPERANDS[effect.kind];
  if (operand === undefined) return undefined;
  const target = (effect as Partial<Record<Operand, Target>>)[operand];
  if (target === undefined || target.kind === 'ref') return undefined;
  const { kind } = target.quantifier;
  // The unique most powerful creature is no choice.
  const isRanked = target.where.some((filter) => filter.kind === 'extreme');
  if (isRanked || (kind !== 'choose' && kind !== 'any-number')) return undefined;
  return { effect, operand, target };
}

/** Returns the effect on the chosen cards alone. */
export function onChosen({ effect, operand, target }: Offered): Effect {
  const where: Select['where'] = [...target.where, { kind: 'is', card: { kind: 'ref', name: CHOSEN } }];
  return { ...effect, [operand]: { ...target, quantifier: { kind: 'each' }, where } };
}

/** Returns the bindings for `onChosen`. */
export const withChosen = (bindings: Bindings, chosen: readonly CardId[]): Bindings => ({
  ...bindings,
  named: { ...bindings.named, [CHOSEN]: chosen },
});

/** @returns the cards chosen, or none if the player declined */
export function* offerChoice(
  game: Game,
  offered: Offered,
  bindings: Bindings,
  chooser: PlayerId,
): Step<readonly CardId[]> {
  const { effect, target } = offered;
  return yield* pickTargets(game, target, bindings, {
    verb: purposeOf(effect.kind === 'choose' ? effect.then : [effect]) ?? effect.kind,
    optional: true,
    chooser,
    applicable: (id) =>
      OF_ANY_CREATURE.has(effect.kind)
        ? isCreatureInPlay(game, id)
        : isPossible(game, onChosen(offered), withChosen(bindings, [id])),
  });
}
