import { interpret } from '@amberhall/engine/language';
import type { Effect, NodeTable } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import { isDoneByOthers } from '../doers.ts';
import { afterSentence } from '../sentences.ts';
import { groupedByObject, objectOf, verbsOfOneObject } from '../shared-objects.ts';
import { afterClause, inMood } from './context.ts';
import type { RomanceContext } from './context.ts';
import { amberEffects } from './effects-amber.ts';
import { cardEffects } from './effects-cards.ts';
import { compositions } from './effects-composed.ts';
import { creatureEffects } from './effects-creatures.ts';
import { gameEffects } from './effects-game.ts';
import { capitalized, listed } from './grammar.ts';
import type { Romance } from './language.ts';
import { doPlain, PLAIN } from './plain-verbs.ts';

const EFFECTS: NodeTable<Effect, [context: RomanceContext], string> = {
  ...amberEffects,
  ...cardEffects,
  ...creatureEffects,
  ...gameEffects,
  ...compositions,
};

/** One effect without its full stop: "deal 2{damage} to a creature". */
export const effect = (node: Effect, context: RomanceContext): string => interpret(EFFECTS, node, context);

/** Effects as sentences; the first is left without its capital, the last without its full stop. */
export function sentences(effects: readonly Effect[], context: RomanceContext): string {
  const said: string[] = [];
  for (const alike of groupedByObject(effects, PLAIN)) {
    if (said.length === 0) {
      said.push(ofOneObject(alike, context));
      continue;
    }
    beginSentence(context);
    const words = inMood('imperative', context, () => ofOneObject(alike, context));
    const joined = withoutRepeatedSpan(said.at(-1), words, context);
    if (joined !== undefined) said[said.length - 1] = joined;
    else said.push(capitalized(words));
  }
  return said.reduce(afterSentence);
}

/** "For the remainder of the turn, A and B": the life span is said once for both. */
function withoutRepeatedSpan(
  before: string | undefined,
  words: string,
  { language }: RomanceContext,
): string | undefined {
  const heads = Object.values(language.spans).map((span) => `${span}, `);
  const span = heads.find((head) => words.startsWith(head));
  if (span === undefined || !before?.toLowerCase().startsWith(span)) return undefined;
  return withLast([before], words.slice(span.length), language);
}

/** Joins clauses. "And" has a comma if its clause begins with another one: "and, if you do, …". */
function withLast(before: readonly string[], last: string, { words, say }: Romance): string {
  const openings = [words.if, words.forEach, words.during, words.while, say.after('').trim()];
  const isOpened = openings.some((opening) => last.startsWith(`${opening} `)) && last.includes(', ');
  return listed([...before, last], isOpened ? `${words.and},` : words.and);
}

/** "Stun and exhaust this creature". */
function ofOneObject(group: readonly [Effect, ...Effect[]], context: RomanceContext): string {
  const [first, ...others] = group;
  const verbs = others.length === 0 ? undefined : verbsOfOneObject(group, objectOf(first), PLAIN);
  if (verbs === undefined || !('target' in first) || first.target === undefined)
    return effect(first, context);
  context.isFightMentioned ||= others.some(({ kind }) => kind === 'fight');
  return doPlain(verbs, first.target, context);
}

/** Effects within one sentence: "fully heal Mugwump and put a +1 power counter on it". */
export function joinedEffects(effects: readonly Effect[], context: RomanceContext): string {
  const { language } = context;
  const clauses: string[] = [];
  const later: string[] = [];
  let isYouNamed = false;
  for (const [at, node] of effects.entries()) {
    if (clauses.at(-1)?.match(/\. |\n|\.$/)) {
      later.push(capitalized(inMood('imperative', context, () => effect(node, context))));
      continue;
    }
    const isAfterOther = context.mood === 'imperative' && isYours(node) && isDoneByOthers(effects[at - 1]);
    isYouNamed ||= isAfterOther;
    const write = (): string => effect(node, context);
    clauses.push(
      isAfterOther ? inMood('indicative', context, write) : afterClause(isYouNamed, context, write),
    );
  }
  const parts = withoutRepeatedEnd(clauses, context);
  const said = parts.length === 0 ? '' : withLast(parts.slice(0, -1), parts.at(-1) ?? '', language);
  return [said, ...later].reduce(afterSentence);
}

/** "Until Troll leaves play, A and B": the end is said once for clauses beside each other. */
function withoutRepeatedEnd(clauses: readonly string[], { language, title }: RomanceContext): string[] {
  const end = `${language.say.untilLeavesPlay(title)}, `;
  return clauses.map((clause, at) =>
    clause.startsWith(end) && clauses[at - 1]?.startsWith(end) ? clause.slice(end.length) : clause,
  );
}

/** Sentences of the same effect after a full stop. @param isAfterOther the first begins with a clause about another player */
export function nextSentence(
  effects: readonly Effect[],
  context: RomanceContext,
  isAfterOther = false,
): string {
  beginSentence(context);
  return inMood('imperative', context, () =>
    afterClause(isAfterOther, context, () => joinedEffects(effects, context)),
  );
}

const isYours = (node: Effect): boolean => ('who' in node ? node.who === 'you' : node.kind in PLAIN);
