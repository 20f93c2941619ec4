import type { Amount, Condition, EventPhrase, Select } from '@amberhall/engine/language';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import { amount, amountVerbOf, unitOf } from './amounts.ts';
import { clause, saidOf, windowWords } from './events.ts';
import type { RomanceContext } from './context.ts';
import { agreed, words } from './grammar.ts';
import type { Noun } from './grammar.ts';
import { agreementOf, named, noneOf, plural, singular } from './nouns.ts';
import { playerClause, playerName } from './players.ts';
import { doneThisWay, wasDoneThisWay } from './this-way.ts';
import { zoneWords } from './zones.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** "7{amber} or more", "exactly 3 cards", "fewer than 3 cards". The noun comes in the plural. */
const bound = ({ compare, right }: Compare, icon: string, things: string, context: RomanceContext): string =>
  context.language.say.numberOfThings(compare, amount(right, context), things, icon);

/** "Exactly 1 creature". */
const isOne = ({ compare, right }: Compare): boolean => compare === '=' && right === 1;

const isNone = ({ compare, right }: Compare): boolean => compare === '=' && right === 0;

/** A whole clause: "the power of Troll is 5 or more". */
const isBound = (left: Amount, node: Compare, context: RomanceContext): string => {
  const { language } = context;
  const is = language.verbs.be.finite('if', { gender: 'm', many: false });
  return `${amount(left, context)} ${is} ${bound(node, '', '', context)}`;
};

/** "Your opponent has 7{amber} or more", "you have played 2 or more cards this turn". */
export function comparison(node: Compare, context: RomanceContext): string {
  const { language } = context;
  const { say, words: plain } = language;
  const { left, compare, right } = node;
  if (left === 'that-much') {
    const unit = unitOf(context);
    const isIcon = unit === plain.amber;
    const number = bound(node, isIcon ? unit.one : '', isIcon ? '' : unit.many, context);
    const as = { gender: unit.gender, many: !isIcon };
    return wasDoneThisWay(number, { verb: amountVerbOf(context) }, as, context);
  }
  if (typeof left !== 'object') return isBound(left, node, context);
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left, context);
    case 'count':
      return countCompared(node, left, context);
    case 'count-events':
      return timesCompared(node, left, context);
    case 'counters': {
      const on = `${plain.on} ${named(left.on, context)}`;
      return `${thereIs(node, '', language.counters[left.counter], context)} ${on}`;
    }
    case 'amber-on':
      return `${thereIs(node, plain.amber.one, undefined, context)} ${plain.on} ${named(left.card, context)}`;
    case 'keys':
      if (typeof right === 'object' && right.kind === 'keys') {
        const owner = playerClause(left.of, 'have', 'if', context);
        return `${owner} ${say.relative(compare, plain.forgedKey.many, playerName(right.of, context))}`;
      }
      return has(left.of, node, '', plain.forgedKey, context);
    case 'chains':
      return has(left.of, node, '', plain.chain, context);
    case 'houses':
      return housesCompared(node, left, context);
    case 'sum':
      return left.of.every((part) => typeof part === 'object' && part.kind === 'amber')
        ? say.inBothPools(bound(node, plain.amber.one, '', context))
        : isBound(left, node, context);
    default:
      return isBound(left, node, context);
  }
}

/** "There are 3 or more paint counters", "there is no {amber}". */
function thereIs(node: Compare, icon: string, noun: Noun | undefined, context: RomanceContext): string {
  const { language } = context;
  const { say } = language;
  if (isNone(node))
    return say.thereIsNo(
      noun === undefined ? language.notAny(icon) : `${agreedNone(noun, context)} ${noun.one}`,
    );
  return say.thereIs(bound(node, icon, noun?.many ?? '', context), noun !== undefined && !isOne(node));
}

/** "Your opponent has 3 or more forged keys", "you have no {amber}". */
function has(
  who: Parameters<typeof playerClause>[0],
  node: Compare,
  icon: string,
  noun: Noun | undefined,
  context: RomanceContext,
): string {
  if (!isNone(node))
    return `${playerClause(who, 'have', 'if', context)} ${bound(node, icon, noun?.many ?? '', context)}`;
  const what =
    noun === undefined ? context.language.notAny(icon) : `${agreedNone(noun, context)} ${noun.one}`;
  return `${hasNone(who, 'have', context, noun !== undefined)} ${what}`;
}

const agreedNone = ({ gender }: Noun, { language }: RomanceContext): string =>
  agreed(language.none, { gender, many: false });

/** "You control no": the verb before "no creature". */
export function hasNone(
  who: Parameters<typeof playerClause>[0],
  verb: 'have' | 'control',
  context: RomanceContext,
  isBeforeNone = true,
): string {
  const { language } = context;
  const isYou = who === 'you';
  const finite = language.verbs[verb].finite('if', { gender: 'm', many: false, you: isYou });
  if (!isYou) context.they = who;
  const subject = isYou ? language.words.you : playerName(who, context);
  return words(subject, isBeforeNone ? language.negatedBeforeNone(finite) : language.negated(finite));
}

function amberCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'amber' }>,
  context: RomanceContext,
): string {
  const { compare, right } = node;
  const { say, words: plain } = context.language;
  if (typeof right === 'object' && right.kind === 'amber') {
    const owner = playerClause(left.of, 'have', 'if', context);
    return `${owner} ${say.relative(compare, plain.amber.one, playerName(right.of, context))}`;
  }
  if (typeof right === 'object' && right.kind === 'price-of-key' && compare === '>=') {
    const owner = playerClause(left.of, 'have', 'if', context);
    return `${owner} ${say.atLeastAsMuchAs(amount(right, context))}`;
  }
  return has(left.of, node, plain.amber.one, undefined, context);
}

const OPPONENT_OF = { you: 'opponent', opponent: 'you', 'that-player': 'its-opponent' } as const;

function countCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const { say, words: plain } = language;
  const { compare, right } = node;
  const { owner, rest } = splitSide(left.of);
  if (typeof right === 'object' && right.kind === 'count' && owner) {
    const control = playerClause(owner, 'control', 'if', context);
    const other = owner === 'that-player' ? say.theirOpponent : playerName(OPPONENT_OF[owner], context);
    return `${control} ${say.relative(compare, plural(rest, context), other)}`;
  }
  if (typeof right === 'object' && right.kind === 'amber' && owner) {
    const control = playerClause(owner, 'control', 'if', context);
    const things = plural(rest, context);
    return `${control} ${say.relative(compare, things, `${plain.amber.one} ${plain.that} ${playerClause(right.of, 'have', 'present', context)}`)}`;
  }
  const none = isNone(node);
  if (owner && none) return `${hasNone(owner, 'control', context)} ${noneOf(rest, context)}`;
  if (owner) {
    const control = playerClause(owner, 'control', 'if', context);
    return `${control} ${bound(node, '', thingsOf(node, rest, context), context)}`;
  }
  const done = doneThisWay(left.of);
  if (done) {
    const { cards } = done;
    const number = none ? noneOf(cards, context) : bound(node, '', thingsOf(node, cards, context), context);
    const as = { gender: agreementOf(cards, context).gender, many: !none && !isOne(node) };
    return wasDoneThisWay(number, done.action, as, context, none);
  }
  const { zone, ...what } = left.of;
  // A zone where cards are counted, not taken from.
  const place = zone ? zoneWords(zone, { kind: 'bare' }, context) : plain.inPlay;
  if (none) return words(say.thereIsNo(noneOf(what, context)), place);
  return words(say.thereIs(bound(node, '', thingsOf(node, what, context), context), !isOne(node)), place);
}

const thingsOf = (node: Compare, what: Select, context: RomanceContext): string =>
  isOne(node) ? singular(what, context) : plural(what, context);

/** "You control creatures of 3 or more different houses", "your opponent controls creatures of fewer than 3 …". */
function housesCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'houses' }>,
  context: RomanceContext,
): string {
  const { owner, rest } = splitSide(left.among);
  if (!owner) return isBound(left, node, context);
  const control = playerClause(owner, 'control', 'if', context);
  const { say, words, some } = context.language;
  const as = { gender: agreementOf(rest, context).gender, many: true };
  return `${control} ${some(plural(rest, context), as)} ${words.of} ${bound(node, '', say.differentHouses, context)}`;
}

/** "You have played 7 or more Sanctum cards this turn". */
function timesCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const { say } = language;
  const phrase = left.of;
  const window = windowWords(phrase, left.when, context);
  rememberOpponent(phrase, context);
  const object = eventObject(phrase);
  const said = clause(phrase, context);
  if (!object && node.compare === '=' && node.right === 1)
    return say.firstTimeThat(saidOf(said, 'past', context), window);
  if (!object) {
    const times = isOne(node) ? language.words.time.one : language.words.time.many;
    const number = isNone(node) ? '' : bound(node, '', times, context);
    return words(saidOf(said, 'past', context, isNone(node)), number, window);
  }
  const none = isNone(node);
  const number = none ? noneOf(object, context) : bound(node, '', thingsOf(node, object, context), context);
  if (phrase.kind === 'destroyed') {
    const as = { ...agreementOf(object, context), many: !none && !isOne(node) };
    return `${saidOf({ ...said, subject: number, as }, 'past', context, none)} ${window}`;
  }
  const isBeforeNone = none && language.negatedBeforeNone;
  const done = saidOf({ ...said, subject: '', rest: '' }, 'past', context);
  return words(said.subject, isBeforeNone ? isBeforeNone(done) : done, number, window);
}

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
