import type { Amount, Effect, Select, Target } from '@amberhall/engine/language';
import { asSentence } from './abilities.ts';
import { eachOf } from './amounts.ts';
import { condition } from './conditions.ts';
import { effect, joinedEffects, sentences } from './effects.ts';
import { PLAIN_VERBS } from './effects-creatures.ts';
import { capitalized, listed } from './grammar.ts';
import { PLAYERS } from './lexicon.ts';
import { lasting } from './lasting.ts';
import { named, noun, possessiveOf, plural, singular } from './nouns.ts';
import { isOfThem, needsAnnouncing } from '../announcing.ts';
import { isDoneByAnother, isDoneByYou } from '../doers.ts';
import { verbsOfOneObject } from '../shared-objects.ts';
import { areMany } from '../references.ts';
import { isYou, playerDoes } from './players.ts';
import type { TextTable } from '../tables.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

type ComposedKind =
  | 'lasting'
  | 'choose'
  | 'when'
  | 'may'
  | 'one-of'
  | 'if-done'
  | 'instead-if'
  | 'for-each'
  | 'times'
  | 'together'
  | 'repeat'
  | 'repeat-on'
  | 'for-each-house'
  | 'for-each-player';

export const compositions: Pick<TextTable<Effect>, ComposedKind> = {
  lasting,
  choose,
  when: ({ if: test, then, else: other }, context) => {
    const first = `if ${condition(test, context)}, ${joinedEffects(then, context)}`;
    return other ? `${first}. Otherwise, ${nextSentence(other, context)}` : first;
  },
  may: ({ do: what, by = 'you' }, context) => {
    const who = isYou(by) ? 'you may' : playerDoes(by, 'may', 'may', context);
    context.followsHave = isDoneByAnother(what[0], by);
    context.offeredTo = by;
    const offer = `${who} ${context.followsHave ? 'have ' : ''}${joinedEffects(what, context)}`;
    context.offeredTo = undefined;
    return offer;
  },
  'one-of': ({ options, by }, context) => {
    const chooser = by && by !== 'you' ? `${PLAYERS[by]} chooses one` : 'choose one';
    const lines = options.map((option) => `\n• ${asSentence(nextSentence(option, context))}`);
    return `${chooser}:${lines.join('')}`;
  },
  'if-done': (node, context) => {
    const first = effect(node.first, context);
    const they = doer(node.first);
    const then = node.then ? `. If ${they} do, ${nextSentence(node.then, context)}` : '';
    const other = node.else
      ? `. ${node.then ? 'Otherwise' : `If ${they} do not`}, ${nextSentence(node.else, context)}`
      : '';
    return `${first}${then}${other}`;
  },
  'instead-if': ({ base, if: test, then }, context) => {
    const first = effect(base, context);
    beginSentence(context);
    return `${first}. If ${condition(test, context)}, ${joinedEffects(then, context)} instead`;
  },
  'for-each': forEach,
  'for-each-house': ({ among, do: what }, context) => {
    const houses =
      among === undefined ? 'each house' : `each house represented among ${plural(among, context)}`;
    return `for ${houses}, ${joinedEffects(what, context)}`;
  },
  'for-each-player': ({ if: test, do: what }, context) =>
    test
      ? `for each player, if ${condition(test, context)}, ${joinedEffects(what, context)}`
      : `for each player, ${joinedEffects(what, context)}`,
  times: ({ n, do: what }, context) => {
    if (typeof n === 'number') return `${joinedEffects(what, context)}. Repeat this effect ${n - 1} times`;
    if (context.offeredTo !== undefined)
      return `${joinedEffects(what, context)} for each ${eachOf(perOne(n), context)}`;
    return `for each ${eachOf(perOne(n), context)}, ${joinedEffects(what, context)}`;
  },
  together: ({ do: what }, context) => {
    const said = oneVerb(what, context);
    if (said !== undefined) return said;
    const parts = what.map((part) => effect(part, context));
    return parts.some((part) => part.includes('. ')) ? parts.map(inNewSentence).join('. ') : listed(parts);
  },
  'repeat-on': ({ next, do: what }, context) => {
    const test = following(next, context);
    return `if ${test}, ${joinedEffects(what, context)} and repeat this effect on that ${next.type}`;
  },
  repeat: (node, context) => {
    const first = sentences(node.do, context);
    beginSentence(context);
    const repeated = node.times === 1 ? 'repeat the preceding effect' : 'repeat this effect';
    const verb = node.optional ? `you may ${repeated}` : repeated;
    if (node.price) {
      const test = node.if ? `If ${condition(node.if, context)}, you` : 'You';
      return `${first}. ${test} may ${joinedEffects(node.price, context)} to ${repeated}`;
    }
    if (node.whilePossible) {
      return `${first}. ${capitalized(verb)} as many times as you like, as long as it is possible to repeat the entire effect`;
    }
    if (!node.if) return `${first}. ${capitalized(verb)}`;
    return `${first}. If ${condition(node.if, context)}, ${verb}`;
  },
};

const inNewSentence = (words: string, index: number): string => (index === 0 ? words : capitalized(words));

/** "destroy an enemy creature and a friendly creature": the verb is said once. */
function oneVerb(parts: readonly Effect[], context: RenderContext): string | undefined {
  const [first] = parts;
  const verb = first && PLAIN_VERBS[first.kind];
  if (!verb) return undefined;
  const targets = parts.flatMap((part) =>
    part.kind === first.kind && 'target' in part ? [part.target] : [],
  );
  if (targets.length < parts.length) return undefined;
  return `${verb} ${listed(targets.map((target) => named(target, context)))}`;
}

/** Sentences of the same effect after a full stop. */
function nextSentence(effects: readonly Effect[], context: RenderContext): string {
  beginSentence(context);
  return joinedEffects(effects, context);
}

const doer = (first: Effect): string => (isDoneByYou(first) ? 'you' : 'they');

const perOne = (n: Amount): Amount =>
  typeof n === 'object' && n.kind === 'per' && n.times === 1 ? n.each : n;

/** "Stun and exhaust": the verbs of effects with one object, if all are plain verbs. */
export function sharedVerbs(effects: readonly Effect[], name: string, atLeast = 2): string | undefined {
  const verbs = verbsOfOneObject(effects, name, PLAIN_VERBS);
  return verbs !== undefined && verbs.length >= atLeast ? listed(verbs) : undefined;
}

/** Writes a named choice at its first mention. Several verbs share their object. */
function choose({ target, as, then }: Extract<Effect, { kind: 'choose' }>, context: RenderContext): string {
  const [same] = target.where;
  if (same?.kind === 'is' && same.card.kind === 'ref' && target.quantifier.kind === 'each') {
    // A name for the card that “it” stands for, which needs no words.
    context.mentionedChoices.set(as, target);
    context.saidIt = true;
    return sentences(then, context);
  }
  const verbs = sharedVerbs(then, as);
  context.pendingChoices.set(as, target);
  const chosen: Target = { kind: 'ref', name: as };
  if (verbs) {
    context.isFightMentioned ||= then.some(({ kind }) => kind === 'fight');
    return `${verbs} ${named(chosen, context)}`;
  }
  if (needsAnnouncing(then[0], as)) {
    const announced = `choose ${named(chosen, context)}`;
    beginSentence(context);
    return `${announced}. ${capitalized(sentences(then, context))}`;
  }
  return sentences(then, context);
}

/** "Its left neighbor shares a house with it", or "there is … in play". */
function following(next: Select, context: RenderContext): string {
  const beside = next.where.find((filter) => filter.kind === 'neighbor-of');
  const alike = next.where.find((filter) => filter.kind === 'shares');
  if (beside?.side === undefined || alike === undefined || next.where.length > 2)
    return `there is ${noun(next, context)}`;
  const neighbor = `${possessiveOf(beside.of, context)} ${beside.side} neighbor`;
  return `${neighbor} shares a ${alike.what} with ${named(alike.with, context)}`;
}

function forEach({ of, do: what }: Extract<Effect, { kind: 'for-each' }>, context: RenderContext): string {
  const isChoice = of.quantifier.kind === 'choose' || of.quantifier.kind === 'any-number';
  const all = of.quantifier.kind === 'each' ? sharedVerbs(what, 'it', 1) : undefined;
  if (all) return `${all} ${noun(of, context)}, one at a time`;
  if (isOfThem(of)) return `for each of them, ${joinedEffects(what, context)}`;
  if (!isChoice) {
    const one =
      of.quantifier.kind === 'bare' ? eachOf({ kind: 'count', of }, context) : singular(of, context);
    return `for each ${one.replace(/ in play$/, '')}, ${joinedEffects(what, context)}`;
  }
  const verbs = sharedVerbs(what, 'it');
  if (verbs) return `${verbs} ${noun(of, context)}${areMany(of) ? ', one at a time' : ''}`;
  const chosen = noun(of, context);
  beginSentence(context);
  return `choose ${chosen}. For each of them, one at a time: ${capitalized(sentences(what, context))}`;
}
