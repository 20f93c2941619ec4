import type { Amount, Comparison, Condition, Filter, Select } from '@amberhall/engine/language';
import { amount, counterName } from './amounts.ts';
import { clause, event, windowWords } from './events.ts';
import { listed, say, titleCase, withArticle } from './grammar.ts';
import { AMBER, houseName, PLAYERS } from './lexicon.ts';
import { areMany, named, noun, plural } from './nouns.ts';
import { having, isYou, whose } from './players.ts';
import type { NodeTable } from './tables.ts';
import type { Telling } from './telling.ts';

/** What follows "if" or "while". */
export function condition(node: Condition, telling: Telling): string {
  // The table has a function for exactly this kind of node, which the compiler cannot see by its key.
  return (CONDITIONS[node.kind] as (node: Condition, telling: Telling) => string)(node, telling);
}

type Compare = Extract<Condition, { kind: 'compare' }>;

const CONDITIONS: NodeTable<Condition> = {
  compare: (node, telling) => comparison(node, telling),
  exists: ({ what }, telling) => {
    const { owner, rest } = controlled(what);
    if (owner)
      return `${owner === 'you' ? 'you control' : 'your opponent controls'} ${existing(rest, telling)}`;
    return `there is ${existing(what, telling)} in play`;
  },
  is: ({ target, filter, already }, telling) => {
    const subject = named(target, telling, 'subject');
    const verb = already
      ? areMany(target)
        ? 'were already'
        : 'was already'
      : areMany(target)
        ? 'are'
        : 'is';
    return `${subject} ${verb} ${quality(filter, telling)}`;
  },
  happened: (node, telling) => {
    noteOpponent(node.event, telling);
    return `${event(node.event, telling, 'past')} ${windowWords(node.when)}`;
  },
  'destroyed-this-way': (_, telling) => `this damage destroys that ${telling.kind}`,
  share: ({ target, what }, telling) => `${named(target, telling, 'subject')} share a ${what}`,
  'in-play': ({ target }, telling) =>
    `${named(target, telling, 'subject')} ${areMany(target) ? 'are' : 'is'} in play`,
  'key-forged': ({ of, color }, telling) => `${whose(of, telling)} ${color} key is forged`,
  'active-house': ({ house }) => `${houseName(house)} is your active house`,
  tide: ({ level }) => `the tide is ${level}`,
  haunted: ({ who }) => `${PLAYERS[who]} ${isYou(who) ? 'are' : 'is'} haunted`,
  overwhelmed: ({ who }) => `${PLAYERS[who]} ${isYou(who) ? 'are' : 'is'} overwhelmed`,
  'turn-of': ({ who }, telling) => `it is ${whose(who, telling)} turn`,
  found: (_, telling) =>
    `you discard ${telling.sought ? noun(telling.sought, telling) : 'such a card'} this way`,
  not: (node, telling) => negation(node.condition, telling),
  all: ({ of }, telling) => listed(of.map((part) => condition(part, telling))),
  any: ({ of }, telling) =>
    listed(
      of.map((part) => condition(part, telling)),
      'or',
    ),
};

/** "…, they lose 2": the opponent has been named. */
function noteOpponent(phrase: Extract<Condition, { kind: 'happened' }>['event'], telling: Telling): void {
  if ('by' in phrase && phrase.by === 'opponent') telling.they = 'opponent';
}

function controlled(what: Select): { owner?: 'you' | 'opponent'; rest: Select } {
  const side = what.where.find((filter) => filter.kind === 'side');
  if (!side) return { rest: what };
  const rest = { ...what, where: what.where.filter((filter) => filter !== side) };
  return { owner: side.side === 'friendly' ? 'you' : 'opponent', rest };
}

const existing = (what: Select, telling: Telling): string =>
  what.quantifier.kind === 'bare' ? withArticle(noun(what, telling)) : noun(what, telling);

function quality(filter: Filter, telling: Telling): string {
  switch (filter.kind) {
    case 'status':
      return filter.status;
    case 'flank':
      return 'on a flank';
    case 'center':
      return 'in the center of your battleline';
    case 'house':
      return filter.house === 'that-house' || filter.house === 'active-house'
        ? `of ${houseName(filter.house)}`
        : withArticle(`${houseName(filter.house)} card`);
    case 'trait':
      return withArticle(`${titleCase(filter.trait)} card`);
    default: {
      const select: Select = {
        kind: 'select',
        type: telling.kind,
        quantifier: { kind: 'choose', min: 1, max: 1 },
        where: [filter],
      };
      return noun(select, telling);
    }
  }
}

function negation(inner: Condition, telling: Telling): string {
  switch (inner.kind) {
    case 'exists': {
      const { owner, rest } = controlled(inner.what);
      if (owner === 'you') return `you control no ${plural(rest, telling)}`;
      if (owner === 'opponent') return `your opponent controls no ${plural(rest, telling)}`;
      return `there are no ${plural(inner.what, telling)} in play`;
    }
    case 'happened':
      noteOpponent(inner.event, telling);
      return `${event(inner.event, telling, 'negative past')} ${windowWords(inner.when)}`;
    case 'is':
    case 'in-play':
    case 'active-house':
    case 'tide':
    case 'haunted':
    case 'overwhelmed':
    case 'turn-of':
    case 'key-forged':
      return condition(inner, telling).replace(/ (is|are|was|were) /, ' $1 not ');
    case 'destroyed-this-way':
      return `this damage does not destroy that ${telling.kind}`;
    case 'not':
      return condition(inner.condition, telling);
    default:
      return `it is not true that ${condition(inner, telling)}`;
  }
}

// ── comparisons ──

/** "7{amber} or more", "exactly 1{amber}", "no {amber}", "fewer than 3 cards". */
function bound(compare: Comparison, right: Amount, unit: string, telling: Telling): string {
  const number = amount(right, telling);
  const few = unit === AMBER ? 'less' : 'fewer';
  switch (compare) {
    case '=':
      return right === 0 ? `no ${unit}`.trim() : `exactly ${number}${unit}`;
    case '>=':
      return `${number}${unit} or more`;
    case '<=':
      return `${number}${unit} or ${few}`;
    case '>':
      return `more than ${number}${unit}`;
    case '<':
      return `${few} than ${number}${unit}`;
  }
}

function comparison(node: Compare, telling: Telling): string {
  const { left, compare, right } = node;
  if (left === 'that-much') {
    const unit = telling.measured === 'healed' ? ' damage' : telling.measured === 'drawn' ? ' cards' : AMBER;
    return `you ${telling.measured} ${bound(compare, right, unit, telling)}`;
  }
  if (typeof left !== 'object') return `${amount(left, telling)} is ${bound(compare, right, '', telling)}`;
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left, telling);
    case 'count':
      return countCompared(node, left, telling);
    case 'count-events':
      return timesCompared(node, left, telling);
    case 'counters':
      return `there are ${bound(compare, right, '', telling)} ${counterName(left.counter)}s on ${named(left.on, telling)}`;
    case 'amber-on':
      return `there is ${bound(compare, right, AMBER, telling)} on ${named(left.card, telling)}`;
    case 'keys':
      return `${having(left.of, telling)} ${bound(compare, right, '', telling)} forged keys`;
    case 'chains':
      return `${having(left.of, telling)} ${bound(compare, right, '', telling)} chains`;
    default:
      return `${amount(left, telling)} is ${bound(compare, right, '', telling)}`;
  }
}

function amberCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'amber' }>,
  telling: Telling,
): string {
  const owner = having(left.of, telling);
  if (typeof right === 'object' && right.kind === 'amber') {
    return `${owner} ${RELATIVE[compare]} ${AMBER} ${compare === '=' ? 'as' : 'than'} ${PLAYERS[right.of]}`;
  }
  return `${owner} ${bound(compare, right, AMBER, telling)}`;
}
const RELATIVE: Readonly<Record<Comparison, string>> = {
  '<': 'less',
  '<=': 'no more',
  '=': 'as much',
  '>=': 'no less',
  '>': 'more',
};

function countCompared(node: Compare, left: Extract<Amount, { kind: 'count' }>, telling: Telling): string {
  const { compare, right } = node;
  const { owner, rest } = controlled(left.of);
  const control = owner === 'opponent' ? 'your opponent controls' : 'you control';
  if (typeof right === 'object' && right.kind === 'count' && owner) {
    const other = owner === 'opponent' ? 'you' : 'your opponent';
    return `${control} ${compare === '<' ? 'fewer' : 'more'} ${plural(rest, telling)} than ${other}`;
  }
  const many = bound(compare, right, '', telling);
  if (owner) return `${control} ${many} ${plural(rest, telling)}`;
  const placed = left.of.zone ? '' : ' in play';
  return `there are ${many} ${plural(left.of, telling)}${placed}`;
}

/** "you have played 7 or more Sanctum cards this turn". */
function timesCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  telling: Telling,
): string {
  const { compare, right } = node;
  const phrase = left.of;
  const window = windowWords(left.when);
  const tense = left.when === 'this-turn' ? 'perfect' : 'past';
  noteOpponent(phrase, telling);
  const object = eventObject(phrase);
  const said = clause(phrase, telling);
  if (!object)
    return `${say(said, tense)} ${bound(compare, right, '', telling)} ${right === 1 ? 'time' : 'times'} ${window}`;
  const isNever = compare === '=' && right === 0;
  const number = isNever ? 'any' : bound(compare, right, '', telling);
  const words = `${number} ${right === 1 && !isNever ? oneOf(object, telling) : plural(object, telling)}`;
  if (phrase.kind === 'destroyed')
    return say({ ...said, subject: words, many: true }, tense).concat(` ${window}`);
  const negated = tense === 'perfect' ? 'negative perfect' : 'negative past';
  return `${say({ ...said, rest: words }, isNever ? negated : tense)} ${window}`;
}

const oneOf = (select: Select, telling: Telling): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, telling);

function eventObject(phrase: Extract<Amount, { kind: 'count-events' }>['of']): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
