import type { Filter, Kind, PlayerRef, Select, Target } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { condition } from './conditions.ts';
import { isAttacker } from '../attackers.ts';
import { factored } from '../alternatives.ts';
import { titleCase, withArticle } from './grammar.ts';
import { AMBER, houseName, PLAYERS } from './lexicon.ts';
import { named, plural, singular } from './nouns.ts';
import { isYou, playerControls, whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';

/** The parts of a noun phrase around its article. */
export interface NounQualifiers {
  /** Adjectives, in the order in which they are said. */
  before: readonly string[];
  /** The noun in the singular; several for "artifact or flank creature". */
  nouns: readonly string[];
  /** What follows the noun. */
  after: readonly string[];
  /** "the most powerful": takes a definite article. */
  superlative: boolean;
}

/** The order of adjectives; what is not listed follows the noun. */
const ADJECTIVE_ORDER: readonly Filter['kind'][] = [
  'other',
  'extreme',
  'side',
  'status',
  'neighbor-of',
  'flank',
  'not',
  'keyword',
  'token',
  'house',
  'trait',
];

/** @param ofEach several may tie for a superlative: "each creature with the highest power" */
export function nounQualifiers(
  where: readonly Filter[],
  type: Kind,
  context: RenderContext,
  ofEach = false,
): NounQualifiers {
  const either = where.find((filter) => filter.kind === 'either');
  const { common, lists } = factored(either?.of ?? []);
  const all = [...where, ...common];
  const isEnemy = all.some((filter) => filter.kind === 'side' && filter.side === 'enemy');
  const ordered = all.sort((one, other) => rank(one, isEnemy) - rank(other, isEnemy));
  const parts = ordered.map((filter) =>
    ofEach && filter.kind === 'extreme' ? { after: tied(filter) } : word(filter, context),
  );
  const copies = where.find((filter) => filter.kind === 'name');
  const noun = copies ? `copy of ${context.titleOf(copies.card)}` : type;
  return {
    before: parts.flatMap(({ before }) => before ?? []),
    nouns: either ? lists.map((list) => alternative(list, type, context)) : [noun],
    after: parts.flatMap(({ after }) => after ?? []),
    superlative: !ofEach && where.some(({ kind }) => kind === 'extreme'),
  };
}

/** Printed texts say "a friendly ready creature", but "a damaged enemy creature". */
const rank = (filter: Filter, isEnemy: boolean): number => {
  if (isEnemy && filter.kind === 'status') return ADJECTIVE_ORDER.indexOf('extreme');
  const isOther = filter.kind === 'not' && filter.filter.kind === 'is';
  const at = ADJECTIVE_ORDER.indexOf(isOther ? 'other' : filter.kind);
  return at < 0 ? ADJECTIVE_ORDER.length : at;
};

function alternative(list: readonly Filter[], type: Kind, context: RenderContext): string {
  const own = list.find((filter) => filter.kind === 'type')?.type ?? type;
  const { before, nouns, after } = nounQualifiers(list, own, context);
  return [...before, ...nouns, ...after].join(' ');
}

/** One filter as an adjective before the noun or as words after it. */
function word(filter: Filter, context: RenderContext): { before?: string; after?: string } {
  switch (filter.kind) {
    case 'side':
      return { before: filter.side };
    case 'status':
      return { before: filter.status };
    case 'house':
      return isHouseReference(filter.house)
        ? { after: `of ${houseName(filter.house)}` }
        : { before: houseName(filter.house) };
    case 'trait':
      return filter.trait === 'that-trait'
        ? { after: 'with that trait' }
        : { before: titleCase(filter.trait) };
    case 'flank':
      return filter.side === undefined
        ? { before: 'flank' }
        : { after: `on its controller’s ${filter.side} flank` };
    case 'gigantic':
      return { before: 'gigantic' };
    case 'shares-with-neighbors':
      return { after: `that shares a ${filter.what} with ${countOfNeighbors(filter.atLeast)}` };
    case 'token':
    case 'other':
      return { before: filter.kind };
    case 'named':
      return { after: 'with that name' };
    case 'house-count':
      return { after: `of ${countedHouse(filter, context)}` };
    case 'center':
      return { after: 'in the center of its battleline' };
    case 'keyword':
      return { before: filter.keyword };
    case 'extreme':
      return { before: extreme(filter) };
    case 'neighbor-of':
      return { before: 'neighboring' };
    case 'not':
      return negated(filter.filter, context);
    case 'type':
    case 'name':
    case 'either':
    case 'is':
      return {};
    default:
      return { after: relation(filter, context) };
  }
}

const isHouseReference = (house: string): boolean => HOUSE_REFERENCES.has(house);
const HOUSE_REFERENCES: ReadonlySet<string> = new Set(['that-house', 'active-house', 'its-house']);

const countOfNeighbors = (number: number): string =>
  number === 1 ? 'at least 1 of its neighbors' : `${number} of its neighbors`;

function countedHouse(filter: Extract<Filter, { kind: 'house-count' }>, context: RenderContext): string {
  if ('most' in filter) return `the house with the most ${plural(filter.of, context)}${placeOf(filter.of)}`;
  const number =
    filter.compare === '>='
      ? `${amount(filter.value, context)} or more`
      : bounded({ kind: 'power', compare: filter.compare, value: filter.value }, context);
  return `a house with ${number} ${plural(filter.of, context)}${placeOf(filter.of)}`;
}

/** Cards "this way" can be anywhere. */
const placeOf = ({ where }: Select): string =>
  where.some(({ kind }) => kind === 'this-way') ? '' : ' in play';

function extreme({ stat, most }: Extract<Filter, { kind: 'extreme' }>): string {
  if (stat === 'power') return most ? 'most powerful' : 'least powerful';
  return most ? 'most armored' : 'least armored';
}

const tied = ({ stat, most }: Extract<Filter, { kind: 'extreme' }>): string =>
  `with the ${most ? 'highest' : 'lowest'} ${stat}`;

type Relation = Extract<
  Filter,
  {
    kind:
      | 'identity-house'
      | 'such-that'
      | 'owned-by'
      | 'controlled-by'
      | 'power'
      | 'parity'
      | 'has'
      | 'shares'
      | 'attached-to'
      | 'beside'
      | 'between'
      | 'purged-by'
      | 'played-by'
      | 'this-way';
  }
>;

function relation(filter: Relation, context: RenderContext): string {
  switch (filter.kind) {
    case 'power':
      return `with power ${bounded(filter, context)}`;
    case 'parity':
      return `with ${filter.odd ? 'odd' : 'even'} power`;
    case 'has':
      return `with ${possession(filter.what)}`;
    case 'shares':
      if (filter.what === 'battleline') return 'in the same battleline';
      return `that shares a ${filter.what} with ${partner(filter.with, context)}`;
    case 'identity-house':
      return `of one of ${whose(filter.of, context)} houses`;
    case 'such-that':
      return isAttacker(filter.if)
        ? `attacking ${named(filter.if.against, context)}`
        : `for which ${condition(filter.if, context)}`;
    case 'owned-by':
      return owned(filter.who);
    case 'controlled-by':
      return playerControls(filter.who);
    case 'attached-to':
      return `on ${named(filter.to, context)}`;
    case 'beside':
      return `to the ${filter.direction} of ${named(filter.of, context)}`;
    case 'between':
      return `between ${named(filter.one, context)} and ${named(filter.other, context)}`;
    case 'played-by':
      return isYou(filter.by) ? 'you play' : `${PLAYERS[filter.by]} plays`;
    case 'purged-by':
      return `purged by ${named(filter.by, context)}`;
    case 'this-way':
      return filter.controller
        ? `they controlled that was ${filter.verb} this way`
        : `${filter.verb} this way`;
  }
}

/** One of several cards is enough. */
function partner(target: Target, context: RenderContext): string {
  if (target.kind === 'ref') return named(target, context);
  if (target.quantifier.kind === 'each') return `at least one ${singular(target, context)}`;
  return target.quantifier.kind === 'bare' ? withArticle(singular(target, context)) : named(target, context);
}

function owned(who: PlayerRef): string {
  if (isYou(who)) return 'you own';
  return who === 'that-player' ? 'they own' : `${PLAYERS[who]} owns`;
}

function bounded({ compare, value }: Extract<Filter, { kind: 'power' }>, context: RenderContext): string {
  const number = amount(value, context);
  switch (compare) {
    case '=':
      return typeof value === 'number' ? number : `equal to ${number}`;
    case '>=':
      return `${number} or higher`;
    case '<=':
      return `${number} or lower`;
    case '>':
      return `higher than ${number}`;
    case '<':
      return `lower than ${number}`;
  }
}

export function possession(what: Extract<Filter, { kind: 'has' }>['what']): string {
  if (what === 'amber') return `${AMBER} on it`;
  if (what === 'armor') return 'armor';
  if (what === 'upgrade') return 'an upgrade';
  if (what === 'bonus-icon') return 'a bonus icon';
  return `${withArticle(what === 'power' ? '+1 power' : what)} counter on it`;
}

/** "non-Mars", "that is not on a flank", "other", "except the most powerful creature". */
function negated(filter: Filter, context: RenderContext): { before?: string; after?: string } {
  switch (filter.kind) {
    case 'house':
      return isHouseReference(filter.house)
        ? { after: `that is not of ${houseName(filter.house)}` }
        : { before: `non-${houseName(filter.house)}` };
    case 'trait':
      return filter.trait === 'that-trait'
        ? { after: 'without that trait' }
        : { before: `non-${titleCase(filter.trait)}` };
    case 'token':
      return { before: 'non-token' };
    case 'flank':
      return { after: 'that is not on a flank' };
    case 'status':
      return { after: `that is not ${filter.status}` };
    case 'keyword':
      return { after: `without ${filter.keyword}` };
    case 'shares':
      return { after: `that does not share a ${filter.what} with ${named(filter.with, context)}` };
    case 'has':
      return { after: `without ${possession(filter.what)}` };
    case 'shares-with-neighbors':
      return {
        after: `that does not share a ${filter.what} with ${filter.atLeast === 1 ? 'any of its neighbors' : countOfNeighbors(filter.atLeast)}`,
      };
    case 'is': {
      const isUnsaid = filter.card.kind === 'ref' && context.pendingChoices.has(filter.card.name);
      return isUnsaid ? { after: `except ${named(filter.card, context)}` } : { before: 'other' };
    }
    default: {
      const { before, after } = word(filter, context);
      return { after: after ? `not ${after}` : `that is not ${before}` };
    }
  }
}
