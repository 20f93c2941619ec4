import { interpret } from '@amberhall/engine/language';
import type { Effect } from '@amberhall/engine/language';
import { amberEffects } from './effects-amber.ts';
import { cardEffects } from './effects-cards.ts';
import { compositions, sharedVerbs } from './effects-composed.ts';
import { creatureEffects, PLAIN_VERBS } from './effects-creatures.ts';
import { gameEffects } from './effects-game.ts';
import { SPAN_HEADS } from './lasting.ts';
import { isDoneByOthers } from '../doers.ts';
import { groupedByObject, objectOf } from '../shared-objects.ts';
import { afterSentence } from '../sentences.ts';
import { capitalized, listed } from './grammar.ts';
import { named } from './nouns.ts';
import type { TextTable } from '../tables.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

/** The text of every kind of effect. */
const EFFECTS: TextTable<Effect> = {
  ...amberEffects,
  ...cardEffects,
  ...creatureEffects,
  ...gameEffects,
  ...compositions,
};

/** One effect as an imperative without its full stop: "deal 2{damage} to a creature". */
export function effect(node: Effect, context: RenderContext): string {
  return interpret(EFFECTS, node, context);
}

/** Effects as sentences; the first is left without its capital, the last without its full stop. */
export function sentences(effects: readonly Effect[], context: RenderContext): string {
  const said: string[] = [];
  for (const alike of groupedByObject(effects, PLAIN_VERBS)) {
    if (said.length > 0) beginSentence(context);
    const words = ofOneObject(alike, context);
    const joined = withoutRepeatedSpan(said.at(-1), words);
    if (joined !== undefined) said[said.length - 1] = joined;
    else said.push(said.length === 0 ? words : capitalized(words));
  }
  return said.reduce(afterSentence);
}

/** "For the remainder of the turn, A and B": the life span is said once for both. */
function withoutRepeatedSpan(before: string | undefined, words: string): string | undefined {
  const span = SPAN_HEADS.find((head) => words.startsWith(head));
  if (span === undefined || !before?.toLowerCase().startsWith(span)) return undefined;
  const rest = words.slice(span.length);
  const isOfSame = rest.startsWith('it ') && before.slice(span.length).startsWith('it ');
  return `${before} and ${isOfSame ? rest.slice('it '.length) : rest}`;
}

/** "Stun and exhaust this creature". */
function ofOneObject([first, ...others]: readonly [Effect, ...Effect[]], context: RenderContext): string {
  if (others.length === 0 || !('target' in first) || first.target === undefined)
    return effect(first, context);
  context.isFightMentioned ||= others.some(({ kind }) => kind === 'fight');
  return `${sharedVerbs([first, ...others], objectOf(first))} ${named(first.target, context)}`;
}

/** Effects within one sentence: "fully heal Mugwump and put a +1 power counter on it". */
export function joinedEffects(effects: readonly Effect[], context: RenderContext): string {
  const said = effects.map((node, at) => {
    const words = effect(node, context);
    return isYours(node) && isDoneByOthers(effects[at - 1]) ? `you ${words}` : words;
  });
  const isLong = said.some((words) => words.includes('. ') || words.includes('\n'));
  return isLong ? said.map((words, at) => (at === 0 ? words : capitalized(words))).join('. ') : listed(said);
}

const isYours = (node: Effect): boolean => 'who' in node && node.who === 'you';
