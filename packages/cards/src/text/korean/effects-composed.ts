import { speaksOfIt } from '@amberhall/engine/language';
import type { Amount, Effect, Select, Target } from '@amberhall/engine/language';
import { isNode, perEach } from './amounts.ts';
import { asText, caused, chained, doing, ifSo, instead, led, possible } from './clause.ts';
import type { Clause, Said } from './clause.ts';
import { condition } from './conditions.ts';
import { PLAIN_VERBS } from './effects-creatures.ts';
import { effect, inOrder, together } from './effects.ts';
import { lasting } from './lasting.ts';
import { NOUNS, PLAYERS, SHARED, SIDES } from './lexicon.ts';
import { bare, named, noun, one, possessiveOf } from './nouns.ts';
import { accusative, comitative } from './particles.ts';
import { counted } from './quantifiers.ts';
import { isOfThem, needsAnnouncing } from '../announcing.ts';
import { verbsOfOneObject } from '../shared-objects.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';

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

/** A sentence of its own that begins with these words. */
function next(lead: string, said: Said): readonly Clause[] {
  const [first, ...others] = led(lead, said);
  return first === undefined ? [] : [{ ...first, isSeparate: true }, ...others];
}

function fresh(effects: readonly Effect[], context: RenderContext): readonly Clause[] {
  beginSentence(context);
  return together(effects, context);
}

/** "If …, ": the kind of card that "it" stands for stays. */
const ifClause = (test: Parameters<typeof condition>[0], context: RenderContext): string =>
  `${ifSo(condition(test, context))}, `;

export const compositions: Pick<TextTable<Effect, Said>, ComposedKind> = {
  lasting,
  choose,
  when: ({ if: test, then, else: other }, context) => {
    const lead = ifClause(test, context);
    const first = led(lead, together(then, context));
    return other ? [...first, ...next('그렇지 않으면, ', fresh(other, context))] : first;
  },
  may: ({ do: what, by = 'you' }, context) => {
    const { offeredTo } = context;
    context.offeredTo = by;
    const clauses = inOrder(what, context);
    context.offeredTo = offeredTo;
    return offered(clauses, by === 'you' ? undefined : PLAYERS[by]);
  },
  'one-of': ({ options, by }, context) => {
    const lines = options.map((option) => `\n• ${asText(fresh(option, context))}`).join('');
    const chooser = by === undefined || by === 'you' ? undefined : PLAYERS[by];
    return { ...doing('다음 중 하나를', '선택하', chooser), after: `:${lines}` };
  },
  'if-done': (node, context) => {
    const first = chained(effect(node.first, context));
    const then = node.then ? next('그렇게 했다면, ', fresh(node.then, context)) : [];
    const lead = node.then ? '그렇지 않으면, ' : '그렇게 하지 않았다면, ';
    const other = node.else ? next(lead, fresh(node.else, context)) : [];
    return [...first, ...then, ...other];
  },
  'instead-if': ({ base, if: test, then }, context) => {
    const first = effect(base, context);
    beginSentence(context);
    return [...first, ...next(ifClause(test, context), instead(together(then, context)))];
  },
  'for-each': forEach,
  'for-each-house': ({ among, do: what }, context) => {
    const houses = among === undefined ? '각 세력마다, ' : `${bare(among, context)}의 각 세력마다, `;
    return led(houses, together(what, context));
  },
  'for-each-player': ({ if: test, do: what }, context) => {
    const lead = test ? `각 플레이어마다, ${ifClause(test, context)}` : '각 플레이어마다, ';
    return led(lead, together(what, context));
  },
  times: ({ n, do: what }, context) => {
    if (typeof n === 'number')
      return [...together(what, context), { ...doing(`이 효과를 ${n - 1}번`, '반복하'), isSeparate: true }];
    return led(`${perEach(perOne(n), context)}, `, together(what, context));
  },
  together: ({ do: what }, context) =>
    oneVerb(what, context) ?? chained(what.flatMap((part) => effect(part, context))),
  'repeat-on': ({ next: beside, do: what }, context) => {
    const lead = following(beside, context);
    const again = doing(`그 ${NOUNS[beside.type].word}에 대해 이 효과를`, '반복하');
    return led(lead, chained([...together(what, context), again]));
  },
  repeat,
};

const perOne = (n: Amount): Amount => (isNode(n, 'per') && n.times === 1 ? n.each : n);

/** "You may …": for all clauses up to the first that depends on whether it was done. */
function offered(clauses: readonly Clause[], chooser: string | undefined): readonly Clause[] {
  const end = clauses.findIndex(({ isSeparate }, at) => at > 0 && isSeparate);
  const own = (end < 0 ? clauses : clauses.slice(0, end)).map((clause) =>
    !clause.subject || clause.subject === chooser ? clause : caused(clause, undefined),
  );
  const [first, ...others] = chained(own);
  if (first === undefined) return [];
  const rest = end < 0 ? [] : clauses.slice(end);
  return [possible({ ...first, subject: chooser }), ...others.map(possible), ...rest];
}

function repeat(node: Extract<Effect, { kind: 'repeat' }>, context: RenderContext): Said {
  const first = inOrder(node.do, context);
  beginSentence(context);
  const again = doing(node.times === 1 ? '앞의 효과를' : '이 효과를', '반복하');
  const lead = node.if ? ifClause(node.if, context) : '';
  const own = (said: Said): readonly Clause[] => [...first, ...next(lead, said)];
  if (node.price) {
    const paid = together(node.price, context);
    return own(chained([...paid, again]).map(possible));
  }
  if (node.whilePossible) {
    const often = doing('효과 전체를 반복할 수 있는 한 이 효과를 원하는 만큼', '반복하');
    return own(node.optional ? possible(often) : often);
  }
  return own(node.optional ? possible(again) : again);
}

/** "적대적인 생명체 1개와 우호적인 생명체 1개를 파괴하": the verb is said once. */
function oneVerb(parts: readonly Effect[], context: RenderContext): Clause | undefined {
  const [first] = parts;
  const verb = first && PLAIN_VERBS[first.kind];
  if (!verb) return undefined;
  const targets = parts.flatMap((part) =>
    part.kind === first.kind && 'target' in part && part.target !== undefined ? [part.target] : [],
  );
  if (targets.length < parts.length) return undefined;
  const cards = targets.map((target) => named(target, context));
  return doing(verb.mark(cards.reduce((all, card) => `${comitative(all)} ${card}`)), verb.stem);
}

/** Writes the verbs of effects that are all plain, for one object. */
type SharedVerbs = (object: string, context: RenderContext) => readonly Clause[];

/** @returns `undefined` if the effects are not all plain verbs about the card of that name */
export function sharedVerbs(effects: readonly Effect[], name: string, atLeast = 2): SharedVerbs | undefined {
  const verbs = verbsOfOneObject(effects, name, PLAIN_VERBS);
  if (verbs === undefined || verbs.length < atLeast) return undefined;
  return (object, { lastKind }) => {
    const again = /^[그이] /.test(object) ? object : `그 ${NOUNS[lastKind].word}`;
    return chained(
      verbs.map(({ mark, stem }, at) => {
        // An object with the same particle is said once.
        const isShared = mark === accusative && verbs[at - 1]?.mark === accusative;
        return doing(isShared ? '' : mark(at === 0 ? object : again), stem);
      }),
    );
  };
}

/** Writes a named choice at its first mention. Several verbs share their object. */
function choose({ target, as, then }: Extract<Effect, { kind: 'choose' }>, context: RenderContext): Said {
  const [same] = target.where;
  if (same?.kind === 'is' && same.card.kind === 'ref' && target.quantifier.kind === 'each') {
    // A name for the card that “it” stands for, which needs no words.
    context.mentionedChoices.set(as, target);
    return inOrder(then, context);
  }
  context.pendingChoices.set(as, target);
  const chosen: Target = { kind: 'ref', name: as };
  const verbs = sharedVerbs(then, as);
  if (verbs) {
    context.isFightMentioned ||= then.some(({ kind }) => kind === 'fight');
    return verbs(named(chosen, context), context);
  }
  if (needsAnnouncing(then[0], as) || isLate(then[0])) {
    const announced = doing(accusative(named(chosen, context)), '선택하');
    beginSentence(context);
    return [announced, ...inOrder(then, context)];
  }
  return inOrder(then, context);
}

/** Korean puts conditions, and all that describes a card, before the noun phrase of the choice. */
const isLate = (first: Effect | undefined): boolean =>
  first?.kind === 'when' ||
  first?.kind === 'instead-if' ||
  (first?.kind === 'may' && isLate(first.do[0])) ||
  (first?.kind === 'if-done' && isLate(first.first));

/** "Its left neighbor shares a house with it", or "there is … in play". */
function following(beside: Select, context: RenderContext): string {
  const near = beside.where.find((filter) => filter.kind === 'neighbor-of');
  const alike = beside.where.find((filter) => filter.kind === 'shares');
  if (near?.side === undefined || alike === undefined || beside.where.length > 2)
    return `${ifSo(doing('', '있', one(beside, context)))}, `;
  const neighbor = `${possessiveOf(near.of, context)} ${SIDES[near.side]} 이웃`;
  const shared = `${comitative(named(alike.with, context))} ${accusative(SHARED[alike.what])}`;
  return `${ifSo(doing(shared, '공유하', neighbor))}, `;
}

function forEach({ of, do: what }: Extract<Effect, { kind: 'for-each' }>, context: RenderContext): Said {
  const { quantifier } = of;
  const isChoice = quantifier.kind === 'choose' || quantifier.kind === 'any-number';
  const verbs = isOfThem(of) ? undefined : sharedVerbs(what, 'it', isChoice ? 2 : 1);
  if (verbs) return ordered(verbs(noun(of, context), context));
  if (isOfThem(of)) return led('그 각각에 대해, ', together(what, context));
  if (!isChoice) {
    const lead = what.some(speaksOfIt)
      ? `${noun({ ...of, quantifier: { kind: 'each' } }, context)}에 대해, `
      : `${bare(of, context)} ${counted(1, of.type)}당, `;
    return led(lead, together(what, context));
  }
  const chosen = doing(accusative(noun(of, context)), '선택하');
  beginSentence(context);
  return [chosen, ...next('그 각각에 대해 하나씩, ', inOrder(what, context))];
}

/** "One at a time" before the first verb. */
const ordered = ([first, ...others]: readonly Clause[]): readonly Clause[] =>
  first === undefined ? [] : [{ ...first, words: `하나씩 ${first.words}` }, ...others];
