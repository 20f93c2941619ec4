import type { Filter, Quantifier, Select, Target } from '@amberhall/engine/language';
import { factored } from '../alternatives.ts';
import type { RenderContext } from '../render-context.ts';
import { amount } from './amounts.ts';
import { bounded } from './comparisons.ts';
import { condition } from './conditions.ts';
import { listed } from './grammar.ts';
import {
  AMBER,
  CARD_NOUNS,
  counterName,
  PARTICIPLES,
  houseName,
  KEYWORDS,
  LEFT_RIGHT,
  PLAYERS,
  SHARED,
  SIDES,
  STATS,
  STATUSES,
} from './lexicon.ts';
import type { Noun } from './lexicon.ts';
import { named, nounOf, one, plural, possessiveOf, title } from './nouns.ts';
import { whose } from './players.ts';
import { untranslated } from '../untranslated.ts';
import { TRAITS } from './traits.ts';

/** The parts of a noun phrase around its number. */
export interface NounQualifiers {
  /** The card whose neighbors they are, before all else. */
  owner: string;
  /** "除它以外的", before the number. */
  exceptions: string;
  /** What describes the noun, in the order in which it is said. */
  before: readonly string[];
  /** Several for "神器或侧翼生物". */
  nouns: readonly Noun[];
  isOther: boolean;
  /** Only the most powerful: one or the number that is wanted. */
  isSuperlative: boolean;
  /** A neighbor on one side: there is one at most. */
  isUnique: boolean;
  /** Friendly or enemy cards only. */
  isOfOneSide: boolean;
}

/** Relative clauses come first, then what is said in one word. */
const ORDER: readonly Filter['kind'][] = [
  'extreme',
  'house',
  'status',
  'keyword',
  'not',
  'side',
  'flank',
  'gigantic',
  'trait',
  'token',
  'neighbor-of',
];

const rank = ({ kind }: Filter): number => ORDER.indexOf(kind);

export function nounQualifiers(
  select: Select,
  context: RenderContext,
  quantifier: Quantifier,
): NounQualifiers {
  const { where } = select;
  const either = where.find((filter) => filter.kind === 'either');
  const { common, lists } = factored(either?.of ?? []);
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  const ordered = [...where, ...common].sort((a, b) => rank(a) - rank(b));
  // An exception is named by its description.
  const isOther = where.some((filter) => isExclusion(filter, context));
  const owner = beside ? neighborsOwner(beside, context) : '';
  const before = ordered.map((filter) => describing(filter, context));
  return {
    owner,
    exceptions: exceptionsIn(where, context),
    before: before.filter(Boolean),
    nouns: either ? lists.map((list) => alternative(list, select, context)) : [nounWord(select, context)],
    isOther,
    isUnique: beside?.side !== undefined,
    isOfOneSide: where.some(({ kind }) => kind === 'side'),
    isSuperlative: quantifier.kind === 'choose' && where.some(({ kind }) => kind === 'extreme'),
  };
}

/** Not this one. An exception that has not been named yet is written in full. */
const isExclusion = (filter: Filter, context: RenderContext): boolean =>
  filter.kind === 'other' ||
  (filter.kind === 'not' && filter.filter.kind === 'is' && !isUnsaid(filter.filter.card, context));

/** "除3个友方生物和3个敌方生物以外的": what is named here and left out. */
function exceptionsIn(where: readonly Filter[], context: RenderContext): string {
  const cards = where.flatMap((filter) =>
    filter.kind === 'not' && filter.filter.kind === 'is' && isUnsaid(filter.filter.card, context)
      ? [filter.filter.card]
      : [],
  );
  return cards.length === 0 ? '' : `除${listed(cards.map((card) => named(card, context)))}以外的`;
}

const isUnsaid = (card: Target, context: RenderContext): boolean =>
  card.kind === 'ref' && context.pendingChoices.has(card.name);

function neighborsOwner(
  { of, orItself }: Extract<Filter, { kind: 'neighbor-of' }>,
  context: RenderContext,
): string {
  return orItself ? `${named(of, context)}及其` : possessiveOf(of, context);
}

function nounWord(select: Select, context: RenderContext): Noun {
  const copies = select.where.find((filter) => filter.kind === 'name');
  if (copies) return { word: title(context.titleOf(copies.card)), counter: '张' };
  const type = select.where.find((filter) => filter.kind === 'type')?.type ?? select.type;
  const isElsewhere = select.where.some((filter) => filter.kind === 'this-way' && LEAVING.has(filter.verb));
  return isElsewhere && select.zone === undefined ? CARD_NOUNS[type] : nounOf({ ...select, type });
}

/** What is done to cards that are not in play. */
const LEAVING: ReadonlySet<string> = new Set(['discarded', 'revealed', 'looked at']);

function alternative(list: readonly Filter[], select: Select, context: RenderContext): Noun {
  const { before, nouns } = nounQualifiers({ ...select, where: list }, context, { kind: 'bare' });
  const [{ word, counter } = nounOf(select)] = nouns;
  return { word: `${before.join('')}${word}`, counter };
}

/** One filter as words before the noun. */
function describing(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'side':
      return SIDES[filter.side];
    case 'trait':
      return filter.trait === 'that-trait' ? '具有该属性的' : TRAITS[filter.trait];
    case 'flank':
      return filter.side === undefined ? '侧翼' : `${quality(filter, context)}的`;
    case 'gigantic':
      return '巨型';
    case 'token':
      return '衍生';
    case 'neighbor-of':
      return `${filter.side === undefined ? '' : `${LEFT_RIGHT[filter.side]}侧`}相邻`;
    case 'named':
      return '具有该名称的';
    case 'house':
      return `${isReference(filter.house) ? '属于' : ''}${houseName(filter.house)}的`;
    case 'played-by':
      return `${PLAYERS[filter.by]}打出的`;
    case 'owned-by':
      return `${PLAYERS[filter.who]}拥有的`;
    case 'controlled-by':
      return `${PLAYERS[filter.who]}控制的`;
    case 'this-way':
      return `${filter.controller ? `${PLAYERS[filter.controller]}控制的、` : ''}以此法${PARTICIPLES[filter.verb]}的`;
    case 'such-that':
      return suchThat(condition(filter.if, context));
    case 'not':
      return excluded(filter.filter, context);
    case 'other':
    case 'type':
    case 'name':
    case 'either':
    case 'is':
      return '';
    default:
      return `${quality(filter, context)}的`;
  }
}

/** "正在攻击《Troll》的", "其拥有者处于闹鬼状态的"; a longer condition is set off. */
function suchThat(test: string): string {
  if (test.startsWith('它正在')) return `${test.slice(1)}的`;
  return /^其[^，]*状态$/.test(test) ? `${test}的` : `满足“${test}”的`;
}

const isReference = (house: string): boolean =>
  house === 'that-house' || house === 'active-house' || house === 'its-house' || house === 'previous-house';

/** "一个非火星势力的生物", "一个不在侧翼的生物" */
function excluded(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'house':
      return isReference(filter.house)
        ? `不属于${houseName(filter.house)}的`
        : `非${houseName(filter.house)}的`;
    case 'trait':
      return filter.trait === 'that-trait' ? '不具有该属性的' : `非${TRAITS[filter.trait]}的`;
    case 'token':
      return '非衍生';
    case 'is':
      return '';
    case 'this-way':
      return `没有以此法${PARTICIPLES[filter.verb]}的`;
    default:
      return `${negatedQuality(filter, context)}的`;
  }
}

/** What is said of a card after its name: "受伤", "位于侧翼", "力量不小于5". */
export function quality(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'side':
      return `由${filter.side === 'friendly' ? '你' : '你的对手'}控制`;
    case 'status':
      return STATUSES[filter.status];
    case 'house':
      return `属于${houseName(filter.house)}`;
    case 'trait':
      return filter.trait === 'that-trait' ? '具有该属性' : `是${TRAITS[filter.trait]}牌`;
    case 'flank':
      return filter.side === undefined ? '位于侧翼' : `位于其控制者的${LEFT_RIGHT[filter.side]}侧翼`;
    case 'gigantic':
      return '是巨型生物的一半';
    case 'center':
      return '位于其战线中央';
    case 'keyword':
      return `具有${KEYWORDS[filter.keyword]}`;
    case 'extreme':
      return `${STATS[filter.stat]}最${filter.most ? '高' : '低'}`;
    case 'power':
      return `力量${bounded(filter.compare, amount(filter.value, context))}`;
    case 'parity':
      return `力量为${filter.odd ? '奇数' : '偶数'}`;
    case 'has':
      return possession(filter.what);
    case 'shares':
      return shared(filter, '', context);
    case 'shares-with-neighbors':
      return `与${ofNeighbors(filter.atLeast)}具有相同${SHARED[filter.what]}`;
    case 'identity-house':
      return `属于${whose(filter.of, context)}势力之一`;
    case 'house-count':
      return `属于${countedHouse(filter, context)}`;
    case 'attached-to':
      return `附加于${named(filter.to, context)}`;
    case 'beside':
      return `位于${named(filter.of, context)}${LEFT_RIGHT[filter.direction]}侧`;
    case 'between':
      return `位于${named(filter.one, context)}与${named(filter.other, context)}之间`;
    case 'purged-by':
      return `被${named(filter.by, context)}清除`;
    case 'neighbor-of':
      return `与${named(filter.of, context)}相邻`;
    case 'type':
      return `是${one({ ...A_CARD, type: filter.type }, context)}`;
    case 'is':
      return `是${named(filter.card, context)}`;
    case 'name':
      return `是${title(context.titleOf(filter.card))}`;
    case 'either':
      return `是${listed(
        filter.of.map((list) => one({ ...A_CARD, type: context.lastKind, where: list }, context)),
        '或',
      )}`;
    case 'not':
      return negatedQuality(filter.filter, context);
    case 'such-that':
      return condition(filter.if, context);
    default:
      return `是${one({ ...A_CARD, type: context.lastKind, where: [filter] }, context)}`;
  }
}

const A_CARD: Select = {
  kind: 'select',
  type: 'card',
  quantifier: { kind: 'choose', min: 1, max: 1 },
  where: [],
};

const NOT_IN_STATE = {
  ready: '已横置',
  exhausted: '已重置',
  damaged: '未受伤',
  undamaged: '受伤',
  stunned: '未被击晕',
  warded: '没有界护',
  enraged: '未被激怒',
} as const;

/** What is denied of a card after its name. */
export function negatedQuality(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'status':
      return NOT_IN_STATE[filter.status];
    case 'has':
      return `没有${thing(filter.what)}`;
    case 'keyword':
      return `没有${KEYWORDS[filter.keyword]}`;
    case 'shares':
      return shared(filter, '不', context);
    case 'power':
      return `力量并非${bounded(filter.compare, amount(filter.value, context))}`;
    case 'not':
      return quality(filter.filter, context);
    case 'shares-with-neighbors':
      return filter.atLeast === 1
        ? `不与任何相邻生物具有相同${SHARED[filter.what]}`
        : untranslated('a number of neighbors');
    case 'extreme':
    case 'parity':
      return untranslated(`not ${filter.kind}`);
    default: {
      const words = quality(filter, context);
      return `不${words.replace(/^位于/, '在')}`;
    }
  }
}

function shared(
  { what, with: other }: Extract<Filter, { kind: 'shares' }>,
  not: string,
  context: RenderContext,
): string {
  const partner =
    other.kind === 'select' && (other.quantifier.kind === 'each' || other.quantifier.kind === 'bare')
      ? atLeastOne(one(other, context))
      : named(other, context);
  return what === 'battleline'
    ? `${not}与${partner}位于同一战线`
    : `${not}与${partner}具有相同${SHARED[what]}`;
}

/** "至少一张牌", "《Troll》下方的至少一张牌" */
const atLeastOne = (card: string): string =>
  /的一[个件张]/.test(card) ? card.replace(/的(一[个件张])/, '的至少$1') : `至少${card}`;

const ofNeighbors = (number: number): string => (number === 1 ? '至少1个相邻生物' : `其${number}个相邻生物`);

function countedHouse(filter: Extract<Filter, { kind: 'house-count' }>, context: RenderContext): string {
  // Cards "this way" can be anywhere.
  const place = filter.of.where.some(({ kind }) => kind === 'this-way') ? '' : '场上';
  const cards = plural(filter.of, context);
  if ('most' in filter) return `${place}拥有最多${cards}的势力`;
  return `${place}${cards}数量${bounded(filter.compare, amount(filter.value, context))}的势力`;
}

type Thing = Extract<Filter, { kind: 'has' }>['what'];

/** What lies on a card or belongs to it. */
export function thing(what: Thing): string {
  switch (what) {
    case 'amber':
      return AMBER;
    case 'armor':
      return STATS.armor;
    case 'upgrade':
      return '升级';
    case 'bonus-icon':
      return '奖励图标';
    default:
      return counterName(what);
  }
}

function possession(what: Thing): string {
  const verb = what === 'armor' || what === 'bonus-icon' ? '具有' : what === 'upgrade' ? '附有' : '带有';
  return `${verb}${thing(what)}`;
}
