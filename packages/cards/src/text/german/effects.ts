import { interpret } from '@amberhall/engine/language';
import type { Effect, NodeTable } from '@amberhall/engine/language';
import { afterSentence } from '../sentences.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { inverted, main, together } from './clauses.ts';
import type { Clause, Said } from './clauses.ts';
import { amberEffects } from './effects-amber.ts';
import { cardEffects } from './effects-cards.ts';
import { compositions } from './effects-composed.ts';
import { creatureEffects } from './effects-creatures.ts';
import { gameEffects } from './effects-game.ts';
import { capitalized } from './grammar.ts';

/** The words of the effects of one group. */
export type EffectTable = NodeTable<Effect, [context: RenderContext], Said>;

const EFFECTS: EffectTable = {
  ...amberEffects,
  ...cardEffects,
  ...creatureEffects,
  ...gameEffects,
  ...compositions,
};

export const effect = (node: Effect, context: RenderContext): Said => interpret(EFFECTS, node, context);

/** Effects as one sentence, for what a condition or a permission before them governs. */
export const allOf = (effects: readonly Effect[], context: RenderContext): Said =>
  together(effects.map((node) => effect(node, context)));

/** Effects as sentences; the first is left without its capital, the last without its full stop. */
export function sentences(effects: readonly Effect[], context: RenderContext, afterClause = false): string {
  const parts: Said[] = [];
  effects.forEach((node, at) => {
    if (at > 0) beginSentence(context);
    const words = effect(node, context);
    const joined = withoutRepeatedTime(parts.at(-1), words);
    if (joined) parts[parts.length - 1] = joined;
    else parts.push(words);
  });
  return parts
    .map((words, at) => (at > 0 ? capitalized(main(words)) : afterClause ? inverted(words) : main(words)))
    .reduce(afterSentence);
}

/** "Für den Rest des Zuges erhält sie +2 Stärke und verliert Spott": the time is said once for both. */
function withoutRepeatedTime(before: Said | undefined, words: Said): Said | undefined {
  const [first, ...others] = words.clauses;
  const last = before?.clauses.at(-1);
  const isSame =
    before?.clauses[0].adverbFirst && first.adverbFirst && before.clauses[0].adverb === first.adverb;
  if (!isSame || !before || before.tail !== '' || last?.after || first.lead || isRule(first) || isRule(last))
    return undefined;
  const { adverb: _, adverbFirst: __, ...rest } = first;
  return { clauses: [...before.clauses, rest, ...others], tail: words.tail };
}

/** "gilt: …" */
const isRule = (clause: Clause | undefined): boolean => clause?.subject === '';
