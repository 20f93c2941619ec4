import type { Filter, Kind, Select, Target } from '@amberhall/engine/language';
import { describing, negated } from './clause.ts';
import type { Clause } from './clause.ts';
import { amount } from './amounts.ts';
import { condition } from './conditions.ts';
import {
  counterName,
  PARTICIPLES,
  houseName,
  KEYWORDS,
  NOUNS,
  ofHouse,
  SHARED,
  SIDES,
  STATS,
  STATUSES,
} from './lexicon.ts';
import { bare, ITSELF, named, one } from './nouns.ts';
import { accusative, comitative, instrumental, listed, nominative } from './particles.ts';
import { player, whose } from './players.ts';
import { TRAITS } from './traits.ts';
import { factored } from '../alternatives.ts';
import type { RenderContext } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';

/** The parts of a noun phrase. All of them stand before the noun. */
export interface NounQualifiers {
  /** Clauses, which stand before "each". */
  clauses: readonly string[];
  /** Adjectives, in the order in which they are said. */
  adjectives: readonly string[];
  /** The noun; several for "유물 또는 측면 생명체". */
  nouns: readonly string[];
  /** The clauses of each noun alone. */
  nounClauses?: readonly string[];
  /** The word that counts them. */
  unit: string;
}

/** The order of adjectives; everything else is a clause. */
const ADJECTIVE_ORDER: readonly Filter['kind'][] = [
  'other',
  'extreme',
  'side',
  'neighbor-of',
  'flank',
  'gigantic',
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
  const clauses: string[] = [];
  const adjectives: string[] = [];
  for (const filter of [...where, ...common].toSorted((first, second) => rank(first) - rank(second))) {
    const words = ofEach && filter.kind === 'extreme' ? tied(filter) : word(filter, context);
    if (words !== undefined) (isClause(filter, words, ofEach) ? clauses : adjectives).push(words);
  }
  const ordered = [
    ...clauses.filter((words) => words !== OTHER),
    ...clauses.filter((words) => words === OTHER),
  ];
  const copies = where.find((filter) => filter.kind === 'name');
  const own = copies ? `“${context.titleOf(copies.card)}”` : NOUNS[type].word;
  const alternatives = either
    ? lists.map((list) => alternative(list, type, context))
    : [{ clauses: [], noun: own }];
  return {
    clauses: withOneException(ordered),
    adjectives,
    nouns: alternatives.map(({ noun }) => noun),
    nounClauses: alternatives.map((each) => each.clauses.join(' ')),
    unit: either ? unitOf(lists, type) : NOUNS[type].unit,
  };
}

/** The word that counts all alternatives. */
const unitOf = (lists: readonly (readonly Filter[])[], type: Kind): string =>
  lists.every((list) => NOUNS[typeOf(list, type)].unit === NOUNS.creature.unit)
    ? NOUNS.creature.unit
    : NOUNS.card.unit;

const typeOf = (list: readonly Filter[], type: Kind): Kind =>
  list.find((filter) => filter.kind === 'type')?.type ?? type;

const OTHER = '다른';
const isOtherCard = (filter: Filter): boolean =>
  filter.kind === 'other' || (filter.kind === 'not' && filter.filter.kind === 'is');

const rank = (filter: Filter): number => {
  if (filter.kind === 'this-way') return -1;
  if (filter.kind === 'house-count') return -2;
  const at = ADJECTIVE_ORDER.indexOf(isOtherCard(filter) ? 'other' : filter.kind);
  if (at >= 0) return at;
  // Short clauses come last: what is before them could belong to a noun within a longer one.
  return ADJECTIVE_ORDER.length + (filter.kind === 'status' || filter.kind === 'not' ? 1 : 0);
};

/** @param words the words of the filter */
const isClause = (filter: Filter, words: string, ofEach: boolean): boolean => {
  // "다른 각 생명체", "생명체 1개를 제외한 각 생명체".
  if (isOtherCard(filter)) return ofEach || words !== OTHER;
  if (filter.kind === 'flank') return filter.side !== undefined;
  if (filter.kind === 'extreme') return ofEach;
  if (filter.kind === 'house') return REFERENCES.has(filter.house);
  if (filter.kind === 'trait') return filter.trait === 'that-trait';
  return !ADJECTIVE_ORDER.includes(filter.kind);
};

const REFERENCES: ReadonlySet<string> = new Set([
  'that-house',
  'its-house',
  'active-house',
  'previous-house',
]);

function alternative(
  list: readonly Filter[],
  type: Kind,
  context: RenderContext,
): { clauses: readonly string[]; noun: string } {
  const own = typeOf(list, type);
  const { clauses, adjectives, nouns } = nounQualifiers(list, own, context);
  return { clauses, noun: [...adjectives, ...nouns].join(' ') };
}

const EXCEPT = /[을를] 제외한$/;

/** "우호적인 생명체 3개와 적대적인 생명체 3개를 제외한": what is left out is named together. */
function withOneException(clauses: readonly string[]): string[] {
  const left = clauses.filter((words) => EXCEPT.test(words)).map((words) => words.replace(EXCEPT, ''));
  if (left.length < 2) return [...clauses];
  return [...clauses.filter((words) => !EXCEPT.test(words)), `${accusative(listed(left))} 제외한`];
}

/** A condition about the card: "its" is reflexive, and the card itself is not written as the subject. */
function suchThat(
  { if: test }: Extract<Filter, { kind: 'such-that' }>,
  context: RenderContext,
  write: (clause: Clause) => string,
): string {
  context.isItSubject = true;
  const said = condition(test, context);
  context.isItSubject = false;
  if (said.subject === ITSELF) return write({ ...said, subject: undefined });
  return write(said).replace(new RegExp(`^${ITSELF}의 소유자`), '소유자');
}

/** One filter as words before the noun. */
export function word(filter: Filter, context: RenderContext): string | undefined {
  switch (filter.kind) {
    case 'side':
      return filter.side === 'friendly' ? '우호적인' : '적대적인';
    case 'status':
      return STATUSES[filter.status];
    case 'house':
      return ofHouse(filter.house);
    case 'trait':
      return filter.trait === 'that-trait' ? '그 특성의' : TRAITS[filter.trait];
    case 'flank':
      return filter.side === undefined ? '측면' : `지배자의 ${SIDES[filter.side]} 측면에 있는`;
    case 'gigantic':
      return '거대';
    case 'token':
      return '토큰';
    case 'other':
      return OTHER;
    case 'named':
      return '그 이름의';
    case 'center':
      return '전선 중앙에 있는';
    case 'extreme':
      return filter.stat === 'power'
        ? `가장 ${filter.most ? '강력한' : '약한'}`
        : `방어력이 가장 ${filter.most ? '높은' : '낮은'}`;
    case 'neighbor-of':
      return '이웃한';
    case 'not':
      return without(filter.filter, context);
    case 'type':
    case 'name':
    case 'either':
    case 'is':
      return undefined;
    default:
      return relation(filter, context);
  }
}

const tied = ({ stat, most }: Extract<Filter, { kind: 'extreme' }>): string =>
  `${STATS[stat]}이 가장 ${most ? '높은' : '낮은'}`;

type Relation = Exclude<
  Filter,
  {
    kind:
      | 'side'
      | 'status'
      | 'house'
      | 'trait'
      | 'flank'
      | 'gigantic'
      | 'token'
      | 'other'
      | 'named'
      | 'center'
      | 'extreme'
      | 'neighbor-of'
      | 'not'
      | 'type'
      | 'name'
      | 'either'
      | 'is';
  }
>;

function relation(filter: Relation, context: RenderContext): string {
  switch (filter.kind) {
    case 'power':
      return `공격력이 ${bounded(filter, context)}`;
    case 'parity':
      return `공격력이 ${filter.odd ? '홀수' : '짝수'}인`;
    case 'has':
      return `${nominative(possession(filter.what))} 있는`;
    case 'keyword':
      return `${nominative(KEYWORDS[filter.keyword])} 있는`;
    case 'shares':
      return filter.what === 'battleline'
        ? `${comitative(named(filter.with, context))} 같은 전선에 있는`
        : `${comitative(partner(filter.with, context))} ${accusative(SHARED[filter.what])} 공유하는`;
    case 'shares-with-neighbors':
      return `${ofNeighbors(filter.atLeast)} ${accusative(SHARED[filter.what])} 공유하는`;
    case 'house-count':
      return countedHouse(filter, context);
    case 'identity-house':
      return `${whose(filter.of, context)} 세력 중 하나에 속한`;
    case 'such-that':
      return suchThat(filter, context, describing);
    case 'owned-by':
      return `${nominative(player(filter.who, context))} 소유한`;
    case 'controlled-by':
      return `${nominative(player(filter.who, context))} 지배하는`;
    case 'played-by':
      return `${nominative(player(filter.by, context))} 플레이한`;
    case 'attached-to':
      return `${named(filter.to, context)}에 부착된`;
    case 'beside':
      return `${named(filter.of, context)}의 ${SIDES[filter.direction]}에 있는`;
    case 'between':
      return `${comitative(named(filter.one, context))} ${named(filter.other, context)} 사이에 있는`;
    case 'purged-by':
      return `${instrumental(named(filter.by, context))} 제거된`;
    case 'this-way':
      return filter.controller
        ? `${nominative(player(filter.controller, context))} 지배하던, 이 방법으로 ${PARTICIPLES[filter.verb]}`
        : `이 방법으로 ${PARTICIPLES[filter.verb]}`;
  }
}

const ofNeighbors = (number: number): string => `이웃 ${number}개${number === 1 ? ' 이상과' : '와'}`;

/** One of several cards is enough. */
function partner(target: Target, context: RenderContext): string {
  if (target.kind === 'ref') return named(target, context);
  if (target.quantifier.kind === 'each') return `${one(target, context)} 이상`;
  return target.quantifier.kind === 'bare' ? one(target, context) : named(target, context);
}

function countedHouse(filter: Extract<Filter, { kind: 'house-count' }>, context: RenderContext): string {
  const cards = `${placeOf(filter.of)}${bare(filter.of, context)}`;
  if ('most' in filter) return `${nominative(cards)} 가장 많은 세력의`;
  return `${nominative(cards)} ${boundOf(filter.compare, amount(filter.value, context), NOUNS[filter.of.type].unit)}인 세력의`;
}
/** Cards "this way" can be anywhere. */
const placeOf = ({ where }: Select): string =>
  where.some(({ kind }) => kind === 'this-way') ? '' : '플레이 영역에 있는 ';

/** "5 이상", "정확히 3" */
export function boundOf(
  compare: Extract<Filter, { kind: 'power' }>['compare'],
  number: string,
  unit = '',
): string {
  switch (compare) {
    case '=':
      return `정확히 ${number}${unit}`;
    case '>=':
      return `${number}${unit} 이상`;
    case '<=':
      return `${number}${unit} 이하`;
    case '>':
      return `${number}${unit} 초과`;
    case '<':
      return `${number}${unit} 미만`;
  }
}

function bounded({ compare, value }: Extract<Filter, { kind: 'power' }>, context: RenderContext): string {
  const number = amount(value, context);
  if (typeof value === 'number') return compare === '=' ? `${number}인` : `${boundOf(compare, number)}인`;
  switch (compare) {
    case '=':
      return `${comitative(number)} 같은`;
    case '>=':
      return `${number} 이상인`;
    case '<=':
      return `${number} 이하인`;
    case '>':
      return `${number}보다 높은`;
    case '<':
      return `${number}보다 낮은`;
  }
}

/** What lies on a card or belongs to it: "+1 공격력 토큰". */
export function possession(what: Extract<Filter, { kind: 'has' }>['what']): string {
  switch (what) {
    case 'amber':
      return '{amber}';
    case 'armor':
      return STATS.armor;
    case 'upgrade':
      return NOUNS.upgrade.word;
    case 'bonus-icon':
      return '보너스 기호';
    default:
      return counterName(what);
  }
}

/** "마스 세력이 아닌", "보호막이 없는", "다른". */
function without(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'house':
      return `${nominative(houseName(filter.house))} 아닌`;
    case 'trait':
      return filter.trait === 'that-trait' ? '그 특성이 없는' : `${nominative(TRAITS[filter.trait])} 아닌`;
    case 'token':
      return '토큰이 아닌';
    case 'flank':
      return filter.side === undefined
        ? '측면에 있지 않은'
        : `지배자의 ${SIDES[filter.side]} 측면에 있지 않은`;
    case 'status':
      return NOT_STATUSES[filter.status];
    case 'keyword':
      return `${nominative(KEYWORDS[filter.keyword])} 없는`;
    case 'has':
      return `${nominative(possession(filter.what))} 없는`;
    case 'shares':
      return filter.what === 'battleline'
        ? `${comitative(named(filter.with, context))} 다른 전선에 있는`
        : `${comitative(partner(filter.with, context))} ${accusative(SHARED[filter.what])} 공유하지 않는`;
    case 'shares-with-neighbors':
      return filter.atLeast === 1
        ? `어느 이웃과도 ${accusative(SHARED[filter.what])} 공유하지 않는`
        : `${ofNeighbors(filter.atLeast)} ${accusative(SHARED[filter.what])} 공유하지 않는`;
    case 'such-that':
      return suchThat(filter, context, (clause) => describing(negated(clause)));
    case 'type':
      return `${nominative(NOUNS[filter.type].word)} 아닌`;
    case 'name':
      return `${nominative(`“${context.titleOf(filter.card)}”`)} 아닌`;
    case 'is': {
      const isUnsaid = filter.card.kind === 'ref' && context.pendingChoices.has(filter.card.name);
      return isUnsaid ? `${accusative(named(filter.card, context))} 제외한` : OTHER;
    }
    default:
      return `${word(filter, context) ?? untranslated(`not ${filter.kind}`)} 것이 아닌`;
  }
}

const NOT_STATUSES: Readonly<Record<keyof typeof STATUSES, string>> = {
  ready: '준비되지 않은',
  exhausted: '소진되지 않은',
  damaged: '피해를 받지 않은',
  undamaged: '피해를 받은',
  stunned: '기절하지 않은',
  warded: '보호막이 없는',
  enraged: '격노하지 않은',
};
