import { interpret } from '@amberhall/engine/language';
import type { Effect } from '@amberhall/engine/language';
import { chained, clausesOf } from './clause.ts';
import type { Clause, Said } from './clause.ts';
import { amberEffects } from './effects-amber.ts';
import { cardEffects } from './effects-cards.ts';
import { compositions, sharedVerbs } from './effects-composed.ts';
import { creatureEffects, PLAIN_VERBS } from './effects-creatures.ts';
import { gameEffects } from './effects-game.ts';
import { named } from './nouns.ts';
import { groupedByObject, objectOf } from '../shared-objects.ts';
import type { TextTable } from '../tables.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

/** The text of every kind of effect. */
const EFFECTS: TextTable<Effect, Said> = {
  ...amberEffects,
  ...cardEffects,
  ...creatureEffects,
  ...gameEffects,
  ...compositions,
};

/** One effect as one or more clauses. */
export function effect(node: Effect, context: RenderContext): readonly Clause[] {
  context.they = undefined;
  context.itKind = context.lastKind;
  const said = clausesOf(interpret(EFFECTS, node, context));
  context.they = undefined;
  context.itKind = undefined;
  return said;
}

/** Effects one after the other. Each can become a sentence. */
export function inOrder(effects: readonly Effect[], context: RenderContext): readonly Clause[] {
  const said: Clause[] = [];
  for (const alike of groupedByObject(effects, PLAIN_VERBS)) {
    if (said.length > 0) beginSentence(context);
    said.push(...ofOneObject(alike, context));
  }
  return withoutRepeatedLead(said);
}

/** "이번 차례가 끝날 때까지, …하고 …합니다": the same duration or condition is said once for both. */
function withoutRepeatedLead(clauses: readonly Clause[]): readonly Clause[] {
  const said: Clause[] = [];
  for (const clause of clauses) {
    const last = said.at(-1);
    if (last?.lead && last.lead === clause.lead && !clause.isSeparate && last.after === undefined)
      said.splice(-1, 1, ...chained([last, { ...clause, lead: '' }]));
    else said.push(clause);
  }
  return said;
}

/** Effects that a condition or an offer before them is about: one clause where possible. */
export const together = (effects: readonly Effect[], context: RenderContext): readonly Clause[] =>
  chained(inOrder(effects, context));

/** "이 생명체를 기절시키고 소진하" */
function ofOneObject(effects: readonly [Effect, ...Effect[]], context: RenderContext): readonly Clause[] {
  const [first] = effects;
  const verbs = effects.length > 1 ? sharedVerbs(effects, objectOf(first)) : undefined;
  if (!verbs || !('target' in first) || first.target === undefined) return effect(first, context);
  context.isFightMentioned ||= effects.some(({ kind }) => kind === 'fight');
  return verbs(named(first.target, context), context);
}
