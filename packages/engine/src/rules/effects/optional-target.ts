/** "You may" said of one chosen card: choosing it accepts, "Done" declines [20.28.1, 20.32]. */
import type { Effect } from '../../language/effects.ts';
import type { Ref, Select, Target } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId } from '../../vocabulary.ts';
import { pickTargets } from './choose-targets.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { isPlainVerb } from '../../language/effects.ts';

type WithObject = Exclude<Extract<Effect, { target: Target }>, { kind: 'choose' }>;
type OneObject = WithObject & { target: Select };

const IT: Ref = { kind: 'ref', name: 'it' };
/** Verbs besides the plain ones whose only operand is their object. */
const VERBS_OF_OBJECTS: ReadonlySet<Effect['kind']> = new Set(['use', 'fight', 'reap', 'play', 'discard']);

/** Returns the effect if all it needs is one card that a player chooses. */
export function oneObject(effect: Effect | undefined): OneObject | undefined {
  if (effect === undefined || !(isPlainVerb(effect) || VERBS_OF_OBJECTS.has(effect.kind))) return undefined;
  if (!('target' in effect) || effect.target.kind === 'ref') return undefined;
  const { quantifier } = effect.target;
  const isOne = quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1;
  return isOne || quantifier.kind === 'any-number' ? (effect as OneObject) : undefined;
}

/** Applies the same effect to the card that `it` stands for. */
export const doneToIt = (effect: WithObject): Effect => ({ ...effect, target: IT });

/** @returns the card chosen, or nothing if the player declined */
export function* offerObject(game: Game, effect: OneObject, bindings: Bindings): Step<readonly CardId[]> {
  return yield* pickTargets(game, effect.target, bindings, {
    verb: effect.kind,
    optional: true,
    applicable: (id) => isPossible(game, doneToIt(effect), { ...bindings, it: [id] }),
  });
}
