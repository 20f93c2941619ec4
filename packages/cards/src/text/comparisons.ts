import type { Amount, Comparison, Condition, EventPhrase, Select } from '@amberhall/engine/language';
import { amount, counterName } from './amounts.ts';
import { clause, windowWords } from './events.ts';
import { say } from './grammar.ts';
import { AMBER, PLAYERS } from './lexicon.ts';
import { named, noun, plural } from './nouns.ts';
import { having } from './players.ts';
import { controlled, noteOpponent } from './friendly-enemy.ts';
import type { Telling } from './render-context.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

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

/** "your opponent has 7{amber} or more", "you have played 2 or more cards this turn". */
export function comparison(node: Compare, telling: Telling): string {
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
      if (typeof right === 'object' && right.kind === 'keys') {
        const owner = having(left.of, telling);
        return `${owner} ${RELATIVE_NUMBER[compare]} forged keys ${compare === '=' ? 'as' : 'than'} ${PLAYERS[right.of]}`;
      }
      return `${having(left.of, telling)} ${bound(compare, right, '', telling)} forged keys`;
    case 'houses':
      return housesCompared(node, left, telling);
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

const RELATIVE_NUMBER: Readonly<Record<Comparison, string>> = {
  '<': 'fewer',
  '<=': 'no more',
  '=': 'as many',
  '>=': 'no fewer',
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
  const deed = left.of.where.find((filter) => filter.kind === 'this-way');
  if (deed) {
    const what = { ...left.of, where: left.of.where.filter((filter) => filter !== deed) };
    return `${many} ${plural(what, telling)} are ${deed.verb} this way`;
  }
  const placed = left.of.zone ? '' : ' in play';
  return `there are ${many} ${plural(left.of, telling)}${placed}`;
}

/** "you control creatures from 3 different houses", "your opponent does not control …". */
function housesCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'houses' }>,
  telling: Telling,
): string {
  const { owner, rest } = controlled(left.among);
  if (!owner || (compare !== '>=' && compare !== '<'))
    return `${amount(left, telling)} is ${bound(compare, right, '', telling)}`;
  const [control, lack] =
    owner === 'you'
      ? ['you control', 'you do not control']
      : ['your opponent controls', 'your opponent does not control'];
  return `${compare === '<' ? lack : control} ${plural(rest, telling)} from ${amount(right, telling)} different houses`;
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
  if (!object && compare === '=' && right === 1)
    return `this is the first time ${say(said, tense)} ${window}`;
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

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
