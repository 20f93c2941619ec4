import { interpret } from '@amberhall/engine/language';
import type { Effect } from '@amberhall/engine/language';
import { isDoneByOthers } from '../doers.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { groupedByObject, objectOf, verbsOfOneObject } from '../shared-objects.ts';
import type { TextTable } from '../tables.ts';
import { amberEffects } from './effects-amber.ts';
import { cardEffects } from './effects-cards.ts';
import { compositions } from './effects-composed.ts';
import { creatureEffects } from './effects-creatures.ts';
import { gameEffects } from './effects-game.ts';
import { afterSentence, clauses, isOfSentences, withYou } from './grammar.ts';
import { SPAN_HEADS } from './lasting.ts';
import { named } from './nouns.ts';
import { PLAIN_VERBS, verbsWithObject } from './plain-verbs.ts';

/** The text of every kind of effect. */
const EFFECTS: TextTable<Effect> = {
  ...amberEffects,
  ...cardEffects,
  ...creatureEffects,
  ...gameEffects,
  ...compositions,
};

/** One effect as an imperative: "สร้าง 2{damage} ให้ครีเจอร์ 1 ตัว". */
export const effect = (node: Effect, context: RenderContext): string => interpret(EFFECTS, node, context);

/** Effects as sentences. */
export function sentences(effects: readonly Effect[], context: RenderContext): string {
  const said: string[] = [];
  for (const alike of groupedByObject(effects, PLAIN_VERBS)) {
    if (said.length > 0) beginSentence(context);
    const words = ofOneObject(alike, context);
    const joined = withoutRepeatedSpan(said.at(-1), words);
    if (joined !== undefined) said[said.length - 1] = joined;
    else said.push(words);
  }
  return said.reduce(afterSentence);
}

/** The life span is said once for two statements. */
function withoutRepeatedSpan(before: string | undefined, words: string): string | undefined {
  const span = SPAN_HEADS.find((head) => words.startsWith(head));
  return span !== undefined && before?.startsWith(span)
    ? `${before} และ${words.slice(span.length)}`
    : undefined;
}

/** "ทำให้ครีเจอร์นี้พร้อม แล้วทำให้มันคลุ้มคลั่ง" */
function ofOneObject([first, ...others]: readonly [Effect, ...Effect[]], context: RenderContext): string {
  if (others.length === 0 || !('target' in first) || first.target === undefined)
    return effect(first, context);
  context.isFightMentioned ||= others.some(({ kind }) => kind === 'fight');
  const verbs = verbsOfOneObject([first, ...others], objectOf(first), PLAIN_VERBS) ?? [];
  const many = first.target.kind === 'ref' && first.target.name === 'them';
  return verbsWithObject(verbs, named(first.target, context), many);
}

/** Effects within one sentence: "รักษาความเสียหายทั้งหมดของ “Mugwump” แล้ววางเคาน์เตอร์พลัง +1 1 อันบนมัน". */
export function joinedEffects(effects: readonly Effect[], context: RenderContext): string {
  const said = effects.map((node, at) => {
    const words = effect(node, context);
    return isDoneByOthers(effects[at - 1]) ? withYou(words) : words;
  });
  return said.some(isOfSentences) ? said.reduce(afterSentence) : clauses(said);
}
