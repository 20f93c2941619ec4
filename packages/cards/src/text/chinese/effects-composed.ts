import type { Effect, Select, Target } from '@amberhall/engine/language';
import { isOfThem, needsAnnouncing } from '../announcing.ts';
import { isDoneByAnother, isDoneByYou } from '../doers.ts';
import { areMany } from '../references.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { verbsOfOneObject } from '../shared-objects.ts';
import type { TextTable } from '../tables.ts';
import { forEach as forEachOf, isNode } from './amounts.ts';
import { condition } from './conditions.ts';
import { effect, joinedEffects, sentences } from './effects.ts';
import { afterSentence, asSentence, clauses, listed } from './grammar.ts';
import { lasting, SPAN_HEADS } from './lasting.ts';
import { LEFT_RIGHT, NOUNS, PLAYERS, SHARED } from './lexicon.ts';
import { named, noun, plural, possessiveOf } from './nouns.ts';
import { PLAIN_VERBS, plainVerb, verbsWithObject } from './plain-verbs.ts';
import { subjectOf } from './players.ts';

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
    const first = `如果${condition(test, context)}，${joinedEffects(then, context)}`;
    return other ? `${first}。否则，${nextSentence(other, context)}` : first;
  },
  may: ({ do: what, by = 'you' }, context) => {
    const who = by === 'you' ? '你可以' : `${subjectOf(by, context)}可以`;
    const letting = isDoneByAnother(what[0], by) ? '令' : '';
    context.offeredTo = by;
    const offered = joinedEffects(what, context);
    context.offeredTo = undefined;
    const [, lead = '', rest = offered] = LEAD.exec(offered) ?? [];
    return `${lead}${who}${letting}${withSpanLast(rest)}`;
  },
  'one-of': ({ options, by = 'you' }, context) => {
    const chooser = by === 'you' ? '' : PLAYERS[by];
    const lines = options.map((option) => {
      beginSentence(context);
      return `\n• ${asSentence(sentences(option, context))}`;
    });
    return `${chooser}选择一项：${lines.join('')}`;
  },
  'if-done': (node, context) => {
    const first = effect(node.first, context);
    const who = isDoneByYou(node.first) ? '你' : '其';
    const then = node.then ? `。如果${who}这样做，${nextSentence(node.then, context)}` : '';
    const lead = node.then ? '否则' : `如果${who}没有这样做`;
    const other = node.else ? `。${lead}，${nextSentence(node.else, context)}` : '';
    return `${first}${then}${other}`;
  },
  'instead-if': ({ base, if: test, then }, context) => {
    const first = effect(base, context);
    beginSentence(context);
    const exception = `如果${condition(test, context)}，改为${joinedEffects(then, context)}`;
    return afterSentence(first, exception);
  },
  'for-each': forEach,
  'for-each-house': ({ among, do: what }, context) => {
    const houses = among === undefined ? '每个势力' : `${plural(among, context)}所属的每个势力`;
    return `对${houses}，${joinedEffects(what, context)}`;
  },
  'for-each-player': ({ if: test, do: what }, context) => {
    const only = test ? `，如果${condition(test, context)}` : '';
    return `对每位玩家${only}，${joinedEffects(what, context)}`;
  },
  times: ({ n, do: what }, context) => {
    if (typeof n === 'number') return `${joinedEffects(what, context)}。重复此效果${n - 1}次`;
    const each = isNode(n, 'per') && n.times === 1 ? n.each : n;
    return `${forEachOf(each, context)}，${joinedEffects(what, context)}`;
  },
  together: ({ do: what }, context) => {
    const said = oneVerb(what, context);
    if (said !== undefined) return said;
    const parts = what.map((part) => effect(part, context));
    return parts.some((part) => part.includes('。')) ? parts.reduce(afterSentence) : clauses(parts);
  },
  'repeat-on': ({ next, do: what }, context) => {
    const test = following(next, context);
    const { counter, word } = NOUNS[next.type];
    return `如果${test}，${joinedEffects(what, context)}，并对那${counter}${word}重复此效果`;
  },
  repeat: (node, context) => {
    const first = sentences(node.do, context);
    beginSentence(context);
    const repeat = node.times === 1 ? '重复前述效果' : '重复此效果';
    const verb = node.optional ? `你可以${repeat}` : repeat;
    if (node.price) {
      const test = node.if ? `如果${condition(node.if, context)}，` : '';
      return afterSentence(first, `${test}你可以${joinedEffects(node.price, context)}，以${repeat}`);
    }
    if (node.whilePossible) return afterSentence(first, `只要能够重复完整效果，${verb}，次数不限`);
    if (!node.if) return afterSentence(first, verb);
    return afterSentence(first, `如果${condition(node.if, context)}，${verb}`);
  },
};

/** "每有一个友方生物，": what comes before the player who decides. */
const LEAD = /^([^，。]*每有[^，。]*，)(.+)$/s;

/** "你可以交换其力量与护甲，直到本回合结束": the span is not that of the choice. */
function withSpanLast(offered: string): string {
  const span = SPAN_HEADS.find((head) => head.startsWith('直到') && offered.startsWith(head));
  return span === undefined ? offered : `${offered.slice(span.length)}，${span.replace(/，$/, '')}`;
}

/** "摧毁一个敌方生物和一个友方生物": the verb is said once. */
function oneVerb(parts: readonly Effect[], context: RenderContext): string | undefined {
  const [first] = parts;
  const verb = first && plainVerb(first.kind);
  if (!verb) return undefined;
  const targets = parts.flatMap((part) =>
    part.kind === first.kind && 'target' in part ? [part.target] : [],
  );
  if (targets.length < parts.length) return undefined;
  return verb(listed(targets.map((target) => named(target, context))));
}

/** Sentences of the same effect after a full stop. */
function nextSentence(effects: readonly Effect[], context: RenderContext): string {
  beginSentence(context);
  return joinedEffects(effects, context);
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
  context.pendingChoices.set(as, target);
  const chosen: Target = { kind: 'ref', name: as };
  const verbs = verbsOfOneObject(then, as, PLAIN_VERBS);
  if (verbs && verbs.length > 1) {
    context.isFightMentioned ||= then.some(({ kind }) => kind === 'fight');
    return verbsWithObject(verbs, named(chosen, context), areMany(target));
  }
  if (!needsAnnouncing(then[0], as)) return sentences(then, context);
  const announced = `选择${named(chosen, context)}`;
  beginSentence(context);
  return `${announced}。${sentences(then, context)}`;
}

/** "其左侧相邻生物与它具有相同势力", or "场上有…". */
function following(next: Select, context: RenderContext): string {
  const beside = next.where.find((filter) => filter.kind === 'neighbor-of');
  const alike = next.where.find((filter) => filter.kind === 'shares');
  if (beside?.side === undefined || alike === undefined || next.where.length > 2)
    return `有${noun(next, context)}`;
  const neighbor = `${possessiveOf(beside.of, context)}${LEFT_RIGHT[beside.side]}侧相邻生物`;
  return `${neighbor}与${named(alike.with, context)}具有相同${SHARED[alike.what]}`;
}

function forEach({ of, do: what }: Extract<Effect, { kind: 'for-each' }>, context: RenderContext): string {
  const { kind } = of.quantifier;
  const isChoice = kind === 'choose' || kind === 'any-number';
  const verbs = verbsOfOneObject(what, 'it', PLAIN_VERBS);
  if (verbs && kind === 'each') return `依次${verbsWithObject(verbs, noun(of, context), false)}`;
  if (isOfThem(of)) return `对它们中的每个，${joinedEffects(what, context)}`;
  if (!isChoice) {
    const isAboutEach = kind !== 'bare' || JSON.stringify(what).includes('"it"');
    const each = kind === 'bare' ? ({ kind: 'each' } as const) : of.quantifier;
    const lead = isAboutEach ? `对${noun(of, context, each)}` : forEachOf({ kind: 'count', of }, context);
    return `${lead}，${joinedEffects(what, context)}`;
  }
  if (verbs && verbs.length > 1)
    return `${areMany(of) ? '依次' : ''}${verbsWithObject(verbs, noun(of, context), areMany(of))}`;
  const chosen = noun(of, context);
  beginSentence(context);
  return `选择${chosen}。依次对其中每个：${sentences(what, context)}`;
}
