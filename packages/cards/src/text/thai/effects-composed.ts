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
import { afterSentence, clauses, consequence, insteadOf, isOfSentences } from './grammar.ts';
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

/** "ถ้าคู่ต่อสู้มี 7{amber} หรือมากกว่า ให้ขโมย 1{amber}" */
const given = (lead: string, effects: readonly Effect[], context: RenderContext): string =>
  `${lead} ${consequence(joinedEffects(effects, context))}`;

export const compositions: Pick<TextTable<Effect>, ComposedKind> = {
  lasting,
  choose,
  when: ({ if: test, then, else: other }, context) => {
    const first = given(`ถ้า${condition(test, context)}`, then, context);
    if (!other) return first;
    beginSentence(context);
    return afterSentence(first, given('มิฉะนั้น', other, context));
  },
  may: ({ do: what, by = 'you' }, context) => {
    const who = by === 'you' ? 'คุณอาจ' : `${subjectOf(by, context)}อาจ`;
    const letting = isDoneByAnother(what[0], by) ? 'ให้' : '';
    context.offeredTo = by;
    const offered = joinedEffects(what, context);
    context.offeredTo = undefined;
    return `${who}${letting}${withSpanLast(offered)}`;
  },
  'one-of': ({ options, by = 'you' }, context) => {
    const chooser = by === 'you' ? '' : PLAYERS[by];
    const lines = options.map((option) => {
      beginSentence(context);
      return `\n• ${sentences(option, context)}`;
    });
    return `${chooser}เลือกหนึ่งอย่าง:${lines.join('')}`;
  },
  'if-done': (node, context) => {
    const who = isDoneByYou(node.first) ? 'คุณ' : 'ผู้เล่นนั้น';
    const parts: (readonly [lead: string, effects: readonly Effect[]])[] = [
      ...(node.then ? [[`ถ้า${who}ทำเช่นนั้น`, node.then] as const] : []),
      ...(node.else ? [[node.then ? 'มิฉะนั้น' : `ถ้า${who}ไม่ได้ทำเช่นนั้น`, node.else] as const] : []),
    ];
    return parts.reduce(
      (said, [lead, effects]) => {
        beginSentence(context);
        return afterSentence(said, given(lead, effects, context));
      },
      effect(node.first, context),
    );
  },
  'instead-if': ({ base, if: test, then }, context) => {
    const first = effect(base, context);
    beginSentence(context);
    const lead = `ถ้า${condition(test, context)}`;
    return afterSentence(first, `${lead} ${consequence(insteadOf(joinedEffects(then, context)))}`);
  },
  'for-each': forEach,
  'for-each-house': ({ among, do: what }, context) => {
    const houses = among === undefined ? 'แต่ละตระกูล' : `แต่ละตระกูลของ${plural(among, context)}`;
    return given(`สำหรับ${houses}`, what, context);
  },
  'for-each-player': ({ if: test, do: what }, context) => {
    const only = test ? ` ถ้า${condition(test, context)}` : '';
    return given(`สำหรับผู้เล่นแต่ละคน${only}`, what, context);
  },
  times: ({ n, do: what }, context) => {
    if (typeof n === 'number') return afterSentence(joinedEffects(what, context), `ทำซ้ำผลนี้ ${n - 1} ครั้ง`);
    const each = isNode(n, 'per') && n.times === 1 ? n.each : n;
    if (context.offeredTo !== undefined) return `${joinedEffects(what, context)}${forEachOf(each, context)}`;
    return given(forEachOf(each, context), what, context);
  },
  together: ({ do: what }, context) => {
    const said = oneVerb(what, context);
    if (said !== undefined) return said;
    const parts = what.map((part) => effect(part, context));
    return parts.some(isOfSentences) ? parts.reduce(afterSentence) : clauses(parts);
  },
  'repeat-on': ({ next, do: what }, context) => {
    const lead = `ถ้า${following(next, context)}`;
    return `${given(lead, what, context)} แล้วทำซ้ำผลนี้กับ${NOUNS[next.type].word}นั้น`;
  },
  repeat: (node, context) => {
    const first = sentences(node.do, context);
    beginSentence(context);
    const repeat = node.times === 1 ? 'ทำซ้ำผลก่อนหน้า' : 'ทำซ้ำผลนี้';
    const verb = node.optional ? `คุณอาจ${repeat}` : repeat;
    if (node.price) {
      const test = node.if ? `ถ้า${condition(node.if, context)} ` : '';
      return afterSentence(first, `${test}คุณอาจ${joinedEffects(node.price, context)}เพื่อ${repeat}`);
    }
    if (node.whilePossible) return afterSentence(first, `${verb}กี่ครั้งก็ได้ตราบที่ยังทำซ้ำผลได้ครบถ้วน`);
    if (!node.if) return afterSentence(first, verb);
    return afterSentence(first, `ถ้า${condition(node.if, context)} ${consequence(verb)}`);
  },
};

/** "คุณอาจแลกค่าพลังกับค่าเกราะของมันจนจบเทิร์นนี้": the span is not that of the choice. */
function withSpanLast(offered: string): string {
  const span = SPAN_HEADS.find((head) => head.startsWith('จน') && offered.startsWith(head));
  return span === undefined ? offered : `${offered.slice(span.length).replace(/^ให้/, '')} ${span.trim()}`;
}

/** "ทำลายครีเจอร์ฝ่ายศัตรู 1 ตัว และครีเจอร์ฝ่ายเดียวกัน 1 ตัว": the verb is said once. */
function oneVerb(parts: readonly Effect[], context: RenderContext): string | undefined {
  const [first] = parts;
  const verb = first && plainVerb(first.kind);
  if (!verb) return undefined;
  const targets = parts.flatMap((part) =>
    part.kind === first.kind && 'target' in part ? [part.target] : [],
  );
  if (targets.length < parts.length) return undefined;
  return verb(targets.map((target) => named(target, context)).join(' และ'));
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
  const announced = `เลือก${named(chosen, context)}`;
  beginSentence(context);
  return afterSentence(announced, sentences(then, context));
}

/** "ครีเจอร์ข้างเคียงทางซ้ายของมันมีตระกูลเดียวกับมัน", or "มี…ในสนาม". */
function following(next: Select, context: RenderContext): string {
  const beside = next.where.find((filter) => filter.kind === 'neighbor-of');
  const alike = next.where.find((filter) => filter.kind === 'shares');
  if (beside?.side === undefined || alike === undefined || next.where.length > 2)
    return `มี${noun(next, context)}`;
  const neighbor = `ครีเจอร์ข้างเคียงทาง${LEFT_RIGHT[beside.side]}${possessiveOf(beside.of, context)}`;
  return `${neighbor}มี${SHARED[alike.what]}เดียวกับ${named(alike.with, context)}`;
}

function forEach({ of, do: what }: Extract<Effect, { kind: 'for-each' }>, context: RenderContext): string {
  const { kind } = of.quantifier;
  const { classifier } = NOUNS[of.type];
  const isChoice = kind === 'choose' || kind === 'any-number';
  const verbs = verbsOfOneObject(what, 'it', PLAIN_VERBS);
  if (verbs && kind === 'each') return `${verbsWithObject(verbs, noun(of, context), false)}ทีละ${classifier}`;
  if (isOfThem(of)) return given(`สำหรับแต่ละ${classifier}ในนั้น`, what, context);
  if (!isChoice) {
    const isAboutEach = kind !== 'bare' || JSON.stringify(what).includes('"it"');
    const each = kind === 'bare' ? ({ kind: 'each' } as const) : of.quantifier;
    const lead = isAboutEach
      ? `สำหรับ${noun(of, context, each, 'ใน')}`
      : forEachOf({ kind: 'count', of }, context);
    return given(lead, what, context);
  }
  if (verbs && verbs.length > 1) {
    const said = verbsWithObject(verbs, noun(of, context), areMany(of));
    return areMany(of) ? `${said}ทีละ${classifier}` : said;
  }
  const chosen = noun(of, context);
  beginSentence(context);
  return afterSentence(
    `เลือก${chosen}`,
    `สำหรับแต่ละ${classifier}ในนั้นทีละ${classifier}: ${sentences(what, context)}`,
  );
}
