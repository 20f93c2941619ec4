import type { Quantifier, Ref, Select, Target, ZonePhrase } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { nounQualifiers } from './noun-qualifiers.ts';
import type { NounQualifiers } from './noun-qualifiers.ts';
import { pluralOf, possessive, withArticle } from './grammar.ts';
import { ZONES } from './lexicon.ts';
import { neighbors } from './neighbors.ts';
import { whose } from './players.ts';
import { areMany, choiceByName } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { zoneWords } from './zones.ts';

export type Position = 'object' | 'subject';

/** Writes a target: a pronoun or a noun phrase. */
export function named(target: Target, context: RenderContext, position: Position = 'object'): string {
  return target.kind === 'ref' ? pronoun(target, context, position) : noun(target, context);
}

/** "Bulwark’s", "its", "that creature’s". */
export function possessiveOf(target: Target, context: RenderContext): string {
  if (target.kind === 'ref' && target.name === 'recipient') return 'that creature’s';
  const name = named(target, context, 'subject');
  if (name === 'it') return 'its';
  if (name === 'they') return 'their';
  return possessive(name);
}

function pronoun({ name }: Ref, context: RenderContext, position: Position): string {
  switch (name) {
    case 'it':
      context.saidIt = context.mentionedChoices.size > 0;
      return 'it';
    case 'recipient':
      return 'it';
    case 'them':
      return plainThem(position);
    case 'attacked':
      return oncePerSentence(name, theAttacked(context), context);
    case 'self':
      return oncePerSentence(name, context.title, context);
    case 'this-creature':
      return oncePerSentence(name, `this ${context.host}`, context);
    default:
      return choice(name, context, position);
  }
}

const plainThem = (position: Position): string => (position === 'subject' ? 'they' : 'them');

/** The other creature of a fight, in full. */
export const theAttacked = (context: RenderContext): string =>
  context.isFightMentioned
    ? 'the attacked creature'
    : `the creature ${context.isGranted ? 'this creature' : context.title} fights`;

/** Writes the name of a card, or "it" if the sentence has just named the card. */
function oncePerSentence(name: string, words: string, context: RenderContext): string {
  if (context.it === name) return 'it';
  context.it = name;
  return words;
}

const choice = (name: string, context: RenderContext, position: Position): string =>
  choiceByName(name, context, {
    whole: (select) => noun(select, context),
    it: () => 'it',
    them: () => plainThem(position),
    that: (kind) => `that ${kind}`,
    first: (kind) => `the first ${kind}`,
  });

/** A whole noun phrase: "up to 3 friendly creatures", "each Mars creature", "the top card of your deck". */
export function noun(select: Select, context: RenderContext, quantifier = select.quantifier): string {
  context.lastKind = select.type;
  context.it = undefined;
  const itself = select.where.find((filter) => filter.kind === 'is');
  if (itself) return oneOfThese(select, named(itself.card, context));
  const shown = ofShownCards(select, quantifier);
  if (shown !== undefined) return shown;
  const besideOthers = neighbors(select, context);
  if (besideOthers !== undefined) return besideOthers;
  if (select.zone?.kind === 'zone' && isEnd(select.zone)) return endOfPile(select.zone, context);
  const outermost = onFlankOf(select, quantifier);
  if (outermost !== undefined) return outermost;
  if (quantifier.kind === 'random') {
    const left = downTo(select, quantifier, context);
    if (left !== undefined) return left;
  }

  const description = nounQualifiers(select.where, select.type, context, quantifier.kind === 'each');
  const phrase = quantified(description, quantifier, select, context);
  const where = select.zone && !isWordless(select) ? zoneWords(select.zone, quantifier, context) : '';
  const many = areMany({ ...select, quantifier });
  const after = many ? description.after.map(ofMany) : description.after;
  // A clause comes last: "a creature from your hand that shares a trait with it".
  const isClause = (words: string): boolean => words.startsWith('that ');
  const near = joinedExceptions(after.filter((words) => !isClause(words)));
  const inCommon = select.different
    ? `with different ${pluralOf(select.different)}`
    : select.alike
      ? `with the same ${select.alike}`
      : '';
  const number = computedNumber(quantifier, context);
  return [phrase, ...near, inCommon, where, number, ...after.filter(isClause)].filter(Boolean).join(' ');
}

/** "The creature on your left flank": there is one at most. */
function onFlankOf({ where, zone }: Select, { kind }: Quantifier): string | undefined {
  const side = where.find((filter) => filter.kind === 'side');
  const flank = where.find((filter) => filter.kind === 'flank');
  if (where.length !== 2 || zone !== undefined || kind !== 'each' || !side || flank?.side === undefined)
    return undefined;
  return `the creature on ${side.side === 'friendly' ? 'your' : 'your opponent’s'} ${flank.side} flank`;
}

/** "Random cards from their hand until 6 are left." */
function downTo(
  select: Select,
  { n }: Extract<Quantifier, { kind: 'random' }>,
  context: RenderContext,
): string | undefined {
  if (typeof n !== 'object' || n.kind !== 'excess' || !select.zone) return undefined;
  const isOfAll = typeof n.of === 'object' && n.of.kind === 'count' && n.of.of.where.length === 0;
  if (!isOfAll) return undefined;
  const from = zoneWords(select.zone, { kind: 'any-number' }, context);
  return `random cards ${from} until no more than ${amount(n.over, context)} are left`;
}

/** "Except 3 friendly creatures and 3 enemy creatures". */
const joinedExceptions = (after: readonly string[]): readonly string[] =>
  after.map((words, at) =>
    after[at - 1]?.startsWith('except ') ? words.replace(/^except /, 'and ') : words,
  );

/** A relative clause about several cards. */
const ofMany = (clause: string): string =>
  clause
    .replace('that is ', 'that are ')
    .replace('that shares ', 'that share ')
    .replace('that does not ', 'that do not ')
    .replace(/^(with|without) (.+) on it$/, '$1 $2 on them');

/** "One of them", "the others": cards that the sentence before has shown to the player. */
function ofShownCards({ where, different, alike }: Select, quantifier: Quantifier): string | undefined {
  const isPlain = different === undefined && alike === undefined;
  if (!isPlain || !where.some((filter) => filter.kind === 'this-way' && filter.verb === 'looked at'))
    return undefined;
  const [other] = where.filter(({ kind }) => kind !== 'this-way');
  if (where.length === 1 && quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1)
    return 'one of them';
  const isRest = where.length === 2 && other?.kind === 'not' && other.filter.kind === 'is';
  return isRest && quantifier.kind === 'each' ? 'the others' : undefined;
}

/** "the least powerful of them", "the other of them"; the cards themselves if nothing tells them apart. */
function oneOfThese({ where }: Select, these: string): string {
  const extreme = where.find((filter) => filter.kind === 'extreme');
  if (extreme) return `the ${extreme.most ? 'most' : 'least'} powerful of ${these}`;
  const isOther = where.some(({ kind }) => kind === 'not');
  return isOther ? `the other of ${these}` : these;
}

/** "your hand", "your hand and discard pile": everything that is there. */
export function wholePile(target: Target, context: RenderContext): string | undefined {
  if (target.kind === 'ref' || target.quantifier.kind !== 'each' || target.type !== 'card') return undefined;
  const { where, zone } = target;
  if (where.length > 0 || zone?.kind !== 'zone' || isEnd(zone)) return undefined;
  return zoneWords(zone, target.quantifier, context).replace(/^from /, '');
}

/** The class itself in the plural: "Mars creatures". */
export const plural = (select: Select, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'any-number' } }, context, { kind: 'any-number' }).replace(
    /^any number of /,
    '',
  );
/** The class itself in the singular: "Mars creature". */
export const singular = (select: Select, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, context, { kind: 'bare' });

/** The zone of cards that another card has purged is not written. */
const isWordless = (select: Select): boolean => select.where.some(({ kind }) => kind === 'purged-by');

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

const isEnd = ({ top, bottom }: Pile): boolean => top !== undefined || bottom !== undefined;

function endOfPile({ top, bottom, of, name }: Pile, context: RenderContext): string {
  const number = top ?? bottom ?? 1;
  const what = number === 1 ? 'card' : `${amount(number, context)} cards`;
  return `the ${top === undefined ? 'bottom' : 'top'} ${what} of ${whose(of, context)} ${name === 'discard' ? ZONES.discard : ZONES.deck}`;
}

function quantified(
  { before, nouns, superlative }: NounQualifiers,
  quantifier: Quantifier,
  { where }: Select,
  context: RenderContext,
): string {
  const words = (many: boolean): string => {
    const alternatives = many ? nouns.map(pluralOf) : nouns;
    // After a longer phrase the next one has an article: "a creature with power 5 or higher or a Giant creature".
    const said = alternatives.map((other, at) =>
      !many && alternatives[at - 1]?.includes(' with ') ? withArticle(other) : other,
    );
    return [...before, said.join(quantifier.kind === 'each' ? ' and ' : ' or ')].join(' ');
  };
  switch (quantifier.kind) {
    case 'bare':
      return words(false);
    case 'each': {
      return `each ${[...before, nouns[0]].join(' ')}${nouns
        .slice(1)
        .map((other) => ` and each ${[...before, other].join(' ')}`)
        .join('')}`;
    }
    case 'any-number':
      return `${quantifier.min === 1 ? '1 or more' : 'any number of'} ${words(true)}${together(quantifier, context)}`;
    case 'first':
      return quantifier.n === 1
        ? `the topmost ${words(false)}`
        : `the topmost ${amount(quantifier.n, context)} ${words(true)}`;
    case 'half-of-line': {
      const whose = where.some(({ kind }) => kind === 'side') ? 'its' : 'each';
      return `each ${words(false)} in one half of ${whose} battleline, divided as evenly as possible`;
    }
    case 'one-of-each':
      return `${withArticle(words(false))} of each ${quantifier.what}`;
    case 'random':
      return quantifier.n === 1
        ? `a random ${words(false)}`
        : `${typeof quantifier.n === 'number' ? quantifier.n : 'a number of'} random ${words(true)}`;
    case 'choose':
      return chosen(quantifier, words, superlative);
  }
}

/** The required total power, after the noun. */
function together(
  { totalPower }: Extract<Quantifier, { kind: 'any-number' }>,
  context: RenderContext,
): string {
  return totalPower === undefined ? '' : ` with total power of ${amount(totalPower, context)} or more`;
}

/** "a number of cards from your hand equal to …": the number comes after all that describes the cards. */
function computedNumber(quantifier: Quantifier, context: RenderContext): string {
  const number =
    quantifier.kind === 'random' ? quantifier.n : quantifier.kind === 'choose' ? quantifier.max : 0;
  return typeof number === 'number' ? '' : `equal to ${amount(number, context)}`;
}

function chosen(
  { min, max }: Extract<Quantifier, { kind: 'choose' }>,
  words: (many: boolean) => string,
  superlative: boolean,
): string {
  if (max === 1 && min === 1) {
    const one = words(false);
    if (superlative) return `the ${one}`;
    return one.startsWith('other ') ? `an${one}` : withArticle(one);
  }
  if (typeof max !== 'number') {
    return `${min === 0 ? 'up to ' : ''}a number of ${words(true)}`;
  }
  if (min !== max) return `up to ${max} ${words(max > 1)}`;
  return superlative ? `the ${max} ${words(true)}` : `${max} ${words(true)}`;
}
