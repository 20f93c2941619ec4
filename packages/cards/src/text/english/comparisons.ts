import type { Amount, Comparison, Condition, EventPhrase, Select } from '@amberhall/engine/language';
import { amount, counterName } from './amounts.ts';
import { clause, windowWords } from './events.ts';
import { conjugated } from './grammar.ts';
import { AMBER, PLAYERS } from './lexicon.ts';
import { named, noun, plural } from './nouns.ts';
import { playerControls, playerHas } from './players.ts';
import { splitSide, rememberOpponent } from '../friendly-enemy.ts';
import type { RenderContext } from '../render-context.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** "7{amber} or more", "exactly 1{amber}", "no {amber}", "fewer than 3 cards". */
function bound(compare: Comparison, right: Amount, unit: string, context: RenderContext): string {
  const number = amount(right, context);
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
export function comparison(node: Compare, context: RenderContext): string {
  const { left, compare, right } = node;
  if (left === 'that-much') {
    const unit =
      context.amountVerb === 'healed' ? ' damage' : context.amountVerb === 'drawn' ? ' cards' : AMBER;
    const was = context.amountVerb === 'drawn' ? 'were' : 'was';
    return `${bound(compare, right, unit, context)} ${was} ${context.amountVerb} this way`;
  }
  if (typeof left !== 'object') return `${amount(left, context)} is ${bound(compare, right, '', context)}`;
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left, context);
    case 'count':
      return countCompared(node, left, context);
    case 'count-events':
      return timesCompared(node, left, context);
    case 'counters':
      return `there are ${bound(compare, right, '', context)} ${counterName(left.counter)}s on ${named(left.on, context)}`;
    case 'amber-on':
      return `there is ${bound(compare, right, AMBER, context)} on ${named(left.card, context)}`;
    case 'keys':
      if (typeof right === 'object' && right.kind === 'keys') {
        const owner = playerHas(left.of, context);
        return `${owner} ${RELATIVE_NUMBER[compare]} forged keys ${compare === '=' ? 'as' : 'than'} ${PLAYERS[right.of]}`;
      }
      return `${playerHas(left.of, context)} ${bound(compare, right, '', context)} forged keys`;
    case 'houses':
      return housesCompared(node, left, context);
    case 'sum':
      return left.of.every((part) => typeof part === 'object' && part.kind === 'amber')
        ? `there is a combined total of ${bound(compare, right, AMBER, context)} in both players’ pools`
        : `${amount(left, context)} is ${bound(compare, right, '', context)}`;
    case 'chains':
      return `${playerHas(left.of, context)} ${bound(compare, right, '', context)} chains`;
    default:
      return `${amount(left, context)} is ${bound(compare, right, '', context)}`;
  }
}

function amberCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'amber' }>,
  context: RenderContext,
): string {
  const owner = playerHas(left.of, context);
  if (typeof right === 'object' && right.kind === 'amber') {
    return `${owner} ${RELATIVE[compare]} ${AMBER} ${compare === '=' ? 'as' : 'than'} ${PLAYERS[right.of]}`;
  }
  if (typeof right === 'object' && right.kind === 'price-of-key' && compare === '>=')
    return `${owner} at least as much ${AMBER} as their current key cost`;
  return `${owner} ${bound(compare, right, AMBER, context)}`;
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

const OPPONENT_OF = { you: 'your opponent', opponent: 'you', 'that-player': 'their opponent' } as const;

function countCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count' }>,
  context: RenderContext,
): string {
  const { compare, right } = node;
  const { owner, rest } = splitSide(left.of);
  const control = owner && playerControls(owner);
  if (typeof right === 'object' && right.kind === 'count' && owner) {
    const other = OPPONENT_OF[owner];
    return `${control} ${RELATIVE_NUMBER[compare]} ${plural(rest, context)} ${compare === '=' ? 'as' : 'than'} ${other}`;
  }
  if (typeof right === 'object' && right.kind === 'amber' && owner) {
    const cards = `${RELATIVE_NUMBER[compare]} ${plural(rest, context)} ${compare === '=' ? 'as' : 'than'}`;
    return `${control} ${cards} ${playerHas(right.of, context)} ${AMBER}`;
  }
  const many = bound(compare, right, '', context);
  if (owner) return `${control} ${many} ${plural(rest, context)}`;
  const thisWay = left.of.where.find((filter) => filter.kind === 'this-way');
  if (thisWay) {
    const what = { ...left.of, where: left.of.where.filter((filter) => filter !== thisWay) };
    return `${many} ${plural(what, context)} are ${thisWay.verb} this way`;
  }
  if (!left.of.zone) return `there are ${many} ${plural(left.of, context)} in play`;
  return `there are ${many} ${plural(left.of, context).replace(' from ', ' in ')}`;
}

/** "you control creatures from 3 different houses", "your opponent does not control …". */
function housesCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const { owner, rest } = splitSide(left.among);
  if (!owner || (compare !== '>=' && compare !== '<'))
    return `${amount(left, context)} is ${bound(compare, right, '', context)}`;
  const [control, lack] =
    owner === 'you'
      ? ['you control', 'you do not control']
      : [playerControls(owner), `${PLAYERS[owner]} does not control`];
  return `${compare === '<' ? lack : control} ${plural(rest, context)} from ${amount(right, context)} different houses`;
}

/** "you have played 7 or more Sanctum cards this turn". */
function timesCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  context: RenderContext,
): string {
  const { compare, right } = node;
  const phrase = left.of;
  const window = windowWords(left.when);
  const tense = left.when === 'this-turn' ? 'perfect' : 'past';
  rememberOpponent(phrase, context);
  const object = eventObject(phrase);
  const said = clause(phrase, context);
  if (!object && compare === '=' && right === 1)
    return `this is the first time ${conjugated(said, tense)} ${window}`;
  if (!object) return `${conjugated(said, tense)} ${bound(compare, right, '', context)} times ${window}`;
  const isNever = compare === '=' && right === 0;
  const number = isNever ? 'any' : bound(compare, right, '', context);
  const words = `${number} ${right === 1 && !isNever ? oneOf(object, context) : plural(object, context)}`;
  if (phrase.kind === 'destroyed')
    return conjugated({ ...said, subject: words, many: true }, tense).concat(` ${window}`);
  const negated = tense === 'perfect' ? 'negative perfect' : 'negative past';
  return `${conjugated({ ...said, rest: words }, isNever ? negated : tense)} ${window}`;
}

const oneOf = (select: Select, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, context);

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
