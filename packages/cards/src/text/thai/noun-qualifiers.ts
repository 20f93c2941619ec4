import type { Condition, Filter, Quantifier, Select, Target } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';
import { valued } from './comparisons.ts';
import { condition } from './conditions.ts';
import { listed } from './grammar.ts';
import {
  AMBER,
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
  SUCH_THAT,
} from './lexicon.ts';
import type { Noun } from './lexicon.ts';
import { named, noun, nounOf, plural, possessiveOf, title } from './nouns.ts';
import { whose } from './players.ts';
import { TRAITS } from './traits.ts';

/** The parts of a noun phrase around its number. */
export interface NounQualifiers {
  /** The card whose neighbors they are, if it is one of them: "ครีเจอร์ 1 ตัว รวมถึง". */
  itself: string;
  /** The noun with the words that follow it at once; several for "อาร์ติแฟกต์หรือครีเจอร์". */
  nouns: readonly Noun[];
  /** The card whose neighbors they are, after the number. */
  owner: string;
  /** Relative clauses, after the number. */
  clauses: readonly string[];
  isOther: boolean;
  /** Only the most powerful: one or the number that is wanted. */
  isSuperlative: boolean;
  /** A neighbor on one side: there is one at most. */
  isUnique: boolean;
  /** Friendly or enemy cards only. */
  isOfOneSide: boolean;
}

/** Words that follow the noun at once, in their order. All else is a relative clause. */
const WORD_ORDER: readonly Filter['kind'][] = ['token', 'gigantic', 'trait', 'house', 'neighbor-of', 'side'];

const rank = ({ kind }: Filter): number => WORD_ORDER.indexOf(kind);

export function nounQualifiers(
  select: Select,
  context: RenderContext,
  quantifier: Quantifier,
): NounQualifiers {
  const { where } = select;
  const either = where.find((filter) => filter.kind === 'either');
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  const words = where
    .filter((filter) => rank(filter) >= 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((filter) => word(filter, context));
  // An exception is named by its description.
  const isOther = where.some((filter) => isExclusion(filter, context));
  const itself = beside?.orItself
    ? `${named(beside.of, context)}${quantifier.kind === 'choose' ? 'หรือ' : ' รวมถึง'}`
    : '';
  const owner = itself ? 'ของมัน' : beside ? possessiveOf(beside.of, context) : '';
  const clauses = where.filter((filter) => rank(filter) < 0).map((filter) => clause(filter, context));
  const nouns = either
    ? either.of.map((list) => alternative(list, select, context))
    : [nounWord(select, context)];
  return {
    nouns: nouns.map(({ word: own, classifier }) => ({ word: `${own}${words.join('')}`, classifier })),
    itself,
    owner,
    clauses: clauses.filter(Boolean),
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

const isUnsaid = (card: Target, context: RenderContext): boolean =>
  card.kind === 'ref' && context.pendingChoices.has(card.name);

function nounWord(select: Select, context: RenderContext): Noun {
  const copies = select.where.find((filter) => filter.kind === 'name');
  if (copies) return { word: title(context.titleOf(copies.card)), classifier: 'ใบ' };
  const type = select.where.find((filter) => filter.kind === 'type')?.type ?? select.type;
  return nounOf({ ...select, type });
}

function alternative(list: readonly Filter[], select: Select, context: RenderContext): Noun {
  const { nouns, owner, clauses } = nounQualifiers({ ...select, where: list }, context, { kind: 'bare' });
  const [{ word: own, classifier } = nounOf(select)] = nouns;
  return { word: `${own}${owner}${clauses.join('และ')}`, classifier };
}

/** One filter as a word after the noun. */
function word(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'side':
      return SIDES[filter.side];
    case 'trait':
      return filter.trait === 'that-trait' ? 'ลักษณะนั้น' : `ลักษณะ${TRAITS[filter.trait]}`;
    case 'gigantic':
      return 'ขนาดยักษ์';
    case 'token':
      return 'โทเคน';
    case 'neighbor-of':
      return `ข้างเคียง${filter.side === undefined ? '' : `ทาง${LEFT_RIGHT[filter.side]}`}`;
    case 'house':
      return houseName(filter.house);
    default:
      return quality(filter, context);
  }
}

/** One filter as a relative clause. */
function clause(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'named':
      return 'ที่มีชื่อนั้น';
    case 'played-by':
      return `ที่${PLAYERS[filter.by]}เล่น`;
    case 'owned-by':
      return `ที่${PLAYERS[filter.who]}เป็นเจ้าของ`;
    case 'controlled-by':
      return `ที่${PLAYERS[filter.who]}ควบคุม`;
    case 'this-way':
      return `${filter.controller ? `ที่${PLAYERS[filter.controller]}ควบคุมและ` : ''}ที่${PARTICIPLES[filter.verb]}ด้วยวิธีนี้`;
    case 'such-that':
      return suchThat(filter.if, context);
    case 'not':
      return excluded(filter.filter, context);
    case 'other':
    case 'type':
    case 'name':
    case 'either':
    case 'is':
      return '';
    default:
      return `ที่${quality(filter, context)}`;
  }
}

/** "ที่กำลังโจมตี “Troll”", "ที่มีเจ้าของซึ่งถูกหลอกหลอน"; any other condition follows as a whole. */
function suchThat(test: Condition, context: RenderContext): string {
  if (test.kind === 'haunted' && test.who === 'its-owner') return 'ที่มีเจ้าของซึ่งถูกหลอกหลอน ';
  const words = condition(test, context);
  return words.startsWith('มันกำลัง') ? words.replace('มัน', 'ที่') : `${SUCH_THAT} ${words}`;
}

/** "ครีเจอร์ที่ไม่ใช่ตระกูล Mars 1 ตัว", "ครีเจอร์ที่ไม่ได้อยู่ปีก 1 ตัว" */
function excluded(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'is':
      return isUnsaid(filter.card, context) ? `ยกเว้น${named(filter.card, context)}` : '';
    case 'token':
      return 'ที่ไม่ใช่โทเคน';
    case 'this-way':
      return `ที่ไม่ได้${PARTICIPLES[filter.verb]}ด้วยวิธีนี้`;
    default:
      return `ที่${negatedQuality(filter, context)}`;
  }
}

/** What is said of a card after its name: "มีความเสียหาย", "อยู่ที่ปีก", "มีพลัง 5 หรือมากกว่า". */
export function quality(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'side':
      return `อยู่ในการควบคุมของ${filter.side === 'friendly' ? 'คุณ' : 'คู่ต่อสู้'}`;
    case 'status':
      return STATUSES[filter.status];
    case 'house':
      return `อยู่ใน${houseName(filter.house)}`;
    case 'trait':
      return filter.trait === 'that-trait' ? 'มีลักษณะนั้น' : `มีลักษณะ${TRAITS[filter.trait]}`;
    case 'flank':
      return filter.side === undefined ? 'อยู่ที่ปีก' : `อยู่ที่ปีก${LEFT_RIGHT[filter.side]}ของผู้ควบคุม`;
    case 'gigantic':
      return 'เป็นครึ่งหนึ่งของครีเจอร์ขนาดยักษ์';
    case 'center':
      return 'อยู่กึ่งกลางแนวรบ';
    case 'keyword':
      return `มี${KEYWORDS[filter.keyword]}`;
    case 'extreme':
      return `มี${STATS[filter.stat]}${filter.most ? 'มาก' : 'น้อย'}ที่สุด`;
    case 'power':
      return `มีพลัง${valued(filter.compare, filter.value, context)}`;
    case 'parity':
      return `มีพลังเป็นเลข${filter.odd ? 'คี่' : 'คู่'}`;
    case 'has':
      return possession(filter.what);
    case 'shares':
      return shared(filter, context);
    case 'shares-with-neighbors':
      return `มี${SHARED[filter.what]}เดียวกับ${ofNeighbors(filter.atLeast)}`;
    case 'identity-house':
      return `อยู่ในตระกูลหนึ่ง${whose(filter.of, context)}`;
    case 'house-count':
      return `อยู่ใน${countedHouse(filter, context)}`;
    case 'attached-to':
      return `ติดอยู่กับ${named(filter.to, context)}`;
    case 'beside':
      return `อยู่ทาง${LEFT_RIGHT[filter.direction]}ของ${named(filter.of, context)}`;
    case 'between':
      return `อยู่ระหว่าง${named(filter.one, context)}กับ${named(filter.other, context)}`;
    case 'purged-by':
      return `ถูก${named(filter.by, context)}ขจัด`;
    case 'neighbor-of':
      return `อยู่ข้างเคียง${named(filter.of, context)}`;
    case 'type':
      return `เป็น${plural({ ...A_CARD, type: filter.type }, context)}`;
    case 'is':
      return `เป็น${named(filter.card, context)}`;
    case 'name':
      return `เป็น${title(context.titleOf(filter.card))}`;
    case 'either':
      return `เป็น${listed(
        filter.of.map((list) => plural({ ...A_CARD, type: context.lastKind, where: list }, context)),
        'หรือ',
      )}`;
    case 'not':
      return negatedQuality(filter.filter, context);
    case 'such-that':
      return condition(filter.if, context);
    default:
      return `เป็น${plural({ ...A_CARD, type: context.lastKind, where: [filter] }, context)}`;
  }
}

const A_CARD: Select = {
  kind: 'select',
  type: 'card',
  quantifier: { kind: 'bare' },
  where: [],
};

const NOT_IN_STATE = {
  ready: 'ไม่พร้อม',
  exhausted: 'ไม่หมดแรง',
  damaged: 'ไม่มีความเสียหาย',
  undamaged: 'มีความเสียหาย',
  stunned: 'ไม่มึนงง',
  warded: 'ไม่ได้รับการคุ้มกัน',
  enraged: 'ไม่คลุ้มคลั่ง',
} as const;

/** What is denied of a card after its name. */
export function negatedQuality(filter: Filter, context: RenderContext): string {
  switch (filter.kind) {
    case 'status':
      return NOT_IN_STATE[filter.status];
    case 'has':
      return `ไม่มี${thing(filter.what)}`;
    case 'house':
      return `ไม่ใช่${houseName(filter.house)}`;
    case 'power':
      return `มีพลังที่ไม่ใช่${valued(filter.compare, filter.value, context)}`;
    case 'not':
      return quality(filter.filter, context);
    case 'shares-with-neighbors':
      return filter.atLeast === 1
        ? `ไม่มี${SHARED[filter.what]}เดียวกับครีเจอร์ข้างเคียงตัวใดเลย`
        : untranslated('a number of neighbors');
    case 'extreme':
    case 'parity':
    case 'such-that':
      return untranslated(`not ${filter.kind}`);
    default:
      return negated(quality(filter, context));
  }
}

/** Verbs of being are denied by "ไม่ใช่" and places by "ไม่ได้". */
function negated(words: string): string {
  if (words.startsWith('เป็น')) return `ไม่ใช่${words.slice('เป็น'.length)}`;
  return /^(?:อยู่|ถูก|ติด)/.test(words) ? `ไม่ได้${words}` : `ไม่${words}`;
}

function shared({ what, with: other }: Extract<Filter, { kind: 'shares' }>, context: RenderContext): string {
  const partner =
    other.kind === 'select' && (other.quantifier.kind === 'each' || other.quantifier.kind === 'bare')
      ? noun(other, context, { kind: 'any-number', min: 1 })
      : named(other, context);
  return what === 'battleline' ? `อยู่ในแนวรบเดียวกับ${partner}` : `มี${SHARED[what]}เดียวกับ${partner}`;
}

const ofNeighbors = (number: number): string =>
  number === 1 ? 'ครีเจอร์ข้างเคียงอย่างน้อย 1 ตัว' : `ครีเจอร์ข้างเคียงของมัน${number} ตัว`;

function countedHouse(filter: Extract<Filter, { kind: 'house-count' }>, context: RenderContext): string {
  // Cards "this way" can be anywhere.
  const place = filter.of.where.some(({ kind }) => kind === 'this-way') ? '' : 'ในสนาม';
  const cards = `${plural(filter.of, context)}${place}`;
  if ('most' in filter) return `ตระกูลที่มี${cards}มากที่สุด`;
  return `ตระกูลที่มี${cards}จำนวน${valued(filter.compare, filter.value, context)}`;
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
      return 'อัปเกรด';
    case 'bonus-icon':
      return 'ไอคอนโบนัส';
    default:
      return counterName(what);
  }
}

function possession(what: Thing): string {
  if (what === 'armor' || what === 'bonus-icon') return `มี${thing(what)}`;
  return what === 'upgrade' ? 'มีอัปเกรดติดอยู่' : `มี${thing(what)}อยู่บนตัว`;
}
