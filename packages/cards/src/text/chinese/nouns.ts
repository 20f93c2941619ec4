import type { Quantifier, Ref, Select, Shared, Target } from '@amberhall/engine/language';
import { areMany, choiceByName } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { amount } from './amounts.ts';
import { listed } from './grammar.ts';
import { CARD_NOUNS, LEFT_RIGHT, NOUNS, SHARED } from './lexicon.ts';
import type { Noun } from './lexicon.ts';
import { nounQualifiers } from './noun-qualifiers.ts';
import type { NounQualifiers } from './noun-qualifiers.ts';
import { endOfPile, isWhole, zoneName, zoneWords } from './zones.ts';

/** Writes a target: a pronoun or a noun phrase. */
export const named = (target: Target, context: RenderContext): string =>
  target.kind === 'ref' ? pronoun(target, context) : noun(target, context);

/** Writes a target in full after its neighbors, which "它" could also stand for. */
export function namedAgain(target: Target, context: RenderContext): string {
  context.it = undefined;
  return named(target, context);
}

/** "《Bulwark》的", "其", "该生物的". */
export function possessiveOf(target: Target, context: RenderContext): string {
  if (target.kind === 'ref' && target.name === 'recipient') return '该生物的';
  const name = named(target, context);
  return name === '它' || name === '它们' ? '其' : `${name}的`;
}

/** Where something lies on a card: "《Bulwark》上", "其上". */
export function upon(target: Target, context: RenderContext): string {
  const name = named(target, context);
  return name === '它' ? '其上' : `${name}上`;
}

/** "该生物的", where "其" would be the subject of the sentence. */
export const possessiveInFull = (target: Target, context: RenderContext): string =>
  target.kind === 'ref' && target.name === 'it'
    ? `该${nounOf({ type: context.lastKind }).word}的`
    : possessiveOf(target, context);

export const title = (name: string): string => `《${name}》`;

function pronoun({ name }: Ref, context: RenderContext): string {
  switch (name) {
    case 'it':
      context.saidIt = context.mentionedChoices.size > 0;
      return '它';
    case 'recipient':
      return '它';
    case 'them':
      return '它们';
    case 'attacked':
      return oncePerSentence(name, theAttacked(context), context);
    case 'self':
      return oncePerSentence(name, title(context.title), context);
    case 'this-creature':
      return oncePerSentence(name, `此${nounOf({ type: context.host }).word}`, context);
    default:
      return choice(name, context);
  }
}

/** The other creature of a fight, in full. */
export const theAttacked = (context: RenderContext): string =>
  context.isFightMentioned
    ? '被攻击的生物'
    : `与${context.isGranted ? '此生物' : title(context.title)}战斗的生物`;

/** Writes the name of a card, or "它" if the sentence has just named the card. */
function oncePerSentence(name: string, words: string, context: RenderContext): string {
  if (context.it === name) return '它';
  context.it = name;
  return words;
}

const choice = (name: string, context: RenderContext): string =>
  choiceByName(name, context, {
    whole: (select) => noun(select, context),
    it: () => '它',
    them: () => '它们',
    that: (type) => `该${nounOf({ type }).word}`,
    first: (type) => `第一${nounOf({ type }).counter}${nounOf({ type }).word}`,
  });

/** Outside of play a creature is a "生物牌". */
export function nounOf({ type, zone }: Pick<Select, 'type' | 'zone'>): Noun {
  const isInPlay = zone?.kind === 'zone' && [zone.name].flat().includes('play');
  return (zone === undefined || isInPlay ? NOUNS : CARD_NOUNS)[type];
}

/** A whole noun phrase: "至多3个友方生物", "每个火星势力的生物", "你的牌库顶的牌". */
export function noun(select: Select, context: RenderContext, quantifier = select.quantifier): string {
  context.lastKind = select.type;
  context.it = undefined;
  const itself = select.where.find((filter) => filter.kind === 'is');
  if (itself) return oneOfThese(select, named(itself.card, context));
  const shown = ofShownCards(select, quantifier);
  if (shown !== undefined) return shown;
  const end = endOfPile(select.zone, context);
  if (end !== undefined) return end;
  const outermost = onFlankOf(select, quantifier);
  if (outermost !== undefined) return outermost;
  const left = downTo(select, quantifier, context);
  if (left !== undefined) return left;
  const qualifiers = nounQualifiers(select, context, quantifier);
  const { owner, exceptions, before, nouns, isSuperlative } = qualifiers;
  const zone = zoneOf(select, quantifier, context);
  const [first = NOUNS.card] = nouns;
  const word = listed(
    nouns.map((other) => other.word),
    quantifier.kind === 'each' ? '和' : '或',
  );
  const number = determiner(quantifier, first.counter, qualifiers, context);
  const description = [...before, ...inCommon(select)].join('');
  // The most powerful: the number follows what tells them apart.
  return isSuperlative
    ? `${owner}${zone}${description}${number}${word}`
    : `${owner}${zone}${exceptions}${number}${description}${word}`;
}

/** "你的手牌中的", "你的弃牌堆中最上方的…" */
function zoneOf(select: Select, quantifier: Quantifier, context: RenderContext): string {
  if (select.zone === undefined || isWordless(select)) return '';
  const words = zoneWords(select.zone, linkOf(quantifier), context);
  return quantifier.kind === 'first' ? words.replace(/的$/, '') : words;
}

const linkOf = ({ kind }: Quantifier): string => (kind === 'choose' ? '或' : '和');

/** What the chosen cards have in common, or none of them. */
function inCommon({ different, alike }: Select): string[] {
  if (different) return [`${SHARED[different]}各不相同的`];
  return alike ? [`${SHARED[alike]}相同的`] : [];
}

/** "你的左翼的生物": there is one at most. */
function onFlankOf({ where, zone }: Select, { kind }: Quantifier): string | undefined {
  const side = where.find((filter) => filter.kind === 'side');
  const flank = where.find((filter) => filter.kind === 'flank');
  if (where.length !== 2 || zone !== undefined || kind !== 'each' || !side || flank?.side === undefined)
    return undefined;
  return `你${side.side === 'friendly' ? '' : '对手'}${LEFT_RIGHT[flank.side]}侧翼的生物`;
}

/** Random cards until only this many are left. */
function downTo({ zone }: Select, quantifier: Quantifier, context: RenderContext): string | undefined {
  if (quantifier.kind !== 'random' || zone === undefined) return undefined;
  const { n } = quantifier;
  if (typeof n !== 'object' || n.kind !== 'excess') return undefined;
  const isOfAll = typeof n.of === 'object' && n.of.kind === 'count' && n.of.of.where.length === 0;
  if (!isOfAll) return undefined;
  return `${zoneWords(zone, '和', context)}随机牌，直到剩余的牌不超过${amount(n.over, context)}张`;
}

/** "其中一张", "其余的牌": cards that the sentence before has shown to the player. */
function ofShownCards({ where, different, alike, type }: Select, quantifier: Quantifier): string | undefined {
  const isPlain = different === undefined && alike === undefined;
  if (!isPlain || !where.some((filter) => filter.kind === 'this-way' && filter.verb === 'looked at'))
    return undefined;
  const [other] = where.filter(({ kind }) => kind !== 'this-way');
  if (where.length === 1 && quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1)
    return `其中一${CARD_NOUNS[type].counter}${CARD_NOUNS[type].word}`;
  const isRest = where.length === 2 && other?.kind === 'not' && other.filter.kind === 'is';
  return isRest && quantifier.kind === 'each' ? '其他的牌' : undefined;
}

/** "它们中力量最低的一个", "它们中的另一个"; the cards themselves if nothing tells them apart. */
function oneOfThese({ where, type }: Select, these: string): string {
  const { counter } = NOUNS[type];
  const extreme = where.find((filter) => filter.kind === 'extreme');
  if (extreme) return `${these}中力量最${extreme.most ? '高' : '低'}的一${counter}`;
  return where.some(({ kind }) => kind === 'not') ? `${these}中的另一${counter}` : these;
}

/** "你的手牌", "你的手牌和弃牌堆": everything that is there. */
export function wholePile(target: Target, context: RenderContext): string | undefined {
  if (target.kind === 'ref' || target.quantifier.kind !== 'each' || target.type !== 'card') return undefined;
  const { where, zone } = target;
  return where.length === 0 && isWhole(zone) ? zoneName(zone, '和', context) : undefined;
}

/** The class itself: "火星势力的生物". */
export const plural = (select: Select, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, context);

/** One of the class: "一个火星势力的生物". */
export const one = (select: Select, context: RenderContext): string =>
  noun(select, context, { kind: 'choose', min: 1, max: 1 });

/** A card that a search finds: "一张火星势力的生物牌". */
export function foundCard(found: Select, context: RenderContext): string {
  const words = noun(found, context);
  const { word, counter } = NOUNS[found.type];
  const card = CARD_NOUNS[found.type];
  if (!words.endsWith(word)) return words;
  return `${words.slice(0, -word.length)}${card.word}`.replace(`一${counter}`, `一${card.counter}`);
}

/** The class without a choice, for what is about all of it: "火星势力的生物不能收获". */
export const classOrCard = (what: Target, context: RenderContext): string =>
  what.kind === 'select' && what.quantifier.kind === 'each' ? plural(what, context) : named(what, context);

/** The zone of cards that another card has purged is not written. */
const isWordless = (select: Select): boolean => select.where.some(({ kind }) => kind === 'purged-by');

/** "其手牌" of one owner, or of several. */
export const ownersOf = (target: Target): string => (areMany(target) ? '各自拥有者的' : '其拥有者的');

/** The number with its counter word: "每个", "2张", "随机一张". */
function determiner(
  quantifier: Quantifier,
  counter: string,
  { isOther, isSuperlative, isUnique, isOfOneSide }: NounQualifiers,
  context: RenderContext,
): string {
  const others = isOther ? '其他' : '';
  if (isUnique && (quantifier.kind === 'each' || quantifier.kind === 'choose')) return others;
  switch (quantifier.kind) {
    case 'bare':
      return others;
    case 'each':
      return `每${counter}${others}`;
    case 'any-number':
      return `${anyNumber(quantifier, counter, context)}${others}`;
    case 'first':
      return `最上方的${numeral(quantifier.n, context)}${counter}${others}`;
    case 'half-of-line':
      return `${isOfOneSide ? '其' : '每条'}战线的一半（尽可能平均划分）中的每${counter}${others}`;
    case 'one-of-each':
      return `${EACH_SHARED[quantifier.what]}各一${counter}${others}`;
    case 'random':
      return typeof quantifier.n === 'number'
        ? `随机${numeral(quantifier.n, context)}${counter}${others}`
        : `随机的、数量等同于${amount(quantifier.n, context)}的${others}`;
    case 'choose':
      return chosen(quantifier, counter, isOther, isSuperlative, context);
  }
}

const EACH_SHARED: Readonly<Record<Shared, string>> = {
  house: '每个势力',
  trait: '每个属性',
  name: '每个名称',
  power: '每种力量',
  battleline: '每条战线',
  type: '每种类型',
};

const numeral = (value: Extract<Quantifier, { kind: 'first' }>['n'], context: RenderContext): string =>
  value === 1 ? '一' : amount(value, context);

/** "任意数量的", "1张或更多", with the total power that they need. */
function anyNumber(
  { min, totalPower }: Extract<Quantifier, { kind: 'any-number' }>,
  counter: string,
  context: RenderContext,
): string {
  const power = totalPower === undefined ? '' : `力量总和不小于${amount(totalPower, context)}的`;
  return `${power}${min === 1 ? `1${counter}或更多` : '任意数量的'}`;
}

function chosen(
  { min, max }: Extract<Quantifier, { kind: 'choose' }>,
  counter: string,
  isOther: boolean,
  isSuperlative: boolean,
  context: RenderContext,
): string {
  const others = isOther ? '其他' : '';
  if (typeof max !== 'number')
    return min === 0
      ? `至多数量等同于${amount(max, context)}的${others}`
      : `数量等同于${amount(max, context)}的${others}`;
  if (min !== max) return `至多${max}${counter}${others}`;
  if (max !== 1) return `${max}${counter}${others}`;
  if (isOther) return `另一${counter}`;
  return isSuperlative ? '' : `一${counter}`;
}
