import type { Amount, Select } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { clause, event, windowWords } from './events.ts';
import {
  AMBER,
  counterName,
  DAMAGE_POINT,
  houseName,
  iconName,
  PLAYERS,
  POSSESSIVES,
  STATS,
} from './lexicon.ts';
import type { Noun } from './lexicon.ts';
import { named, noun, plural, possessiveInFull, possessiveOf, theAttacked, title, upon } from './nouns.ts';
import { whose } from './players.ts';

type AmountNode = Exclude<Amount, number | string>;

/** A number as a noun phrase: "2", "จำนวนครีเจอร์ฝ่ายเดียวกัน", "ครึ่งหนึ่งของ {amber} ของคุณ". */
export function amount(value: Amount, context: RenderContext): string {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return 'ทั้งหมด';
  if (value === 'that-much') return context.amountVerb === 'chosen' ? 'ตัวเลขที่เลือก' : 'จำนวนนั้น';
  return computed(value, context);
}

function computed(value: AmountNode, context: RenderContext): string {
  switch (value.kind) {
    case 'count':
      return `จำนวน${plural(value.of, context)}`;
    case 'count-events':
      return `จำนวนครั้งที่${event(value.of, context, 'past', windowWords(value.when))}`;
    case 'amber':
      return `${AMBER}${whose(value.of, context)}`;
    case 'amber-on':
      return `${AMBER}${upon(value.card, context)}`;
    case 'counters':
      return `จำนวน${counterName(value.counter)}${upon(value.on, context)}`;
    case 'keys':
      return `จำนวนกุญแจที่หลอมแล้ว${whose(value.of, context)}`;
    case 'price-of-key':
      return `ราคากุญแจปัจจุบัน${whose(value.of, context)}`;
    case 'chains':
      return `จำนวนโซ่${whose(value.of, context)}`;
    case 'stat':
      return stat(value, context);
    case 'armor-lost':
      return `เกราะที่${named(value.of, context)}เสียด้วยวิธีนี้`;
    case 'icons':
      return `จำนวน${iconName(value.icon)}${upon(value.on, context)}`;
    case 'houses':
      return `จำนวนตระกูล${represented(value, context)}`;
    case 'powers':
      return `จำนวนค่าพลังที่ต่างกันของ${plural(value.among, context)}`;
    case 'traits':
      return `จำนวนลักษณะ${possessiveOf(value.of, context)}`;
    case 'fixed':
      return amount(value.of, context);
    case 'per':
      return value.times === 1
        ? amount(value.each, context)
        : `${value.times}เท่าของ${amount(value.each, context)}`;
    case 'half':
      return `ครึ่งหนึ่งของ${amount(value.of, context)} (${ROUNDED[value.round]})`;
    case 'third':
      return `หนึ่งในสามของ${amount(value.of, context)} (${ROUNDED[value.round]})`;
    case 'sum':
      return value.of.map((part) => amount(part, context)).join('บวกกับ');
    case 'excess':
      return excess(value, context);
    case 'capped':
      return `${amount(value.value, context)}${limits(value)}`;
  }
}

const ROUNDED = { down: 'ปัดเศษลง', up: 'ปัดเศษขึ้น' } as const;

function stat(value: Extract<AmountNode, { kind: 'stat' }>, context: RenderContext): string {
  const { of } = value;
  const name = STATS[value.stat];
  if (value.printed) return `${name}ที่พิมพ์ไว้${possessiveInFull(of, context)}`;
  if (value.stat === 'damage') return `${name}${upon(of, context)}`;
  if (of.kind === 'ref' && of.name === 'attacked') return `${name}ของ${theAttacked(context)}`;
  if (of.kind === 'select' && of.quantifier.kind === 'each' && !isExtreme(of))
    return `${name}รวมของ${noun(of, context)}`;
  return `${name}${possessiveOf(of, context)}`;
}

const isExtreme = ({ where }: Select): boolean => where.some(({ kind }) => kind === 'extreme');

/** "(ไม่เกิน 5)" */
export function limits({ max, min }: Extract<AmountNode, { kind: 'capped' }>): string {
  return `${max === undefined ? '' : ` (ไม่เกิน${max})`}${min === undefined ? '' : ` (อย่างน้อย${min})`}`;
}

/** "{amber} ทั้งหมดของคู่ต่อสู้ที่เกิน 5", "จำนวนครีเจอร์ที่คุณควบคุมเกินจำนวนของคู่ต่อสู้". */
function excess({ of, over }: Extract<AmountNode, { kind: 'excess' }>, context: RenderContext): string {
  if (isNode(of, 'amber')) return `${AMBER}ทั้งหมด${whose(of.of, context)}ที่เกิน${amount(over, context)}`;
  if (isNode(over, 'keys')) return `จำนวนกุญแจที่ยังไม่หลอม${whose(over.of, context)}`;
  const rivals = rivalry(of, over, context);
  return rivals ? `จำนวน${rivals}` : `${amount(of, context)}ลบด้วย${amount(over, context)}`;
}

/** Creatures of one side counted against those of the other. */
function rivalry(of: Amount, over: Amount, context: RenderContext, each = ''): string | undefined {
  if (!isNode(of, 'count') || !isNode(over, 'count')) return undefined;
  const side = of.of.where.find((filter) => filter.kind === 'side');
  if (!side) return undefined;
  const what = `${plural({ ...of.of, where: of.of.where.filter((filter) => filter !== side) }, context)}${each}`;
  const isUncounted = over.of.where.some(({ kind }) => kind === 'other');
  if (side.side === 'friendly') return `${what}ที่คุณควบคุมเกินจำนวนของคู่ต่อสู้`;
  return `${what}ที่คู่ต่อสู้ควบคุมเกินจำนวนของคุณ${isUncounted ? ` (ไม่นับ${title(context.title)})` : ''}`;
}

const COUNTER: Noun = { word: 'เคาน์เตอร์', classifier: 'อัน' };

/** Of what the last sentence told a number; where nothing else is said it is amber. */
const THINGS: ReadonlyMap<string, Noun> = new Map([
  ['healed', DAMAGE_POINT],
  ['prevented', DAMAGE_POINT],
  ['drawn', { word: 'การ์ด', classifier: 'ใบ' }],
  ['removed', COUNTER],
]);

const VERBS: ReadonlyMap<string, string> = new Map([
  ['gained', 'ได้รับ'],
  ['lost', 'เสีย'],
  ['stolen', 'ขโมย'],
  ['captured', 'ยึด'],
  ['moved', 'ย้าย'],
  ['returned', 'คืน'],
  ['given', 'มอบ'],
  ['healed', 'รักษา'],
  ['prevented', 'ป้องกัน'],
  ['drawn', 'จั่ว'],
  ['removed', 'นำออก'],
  ['chosen', 'เลือก'],
]);

/** What "that much" stands for: its verb, and its noun if it is not amber. */
export const doneThisWay = ({ amountVerb }: RenderContext): { verb: string; thing: Noun | undefined } => ({
  verb: VERBS.get(amountVerb) ?? 'ดำเนินการ',
  thing: THINGS.get(amountVerb),
});

/** "ครีเจอร์ฝ่ายเดียวกันแต่ละตัว": that for each of which an effect happens, after "สำหรับ". */
function eachOf(value: Amount, context: RenderContext): string {
  if (value === 'that-much') {
    const { verb, thing } = doneThisWay(context);
    return `${thing ? each(thing) : EACH_AMBER}ที่${verb}ด้วยวิธีนี้`;
  }
  if (typeof value !== 'object') return `แต่ละหน่วยของ${amount(value, context)}`;
  switch (value.kind) {
    case 'count':
      return counted(value.of, context);
    case 'count-events':
      return eachTime(value, context);
    case 'amber':
      return `${EACH_AMBER}ที่${PLAYERS[value.of]}มี`;
    case 'amber-on':
      return `${EACH_AMBER}${upon(value.card, context)}`;
    case 'counters':
      return `${counterName(value.counter)}แต่ละอัน${upon(value.on, context)}`;
    case 'keys':
      return `กุญแจที่หลอมแล้วแต่ละดอกที่${PLAYERS[value.of]}มี`;
    case 'chains':
      return `โซ่แต่ละเส้นที่${PLAYERS[value.of]}มี`;
    case 'stat':
      return value.stat === 'damage'
        ? `${each(DAMAGE_POINT)}${upon(value.of, context)}`
        : `${STATS[value.stat]}แต่ละแต้ม${possessiveOf(value.of, context)}`;
    case 'armor-lost':
      return `เกราะแต่ละแต้มที่${named(value.of, context)}เสียด้วยวิธีนี้`;
    case 'icons':
      return `${iconName(value.icon)}แต่ละอัน${upon(value.on, context)}`;
    case 'houses':
      return `แต่ละตระกูล${represented(value, context)}`;
    case 'powers':
      return `ค่าพลังแต่ละค่าที่ต่างกันของ${plural(value.among, context)}`;
    case 'traits':
      return `ลักษณะแต่ละอย่าง${possessiveOf(value.of, context)}`;
    case 'excess':
      return eachInExcess(value, context);
    case 'price-of-key':
    case 'fixed':
    case 'per':
    case 'half':
    case 'third':
    case 'sum':
    case 'capped':
      return `แต่ละหน่วยของ${amount(value, context)}`;
  }
}

const each = ({ word, classifier }: Noun): string => `${word}แต่ละ${classifier}`;
const EACH_AMBER = `ทุก 1${AMBER}`;

/** What comes before an effect that happens for each of something: "สำหรับครีเจอร์ฝ่ายเดียวกันแต่ละตัว". */
export const forEach = (value: Amount, context: RenderContext): string => `สำหรับ${eachOf(value, context)}`;

/** "การ์ดแต่ละใบในมือของคุณ", "ครีเจอร์ตระกูล Mars แต่ละตัวในสนาม", "ครีเจอร์ฝ่ายเดียวกันแต่ละตัว" */
const counted = (of: Select, context: RenderContext): string =>
  `${noun(of, context, { kind: 'each' }, 'ใน')}${isPlaced(of) ? '' : 'ในสนาม'}`;

const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined || where.some(({ kind }) => PLACING.has(kind));
/** Words that already say where a card is. */
const PLACING: ReadonlySet<string> = new Set(['side', 'this-way', 'attached-to', 'purged-by', 'neighbor-of']);

/** "ครีเจอร์ฝ่ายศัตรูแต่ละตัวที่ถูกทำลายในการต่อสู้ในเทิร์นนี้", "การ์ดแต่ละใบที่คุณเล่นในเทิร์นนี้" */
function eachTime(
  { of, when }: Extract<AmountNode, { kind: 'count-events' }>,
  context: RenderContext,
): string {
  const time = windowWords(when);
  if (of.kind === 'destroyed' && of.card.kind === 'select') {
    const { verb, manner = '' } = clause(of, context);
    return `${noun(of.card, context, { kind: 'each' })}ที่${verb}${manner}${time}`;
  }
  if (of.kind === 'plays' || of.kind === 'discards') {
    const { subject, verb } = clause(of, context);
    return `${noun(of.card, context, { kind: 'each' })}ที่${subject}${verb}${time}`;
  }
  return `แต่ละครั้งที่${event(of, context, 'past', time)}`;
}

function eachInExcess({ of, over }: Extract<AmountNode, { kind: 'excess' }>, context: RenderContext): string {
  if (isNode(over, 'keys')) return `กุญแจที่ยังไม่หลอมแต่ละดอก${POSSESSIVES[over.of]}`;
  return (
    rivalry(of, over, context, 'แต่ละตัว') ?? `แต่ละหน่วยของ${amount({ kind: 'excess', of, over }, context)}`
  );
}

/** "ของครีเจอร์ฝ่ายเดียวกัน", "ของการ์ดในสนาม ยกเว้นตระกูล Sanctum" */
function represented(
  { among, except }: Extract<AmountNode, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const place = isPlaced(among) ? '' : 'ในสนาม';
  const but = except === undefined ? '' : ` ยกเว้น${houseName(except)}`;
  return `ของ${plural(among, context)}${place}${but}`;
}

export function isNode<K extends AmountNode['kind']>(
  value: Amount,
  kind: K,
): value is Extract<AmountNode, { kind: K }> {
  return typeof value === 'object' && value.kind === kind;
}

/** A number of icons: "2{amber}", "{amber} จำนวนเท่ากัน", "{amber} เท่ากับจำนวนครีเจอร์ฝ่ายเดียวกัน". */
export function quantity(value: Amount, icon: string, context: RenderContext): string {
  if (typeof value === 'number') return `${value}${icon}`;
  if (value === 'all') return `${icon}ทั้งหมด`;
  if (value === 'that-much') return `${icon}จำนวนเท่ากัน`;
  if (icon === AMBER && (isHalfOfAmber(value) || isAllBut(value))) return amount(value, context);
  return `${icon}เท่ากับ${amount(value, context)}`;
}

const isHalfOfAmber = (value: AmountNode): boolean =>
  (value.kind === 'half' || value.kind === 'third') && isNode(value.of, 'amber');
const isAllBut = (value: AmountNode): boolean => isNode(value, 'excess') && isNode(value.of, 'amber');

/** Tells whether it is a number for each of something. */
export const isPerOne = (value: Amount): boolean =>
  isNode(value, 'per') || (isNode(value, 'capped') && isNode(value.value, 'per'));

/** Something that happens for each of something: its lead and the number of each time. */
interface Repeated {
  lead: string;
  times: number;
  limit: string;
}

/** Tells apart "สำหรับครีเจอร์ฝ่ายเดียวกันแต่ละตัว คุณได้รับ 1{amber}" from other amounts. */
export function repeated(value: Amount, context: RenderContext): Repeated | undefined {
  if (isNode(value, 'capped') && isNode(value.value, 'per'))
    return { lead: forEach(value.value.each, context), times: value.value.times, limit: limits(value) };
  if (!isNode(value, 'per')) return undefined;
  return { lead: forEach(value.each, context), times: value.times, limit: '' };
}

/** A number of things with a classifier: "การ์ด 2 ใบ", "การ์ดจำนวนเท่ากับจำนวนโซ่ของคุณ". */
export function numberOf(value: Amount, { word, classifier }: Noun, context: RenderContext): string {
  if (typeof value === 'number') return `${word} ${value}${classifier}`;
  if (value === 'all') return `${word}ทั้งหมด`;
  if (value === 'that-much') return `${word}จำนวนเท่ากัน`;
  return `${word}จำนวนเท่ากับ${amount(value, context)}`;
}
