/** Finds damage "for each …" that is not allotted as a whole before it is dealt [9.5]. */
import type { Effect } from '@amberhall/engine/language';

const LOOPS: ReadonlySet<string> = new Set(['for-each', 'times', 'for-each-house', 'for-each-player']);

/** Words for the thing that one round is about. Damage that refers to it needs a round of its own. */
const OF_THE_ROUND = /"(it|them|that-house|that-player|its-house|its-owner|its-controller|its-opponent)"/;

/** Returns a problem for each effect in the node that deals "for each …" damage in a wrong form. */
export function damageProblems(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(damageProblems);
  const problem = 'kind' in node ? problemOf(node as Effect) : undefined;
  return problem === undefined ? inside : [problem, ...inside];
}

function problemOf(effect: Effect): string | undefined {
  if (isToChosenForEach(effect))
    return '"deal … for each" to one chosen creature: choose it first, with pick';
  if (!LOOPS.has(effect.kind) || !('do' in effect)) return undefined;
  const [only, ...others] = effect.do ?? [];
  if (only?.kind !== 'deal' || others.length > 0 || !isChosen(only)) return undefined;
  return OF_THE_ROUND.test(JSON.stringify(only.target))
    ? undefined
    : '"for each …, deal" allots all damage first: write dealForEach';
}

const isToChosenForEach = (effect: Effect): boolean =>
  effect.kind === 'deal' &&
  isChosen(effect) &&
  typeof effect.amount === 'object' &&
  effect.amount.kind === 'per';

const isChosen = ({ target }: Extract<Effect, { kind: 'deal' }>): boolean =>
  target.kind === 'select' && target.quantifier.kind === 'choose';
