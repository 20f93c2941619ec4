import type { Quantifier, Ref, Select, Shared, Target } from '@amberhall/engine/language';
import { areMany, choiceByName } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { amount } from './amounts.ts';
import { CARD_NOUNS, LEFT_RIGHT, NOUNS, SHARED } from './lexicon.ts';
import type { Noun } from './lexicon.ts';
import { nounQualifiers } from './noun-qualifiers.ts';
import { endOfPile, isWhole, zoneName, zoneWords } from './zones.ts';

/** Writes a target: a pronoun or a noun phrase. */
export const named = (target: Target, context: RenderContext): string =>
  target.kind === 'ref' ? pronoun(target, context) : noun(target, context);

/** "ของ “Bulwark”", "ของมัน", "ของครีเจอร์นั้น". */
export const possessiveOf = (target: Target, context: RenderContext): string =>
  target.kind === 'ref' && target.name === 'recipient'
    ? `ของ${NOUNS.creature.word}นั้น`
    : `ของ${named(target, context)}`;

/** Where something lies on a card: "บน “Bulwark”", "บนมัน". */
export const upon = (target: Target, context: RenderContext): string => `บน${named(target, context)}`;

/** "ของครีเจอร์นั้น", where "ของมัน" would be that of the subject of the sentence. */
export const possessiveInFull = (target: Target, context: RenderContext): string =>
  target.kind === 'ref' && target.name === 'it'
    ? `ของ${nounOf({ type: context.lastKind }).word}นั้น`
    : possessiveOf(target, context);

export const title = (name: string): string => `“${name}”`;

function pronoun({ name }: Ref, context: RenderContext): string {
  switch (name) {
    case 'it':
      context.saidIt = context.mentionedChoices.size > 0;
      return 'มัน';
    case 'recipient':
      return 'มัน';
    case 'them':
      return 'พวกมัน';
    case 'attacked':
      return oncePerSentence(name, theAttacked(context), context);
    case 'self':
      return oncePerSentence(name, title(context.title), context);
    case 'this-creature':
      return oncePerSentence(name, `${nounOf({ type: context.host }).word}นี้`, context);
    default:
      return choice(name, context);
  }
}

/** The other creature of a fight, in full. */
export const theAttacked = (context: RenderContext): string =>
  context.isFightMentioned
    ? 'ครีเจอร์ที่ถูกโจมตี'
    : `ครีเจอร์ที่${context.isGranted ? 'ครีเจอร์นี้' : title(context.title)}ต่อสู้ด้วย`;

/** Writes the name of a card, or "มัน" if the sentence has just named the card. */
function oncePerSentence(name: string, words: string, context: RenderContext): string {
  if (context.it === name) return 'มัน';
  context.it = name;
  return words;
}

const choice = (name: string, context: RenderContext): string =>
  choiceByName(name, context, {
    whole: (select) => noun(select, context),
    it: () => 'มัน',
    them: () => 'พวกมัน',
    that: (type) => `${nounOf({ type }).word}นั้น`,
    first: (type) => `${nounOf({ type }).word}${nounOf({ type }).classifier}แรก`,
  });

/** Outside of play a creature is a "การ์ดครีเจอร์". */
export function nounOf({ type, zone }: Pick<Select, 'type' | 'zone'>): Noun {
  const isInPlay = zone?.kind === 'zone' && [zone.name].flat().includes('play');
  return (zone === undefined || isInPlay ? NOUNS : CARD_NOUNS)[type];
}

/** A whole noun phrase: "ครีเจอร์ฝ่ายเดียวกันสูงสุด 3 ตัว", "ครีเจอร์ตระกูล Mars แต่ละตัว", "การ์ดบนสุดของเด็คของคุณ". */
export function noun(
  select: Select,
  context: RenderContext,
  quantifier = select.quantifier,
  preposition: 'จาก' | 'ใน' = quantifier.kind === 'bare' ? 'ใน' : 'จาก',
): string {
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
  const { nouns, isOther, isSuperlative, isUnique, isOfOneSide } = qualifiers;
  const classifier = commonClassifier(nouns);
  const word = listed(nouns, quantifier);
  const others = isOther ? `${classifier}อื่น` : '';
  const isOnlyOne = isUnique && (quantifier.kind === 'each' || quantifier.kind === 'choose');
  const number = isOnlyOne ? '' : determiner(quantifier, classifier, { isSuperlative, isOther }, context);
  const clauses = [...qualifiers.clauses, ...inCommon(select)].join('และ');
  const zone =
    select.zone && !isWordless(select)
      ? zoneWords(select.zone, preposition, linkOf(quantifier), context)
      : '';
  // After the whole phrase "มัน" would be one of these cards.
  if (qualifiers.owner !== '' && isOfText(context.it)) context.it = undefined;
  const line = quantifier.kind === 'half-of-line' ? halfOfLine(isOfOneSide) : '';
  return `${qualifiers.itself}${word}${others}${number}${qualifiers.owner}${clauses}${line}${zone}`;
}

/** The card with the text, and not a choice. */
const isOfText = (name: string | undefined): boolean => name === 'self' || name === 'this-creature';

/** Different kinds of cards are counted as cards. */
const commonClassifier = (nouns: readonly Noun[]): string => {
  const [first = NOUNS.card] = nouns;
  return nouns.every(({ classifier }) => classifier === first.classifier)
    ? first.classifier
    : NOUNS.card.classifier;
};

const listed = (nouns: readonly Noun[], { kind }: Quantifier): string =>
  nouns.map(({ word }) => word).join(kind === 'each' ? 'และ' : 'หรือ');

const linkOf = ({ kind }: Quantifier): string => (kind === 'choose' ? 'หรือ' : 'และ');

/** What the chosen cards have in common, or none of them. */
function inCommon({ different, alike }: Select): string[] {
  if (different) return [`ที่มี${SHARED[different]}ต่างกัน`];
  return alike ? [`ที่มี${SHARED[alike]}เดียวกัน`] : [];
}

/** "ครีเจอร์ที่ปีกซ้ายของคุณ": there is one at most. */
function onFlankOf({ where, zone }: Select, { kind }: Quantifier): string | undefined {
  const side = where.find((filter) => filter.kind === 'side');
  const flank = where.find((filter) => filter.kind === 'flank');
  if (where.length !== 2 || zone !== undefined || kind !== 'each' || !side || flank?.side === undefined)
    return undefined;
  return `ครีเจอร์ที่ปีก${LEFT_RIGHT[flank.side]}ของ${side.side === 'friendly' ? 'คุณ' : 'คู่ต่อสู้'}`;
}

/** Random cards until only this many are left. */
function downTo({ zone }: Select, quantifier: Quantifier, context: RenderContext): string | undefined {
  if (quantifier.kind !== 'random' || zone === undefined) return undefined;
  const { n } = quantifier;
  if (typeof n !== 'object' || n.kind !== 'excess') return undefined;
  const isOfAll = typeof n.of === 'object' && n.of.kind === 'count' && n.of.of.where.length === 0;
  if (!isOfAll) return undefined;
  return `การ์ดแบบสุ่ม${zoneWords(zone, 'จาก', 'และ', context)}จนเหลือไม่เกิน${amount(n.over, context)}ใบ`;
}

/** "การ์ด 1 ใบในนั้น", "การ์ดใบอื่นในนั้น": cards that the sentence before has shown to the player. */
function ofShownCards({ where, different, alike, type }: Select, quantifier: Quantifier): string | undefined {
  const isPlain = different === undefined && alike === undefined;
  if (!isPlain || !where.some((filter) => filter.kind === 'this-way' && filter.verb === 'looked at'))
    return undefined;
  const [other] = where.filter(({ kind }) => kind !== 'this-way');
  if (where.length === 1 && quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1)
    return `${CARD_NOUNS[type].word} 1 ${CARD_NOUNS[type].classifier}ในนั้น`;
  const isRest = where.length === 2 && other?.kind === 'not' && other.filter.kind === 'is';
  return isRest && quantifier.kind === 'each' ? 'การ์ดใบอื่นในนั้น' : undefined;
}

/** "ตัวที่มีพลังน้อยที่สุดในพวกมัน", "อีกตัวในพวกมัน"; the cards themselves if nothing tells them apart. */
function oneOfThese({ where, type }: Select, these: string): string {
  const { word, classifier } = NOUNS[type];
  const extreme = where.find((filter) => filter.kind === 'extreme');
  if (extreme) return `${word}${classifier}ที่มีพลัง${extreme.most ? 'มาก' : 'น้อย'}ที่สุดใน${these}`;
  return where.some(({ kind }) => kind === 'not') ? `${word}อีก${classifier}ใน${these}` : these;
}

/** "มือของคุณ", "มือและกองทิ้งของคุณ": everything that is there. */
export function wholePile(target: Target, context: RenderContext): string | undefined {
  if (target.kind === 'ref' || target.quantifier.kind !== 'each' || target.type !== 'card') return undefined;
  const { where, zone } = target;
  return where.length === 0 && isWhole(zone) ? zoneName(zone, 'และ', context) : undefined;
}

/** The class itself: "ครีเจอร์ตระกูล Mars". */
export const plural = (select: Select, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, context);

/** One of the class: "ครีเจอร์ตระกูล Mars 1 ตัว". */
export const one = (select: Select, context: RenderContext, preposition: 'จาก' | 'ใน' = 'จาก'): string =>
  noun(select, context, { kind: 'choose', min: 1, max: 1 }, preposition);

/** The class without a choice, for what is about all of it: "ครีเจอร์ตระกูล Mars ไม่สามารถเก็บเกี่ยว". */
export const classOrCard = (what: Target, context: RenderContext): string =>
  what.kind === 'select' && what.quantifier.kind === 'each' ? plural(what, context) : named(what, context);

/** The zone of cards that another card has purged is not written. */
const isWordless = (select: Select): boolean => select.where.some(({ kind }) => kind === 'purged-by');

/** "ของเจ้าของ": of one owner, or of several. */
export const ownersOf = (target: Target): string => (areMany(target) ? 'ของเจ้าของการ์ดเหล่านั้น' : 'ของเจ้าของ');

/** The number with its classifier, after the noun: "แต่ละตัว", "2 ใบ", "แบบสุ่ม 1 ใบ". */
function determiner(
  quantifier: Quantifier,
  classifier: string,
  { isSuperlative, isOther }: { isSuperlative: boolean; isOther: boolean },
  context: RenderContext,
): string {
  switch (quantifier.kind) {
    case 'bare':
      return '';
    case 'each':
    case 'half-of-line':
      return `แต่ละ${classifier}`;
    case 'any-number':
      return anyNumber(quantifier, classifier, context);
    case 'first':
      return `บนสุด${amount(quantifier.n, context)}${classifier}`;
    case 'one-of-each':
      return ` 1 ${classifier}${EACH_SHARED[quantifier.what]}`;
    case 'random':
      return typeof quantifier.n === 'number'
        ? `แบบสุ่ม${quantifier.n}${classifier}`
        : `แบบสุ่มจำนวนเท่ากับ${amount(quantifier.n, context)}`;
    case 'choose':
      return chosen(quantifier, classifier, isSuperlative && !isOther, context);
  }
}

const halfOfLine = (isOfOneSide: boolean): string =>
  `ในครึ่งหนึ่งของแนวรบ${isOfOneSide ? '' : 'แต่ละแนว'} (แบ่งให้เท่ากันที่สุด)`;

const EACH_SHARED: Readonly<Record<Shared, string>> = {
  house: 'ของแต่ละตระกูล',
  trait: 'ของแต่ละลักษณะ',
  name: 'ของแต่ละชื่อ',
  power: 'ของแต่ละค่าพลัง',
  battleline: 'ของแต่ละแนวรบ',
  type: 'ของแต่ละประเภท',
};

/** "จำนวนเท่าใดก็ได้", "1 ใบหรือมากกว่า", with the total power that they need. */
function anyNumber(
  { min, totalPower }: Extract<Quantifier, { kind: 'any-number' }>,
  classifier: string,
  context: RenderContext,
): string {
  const power = totalPower === undefined ? '' : `ที่มีพลังรวมกัน${amount(totalPower, context)} หรือมากกว่า`;
  return `${min === 1 ? ` 1 ${classifier}หรือมากกว่า` : 'จำนวนเท่าใดก็ได้'}${power}`;
}

function chosen(
  { min, max }: Extract<Quantifier, { kind: 'choose' }>,
  classifier: string,
  isSuperlative: boolean,
  context: RenderContext,
): string {
  if (typeof max !== 'number') return `${min === 0 ? 'สูงสุด' : ''}จำนวนเท่ากับ${amount(max, context)}`;
  if (min !== max) return `สูงสุด${max}${classifier}`;
  return isSuperlative && max === 1 ? '' : ` ${max}${classifier}`;
}
