import type { Amount, Comparison, Condition, EventPhrase, Select } from '@amberhall/engine/language';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import type { RenderContext } from '../render-context.ts';
import { amount, doneThisWay } from './amounts.ts';
import { clause, windowWords } from './events.ts';
import { conjugated } from './grammar.ts';
import { AMBER, CHAIN, counterNoun, KEY, PLAYERS } from './lexicon.ts';
import type { Noun } from './lexicon.ts';
import { nounOf, one, plural, upon } from './nouns.ts';
import { zonePlace } from './zones.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** "5 พอดี", "5 ตัวหรือมากกว่า": the number with its classifier. */
export function bounded(compare: Comparison, number: string, classifier = ''): string {
  const words: Readonly<Record<Comparison, string>> = {
    '=': ` ${number}${classifier}พอดี`,
    '>=': ` ${number}${classifier}หรือมากกว่า`,
    '<=': ` ${number}${classifier}หรือน้อยกว่า`,
    '>': `มากกว่า${number}${classifier}`,
    '<': `น้อยกว่า${number}${classifier}`,
  };
  return words[compare];
}

/** A value after what it is the value of: "5 หรือมากกว่า", "เท่ากับพลังของมัน". */
export const valued = (compare: Comparison, value: Amount, context: RenderContext): string =>
  typeof value === 'number'
    ? bounded(compare, String(value))
    : `${RELATIVE[compare]}${amount(value, context)}`;

/** "มี 7{amber} หรือมากกว่า", "ไม่มี {amber}". */
const havingAmber = (compare: Comparison, right: Amount, context: RenderContext): string =>
  compare === '=' && right === 0
    ? `ไม่มี${AMBER}`
    : `มี${bounded(compare, `${amount(right, context)}${AMBER}`)}`;

/** "มีโซ่ 3 เส้นหรือมากกว่า", "ไม่มีโซ่". */
const having = (
  compare: Comparison,
  right: Amount,
  { word, classifier }: Noun,
  context: RenderContext,
): string =>
  compare === '=' && right === 0
    ? `ไม่มี${word}`
    : `มี${word}${bounded(compare, amount(right, context), classifier)}`;

/** "มากกว่าคู่ต่อสู้", "เท่ากับพลังของมัน": before what it is compared with. */
const RELATIVE: Readonly<Record<Comparison, string>> = {
  '=': 'เท่ากับ',
  '<': 'น้อยกว่า',
  '>': 'มากกว่า',
  '<=': 'ไม่มากกว่า',
  '>=': 'ไม่น้อยกว่า',
};

/** "คู่ต่อสู้มี 7{amber} หรือมากกว่า", "คุณเล่นการ์ด 2 ใบหรือมากกว่าในเทิร์นนี้". */
export function comparison(node: Compare, context: RenderContext): string {
  const { left, compare, right } = node;
  const plain = (): string =>
    `${amount(left, context)}${typeof right === 'number' ? 'คือ' : ''}${valued(compare, right, context)}`;
  if (left === 'that-much') {
    const { verb, thing } = doneThisWay(context);
    const number = amount(right, context);
    const what = thing
      ? `${thing.word}${bounded(compare, number, thing.classifier)}`
      : bounded(compare, `${number}${AMBER}`);
    return `${what}ถูก${verb}ด้วยวิธีนี้`;
  }
  if (typeof left !== 'object') return plain();
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left, context);
    case 'count':
      return countCompared(node, left, context);
    case 'count-events':
      return timesCompared(node, left, context);
    case 'counters':
      return `${having(compare, right, counterNoun(left.counter), context)}${upon(left.on, context)}`;
    case 'amber-on':
      return `${havingAmber(compare, right, context)}${upon(left.card, context)}`;
    case 'keys':
      if (typeof right === 'object' && right.kind === 'keys')
        return `${PLAYERS[left.of]}มีกุญแจที่หลอมแล้ว${RELATIVE[compare]}${PLAYERS[right.of]}`;
      return `${PLAYERS[left.of]}${having(compare, right, { ...KEY, word: 'กุญแจที่หลอมแล้ว' }, context)}`;
    case 'houses':
      return housesCompared(node, left, context);
    case 'sum':
      return left.of.every((part) => typeof part === 'object' && part.kind === 'amber')
        ? `ผู้เล่นทั้งสองรวมกัน${havingAmber(compare, right, context)}ในกองแอมเบอร์`
        : plain();
    case 'chains':
      return `${PLAYERS[left.of]}${having(compare, right, CHAIN, context)}`;
    default:
      return plain();
  }
}

function amberCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'amber' }>,
  context: RenderContext,
): string {
  context.they = left.of === 'you' ? context.they : left.of;
  const owner = PLAYERS[left.of];
  if (typeof right === 'object' && right.kind === 'amber')
    return `${owner}มี${AMBER}${RELATIVE[compare]}${PLAYERS[right.of]}`;
  if (typeof right === 'object' && right.kind === 'price-of-key')
    return `${owner}มี${AMBER}${RELATIVE[compare]}ราคากุญแจปัจจุบันของตน`;
  return `${owner}${havingAmber(compare, right, context)}`;
}

const OPPONENT_OF = { you: 'คู่ต่อสู้', opponent: 'คุณ', 'that-player': 'คู่ต่อสู้ของผู้เล่นนั้น' } as const;

function countCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'count' }>,
  context: RenderContext,
): string {
  const { owner, rest } = splitSide(left.of);
  if (owner && typeof right === 'object' && right.kind === 'count')
    return `${PLAYERS[owner]}ควบคุม${plural(rest, context)}${RELATIVE[compare]}${OPPONENT_OF[owner]}`;
  if (owner && typeof right === 'object' && right.kind === 'amber')
    return `${PLAYERS[owner]}ควบคุม${plural(rest, context)}จำนวน${RELATIVE[compare]}${AMBER}ของ${PLAYERS[right.of]}`;
  const { classifier } = nounOf(left.of);
  const many = bounded(compare, amount(right, context), classifier);
  const isNone = compare === '=' && right === 0;
  if (owner) {
    const what = plural(rest, context);
    return isNone ? `${PLAYERS[owner]}ไม่ได้ควบคุม${what}` : `${PLAYERS[owner]}ควบคุม${what}${many}`;
  }
  const { zone } = left.of;
  if (zone?.kind === 'zone' && zone.top !== undefined) return `${plural(left.of, context)}มี${many}`;
  const isShown = left.of.where.some(({ kind }) => kind === 'this-way');
  const what = nounIn(left.of, context);
  const place = zone === undefined ? (isShown ? '' : 'ในสนาม') : zonePlace(zone, context);
  return isNone ? `ไม่มี${what}${place}` : `มี${what}${many}${place}`;
}

/** The noun without its zone, with the word for cards outside of play. */
function nounIn(of: Select, context: RenderContext): string {
  const { zone: _, ...anywhere } = of;
  return plural(anywhere, context).replace(nounOf(anywhere).word, nounOf(of).word);
}

/** "คุณควบคุมครีเจอร์จากตระกูลต่างกัน 3 ตระกูล". */
function housesCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const { owner, rest } = splitSide(left.among);
  const number = amount(right, context);
  if (!owner || left.except !== undefined || (compare !== '>=' && compare !== '<'))
    return `${amount(left, context)}มี${bounded(compare, number, 'ตระกูล')}`;
  const control = compare === '<' ? 'ไม่ได้ควบคุม' : 'ควบคุม';
  return `${PLAYERS[owner]}${control}${plural(rest, context)}จากตระกูลต่างกัน${number}ตระกูล`;
}

/** "คุณเล่นการ์ดตระกูล Sanctum 7 ใบหรือมากกว่าในเทิร์นนี้". */
function timesCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  context: RenderContext,
): string {
  const phrase = left.of;
  const time = windowWords(left.when);
  rememberOpponent(phrase, context);
  const object = eventObject(phrase);
  const said = clause(phrase, context);
  const number = amount(right, context);
  if (!object && compare === '=' && right === 1) return `นี่เป็นครั้งแรกที่${conjugated(said, 'past')}${time}`;
  if (!object && said.rest !== undefined && A_PIECE.test(said.rest)) {
    const several = (_: string, classifier: string): string => bounded(compare, number, classifier);
    return conjugated({ ...said, rest: said.rest.replace(A_PIECE, several) }, 'past', time);
  }
  if (!object) return `${conjugated(said, 'past')}${bounded(compare, number, 'ครั้ง')}${time}`;
  const isNever = compare === '=' && right === 0;
  const { classifier } = nounOf(object);
  if (phrase.kind === 'destroyed') {
    const fate = `ที่${said.verb}${said.manner ?? ''}`;
    const what = `${plural(object, context)}${fate}`;
    return isNever ? `ไม่มี${what}${time}` : `มี${what}${time}${bounded(compare, number, classifier)}`;
  }
  if (isNever) return conjugated({ ...said, rest: plural(object, context) }, 'negative past', time);
  const many = right === 1 && compare === '=' ? `${one(object, context)}พอดี` : undefined;
  const what = many ?? `${plural(object, context)}${bounded(compare, number, classifier)}`;
  return conjugated({ ...said, rest: what }, 'past', time);
}

/** "กุญแจ 1 ดอก" becomes "กุญแจ 2 ดอกหรือมากกว่า". */
const A_PIECE = / ?1 (ดอก|ใบ)$/;

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
