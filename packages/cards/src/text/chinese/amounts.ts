import type { Amount, Select } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { clause, event, windowWords } from './events.ts';
import { AMBER, counterName, DAMAGE, houseName, iconName, PLAYERS, STATS } from './lexicon.ts';
import { named, one, plural, possessiveInFull, possessiveOf, theAttacked, upon } from './nouns.ts';
import { whose } from './players.ts';

type AmountNode = Exclude<Amount, number | string>;

/** A number as a noun phrase: "2", "友方生物的数量", "你的{amber}的一半". */
export function amount(value: Amount, context: RenderContext): string {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return '所有';
  if (value === 'that-much') return context.amountVerb === 'chosen' ? '所选数字' : '该数量';
  return computed(value, context);
}

function computed(value: AmountNode, context: RenderContext): string {
  switch (value.kind) {
    case 'count':
      return `${plural(value.of, context)}的数量`;
    case 'count-events':
      return `${event(value.of, context, 'past', windowWords(value.when))}的次数`;
    case 'amber':
      return `${whose(value.of, context)}${AMBER}数量`;
    case 'amber-on':
      return `${upon(value.card, context)}的${AMBER}数量`;
    case 'counters':
      return `${upon(value.on, context)}的${counterName(value.counter)}数量`;
    case 'keys':
      return `${whose(value.of, context)}已锻造的钥匙数量`;
    case 'price-of-key':
      return `${whose(value.of, context)}当前钥匙费用`;
    case 'chains':
      return `${whose(value.of, context)}枷锁数量`;
    case 'stat':
      return stat(value, context);
    case 'armor-lost':
      return `${named(value.of, context)}以此法失去的护甲`;
    case 'icons':
      return `${upon(value.on, context)}的${iconName(value.icon)}数量`;
    case 'houses':
      return `${represented(value, context)}的势力数量`;
    case 'powers':
      return `${plural(value.among, context)}的不同力量数量`;
    case 'traits':
      return `${possessiveOf(value.of, context)}属性数量`;
    case 'fixed':
      return amount(value.of, context);
    case 'per':
      return value.times === 1
        ? amount(value.each, context)
        : `${amount(value.each, context)}的${value.times}倍`;
    case 'half':
      return `${amount(value.of, context)}的一半（${ROUNDED[value.round]}）`;
    case 'third':
      return `${amount(value.of, context)}的三分之一（${ROUNDED[value.round]}）`;
    case 'sum':
      return value.of
        .map((part) => amount(part, context))
        .join('与')
        .concat('之和');
    case 'excess':
      return excess(value, context);
    case 'capped':
      return `${amount(value.value, context)}${limits(value)}`;
  }
}

const ROUNDED = { down: '向下取整', up: '向上取整' } as const;

function stat(value: Extract<AmountNode, { kind: 'stat' }>, context: RenderContext): string {
  const { of } = value;
  if (value.printed) return `${possessiveInFull(of, context)}印刷${STATS[value.stat]}`;
  if (value.stat === 'damage') return `${upon(of, context)}的伤害`;
  if (of.kind === 'ref' && of.name === 'attacked') return `${theAttacked(context)}的${STATS[value.stat]}`;
  if (of.kind === 'select' && of.quantifier.kind === 'each' && !isExtreme(of))
    return `所有${plural(of, context)}的${STATS[value.stat]}总和`;
  return `${possessiveOf(of, context)}${STATS[value.stat]}`;
}

const isExtreme = ({ where }: Select): boolean => where.some(({ kind }) => kind === 'extreme');

/** "（至多5）" */
export function limits({ max, min }: Extract<AmountNode, { kind: 'capped' }>): string {
  return `${max === undefined ? '' : `（最多为${max}）`}${min === undefined ? '' : `（最少为${min}）`}`;
}

/** "其{amber}中超出5的部分", "你控制的生物比你的对手多出的数量". */
function excess({ of, over }: Extract<AmountNode, { kind: 'excess' }>, context: RenderContext): string {
  if (isNode(of, 'amber')) return `${whose(of.of, context)}${AMBER}中超出${amount(over, context)}的所有部分`;
  if (isNode(over, 'keys')) return `${whose(over.of, context)}未锻造的钥匙数量`;
  const rivals = rivalry(of, over, '', context);
  return rivals ? `${rivals}的数量` : `${amount(of, context)}减去${amount(over, context)}`;
}

/** Creatures of one side counted against those of the other: "你控制的生物比你的对手多出". */
function rivalry(of: Amount, over: Amount, every: string, context: RenderContext): string | undefined {
  if (!isNode(of, 'count') || !isNode(over, 'count')) return undefined;
  const side = of.of.where.find((filter) => filter.kind === 'side');
  if (!side) return undefined;
  const what = plural({ ...of.of, where: of.of.where.filter((filter) => filter !== side) }, context);
  const isUncounted = over.of.where.some(({ kind }) => kind === 'other');
  if (side.side === 'friendly') return `你控制的${what}${every}比你的对手多出`;
  return `你的对手控制的${what}${every}比你${isUncounted ? `（不计《${context.title}》）` : ''}多出`;
}

/** Of what the last sentence told a number; where nothing else is said it is amber. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['healed', '点伤害'],
  ['prevented', '点伤害'],
  ['drawn', '张牌'],
  ['removed', '个指示物'],
]);

const VERBS: ReadonlyMap<string, string> = new Map([
  ['gained', '获得'],
  ['lost', '失去'],
  ['stolen', '窃取'],
  ['captured', '捕获'],
  ['moved', '移动'],
  ['returned', '放回'],
  ['given', '交出'],
  ['healed', '治疗'],
  ['prevented', '防止'],
  ['drawn', '抽'],
  ['removed', '移除'],
  ['chosen', '选择'],
]);

/** "以此法失去": what "that much" stands for, with its unit. */
export const doneThisWay = ({ amountVerb }: RenderContext): { action: string; unit: string } => ({
  action: `以此法${VERBS.get(amountVerb) ?? '处理'}`,
  unit: UNITS.get(amountVerb) ?? AMBER,
});

/** What comes before an effect that happens for each of something: "每有一个友方生物". */
export function forEach(value: Amount, context: RenderContext): string {
  if (value === 'that-much') {
    const { action, unit } = doneThisWay(context);
    return `每${action}1${unit}`;
  }
  if (typeof value !== 'object') return `每有1点${amount(value, context)}`;
  switch (value.kind) {
    case 'count':
      return counted(value.of, context);
    case 'count-events':
      return forEachTime(value, context);
    case 'amber':
      return `${PLAYERS[value.of]}每有1${AMBER}`;
    case 'amber-on':
      return `${upon(value.card, context)}每有1${AMBER}`;
    case 'counters':
      return `${upon(value.on, context)}每有一个${counterName(value.counter)}`;
    case 'keys':
      return `${PLAYERS[value.of]}每有一把已锻造的钥匙`;
    case 'chains':
      return `${PLAYERS[value.of]}每有一个枷锁`;
    case 'stat':
      return value.stat === 'damage'
        ? `${upon(value.of, context)}每有1点伤害`
        : `${named(value.of, context)}每有1点${STATS[value.stat]}`;
    case 'armor-lost':
      return `${named(value.of, context)}每以此法失去1点护甲`;
    case 'icons':
      return `${upon(value.on, context)}每有一个${iconName(value.icon)}`;
    case 'houses':
      return `${represented(value, context)}的势力每有一个`;
    case 'powers':
      return `${plural(value.among, context)}每有一个不同的力量`;
    case 'traits':
      return `${named(value.of, context)}每有一个属性`;
    case 'excess':
      return forEachInExcess(value, context);
    case 'price-of-key':
    case 'fixed':
    case 'per':
    case 'half':
    case 'third':
    case 'sum':
    case 'capped':
      return `${amount(value, context)}中每有1点`;
  }
}

/** "你的手牌中每有一张牌", "场上每有一个火星势力的生物", "每有一个友方生物" */
function counted(of: Select, context: RenderContext): string {
  const words = one(of, context);
  const isOfPlace = of.zone !== undefined || of.where.some(({ kind }) => kind === 'neighbor-of');
  if (isOfPlace && OF_PLACE.test(words)) return words.replace(OF_PLACE, '每有$1');
  if (OF_ITS.test(words)) return words.replace(OF_ITS, '其每有$1');
  return `${isPlaced(of) ? '' : '场上'}每有${words}`;
}
/** What a pile or a card has: "你的手牌中的一张牌". */
const OF_PLACE = /的(一[个件张])/;
/** What the last named card has: "其一个相邻生物". */
const OF_ITS = /^其(一[个件张])/;

const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined || where.some(({ kind }) => PLACING.has(kind));
/** Words that already say where a card is. */
const PLACING: ReadonlySet<string> = new Set(['side', 'this-way', 'attached-to', 'purged-by', 'neighbor-of']);

/** "每有一个在本回合中于战斗中被摧毁的敌方生物", "每有一张你在本回合中打出的牌" */
function forEachTime(
  { of, when }: Extract<AmountNode, { kind: 'count-events' }>,
  context: RenderContext,
): string {
  const time = windowWords(when);
  if (of.kind === 'destroyed' && of.card.kind === 'select') {
    const { manner = '', verb } = clause(of, context);
    return `${time}每有${one(of.card, context)}${manner}${verb}`;
  }
  if (of.kind === 'plays' || of.kind === 'discards') {
    const { subject, verb } = clause(of, context);
    return `${subject}${time}每${verb}过${one(of.card, context)}`;
  }
  return `${event(of, context, 'past', time)}的次数中每有1次`;
}

function forEachInExcess(
  { of, over }: Extract<AmountNode, { kind: 'excess' }>,
  context: RenderContext,
): string {
  if (isNode(over, 'keys')) return `${PLAYERS[over.of]}每有一把未锻造的钥匙`;
  const rivals = rivalry(of, over, '每', context);
  return rivals ? `${rivals}1个` : `${amount({ kind: 'excess', of, over }, context)}中每有1点`;
}

/** "友方生物所属", "场上除圣堂势力以外的牌所属" */
function represented(
  { among, except }: Extract<AmountNode, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const place = isPlaced(among) ? '' : '场上的';
  const but = except === undefined ? '' : `除${houseName(except)}以外，`;
  return `${but}${place}${plural(among, context)}所属`;
}

export function isNode<K extends AmountNode['kind']>(
  value: Amount,
  kind: K,
): value is Extract<AmountNode, { kind: K }> {
  return typeof value === 'object' && value.kind === kind;
}

/** A number of something: "2{amber}", "等量的{amber}", "数量等同于其力量的牌". */
export function quantity(value: Amount, unit: string, context: RenderContext): string {
  if (typeof value === 'number') return `${value}${unit}`;
  if (value === 'all') return `所有${unit}`;
  if (value === 'that-much') return `等量的${unit}`;
  if (isHalfOfAmber(value)) return amount(value, context).replace(`${AMBER}数量`, AMBER);
  if (isNode(value, 'excess') && isNode(value.of, 'amber')) return amount(value, context);
  return `${UNCOUNTED.has(unit) ? '' : '数量'}等同于${amount(value, context)}的${unit}`;
}

/** What has an amount and no number of pieces. */
const UNCOUNTED: ReadonlySet<string> = new Set([AMBER, DAMAGE, '伤害', '点伤害']);

const isHalfOfAmber = (value: AmountNode): boolean =>
  (value.kind === 'half' || value.kind === 'third') && isNode(value.of, 'amber');

/** Tells whether it is a number for each of something. */
export const isPerOne = (value: Amount): boolean =>
  isNode(value, 'per') || (isNode(value, 'capped') && isNode(value.value, 'per'));

/** Something that happens for each of something: its lead and the number of each time. */
interface Repeated {
  lead: string;
  times: number;
  limit: string;
}

/** Tells apart "每有一个友方生物，获得1{amber}" from other amounts. */
export function repeated(value: Amount, context: RenderContext): Repeated | undefined {
  if (isNode(value, 'capped') && isNode(value.value, 'per'))
    return { lead: forEach(value.value.each, context), times: value.value.times, limit: limits(value) };
  if (!isNode(value, 'per')) return undefined;
  return { lead: forEach(value.each, context), times: value.times, limit: '' };
}

/** A number of things with a counter word: "2张牌", "一张牌", "等同于你的枷锁数量的牌". */
export function numberOf(value: Amount, counter: string, word: string, context: RenderContext): string {
  if (value === 1) return `一${counter}${word}`;
  if (typeof value === 'number') return `${value}${counter}${word}`;
  return quantity(value, word, context);
}
