import type { AmberPlace, Amount, CaptureSource, Effect, PlayerRef } from '@amberhall/engine/language';
import { areMany, isSelf } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { amount, forEach, isNode, isPerOne, numberOf, quantity, repeated } from './amounts.ts';
import { consequence } from './grammar.ts';
import { AMBER, CHAIN, KEY_COLORS, PLAYERS } from './lexicon.ts';
import { named, plural, upon } from './nouns.ts';
import { own, subjectOf, whose } from './players.ts';

type AmberKind =
  | 'gain'
  | 'lose'
  | 'steal'
  | 'capture'
  | 'exalt'
  | 'move-amber'
  | 'redistribute-amber'
  | 'chains'
  | 'allot-capture'
  | 'forge'
  | 'unforge';

type MoveAmber = Extract<Effect, { kind: 'move-amber' }>;

/**
 * Says an effect with an amount. What happens for each of something begins with that:
 * "สำหรับครีเจอร์ฝ่ายเดียวกันแต่ละตัว คุณได้รับ 1{amber}".
 */
export function withAmount(value: Amount, context: RenderContext, say: (value: Amount) => string): string {
  const each = repeated(value, context);
  return each ? `${each.lead} ${consequence(say(each.times))}${each.limit}` : say(value);
}

export const amberEffects: Pick<TextTable<Effect>, AmberKind> = {
  gain: ({ who, amount: value }, context) =>
    changesAmber(who, 'ได้รับ', 'gained', value, (said) => quantity(said, AMBER, context), context),
  lose: ({ who, amount: value }, context) =>
    changesAmber(
      who,
      'เสีย',
      'lost',
      value,
      (said) => (said === 'all' ? `${AMBER}ทั้งหมด${own(who)}` : quantity(said, AMBER, context)),
      context,
    ),
  steal: ({ who, amount: value }, context) =>
    changesAmber(who, 'ขโมย', 'stolen', value, (said) => quantity(said, AMBER, context), context),
  capture: ({ by, amount: value, from }, context) => {
    if (from === 'added' || from === 'gained') return `${named(by, context)}ยึดแอมเบอร์นั้น`;
    const said = withAmount(value, context, (number) => {
      const subject = isSelf(by) && context.it !== 'self' ? '' : named(by, context);
      const each = subject !== '' && areMany(by) ? 'ตัวละ' : '';
      return `${subject}ยึด${each}${captured(number, from, context)}${fromWhom(from, context)}`;
    });
    return withAmountVerb(said, 'captured', context);
  },
  'allot-capture': ({ amount: value, among }, context) =>
    withAmount(value, context, (number) => {
      const what =
        number === 'all' ? `${AMBER}ทั้งหมด${whose('opponent', context)}` : quantity(number, AMBER, context);
      return `ยึด${what}โดยแบ่งลงบน${plural(among, context)}จำนวนเท่าใดก็ได้`;
    }),
  exalt: ({ target, times }, context) => {
    const lead = isNode(times, 'per') && times.times === 1 ? `${forEach(times.each, context)} ` : '';
    const exalted = `ยกย่อง${named(target, context)}`;
    if (times === 1) return exalted;
    return lead ? `${lead}${consequence(exalted)} 1 ครั้ง` : `${exalted} ${amount(times, context)}ครั้ง`;
  },
  'move-amber': (node, context) => {
    const { from, to } = node;
    const participle = isPool(from) && isPool(to) ? 'given' : to === 'supply' ? 'returned' : 'moved';
    const said = withAmount(node.amount, context, (value) =>
      isPool(from) && isPool(to)
        ? handOver({ ...node, amount: value }, from.pool, to.pool, context)
        : moved({ ...node, amount: value }, context),
    );
    return withAmountVerb(said, participle, context);
  },
  'redistribute-amber': ({ among }, context) => `จัดสรร${AMBER}บน${plural(among, context)}ใหม่ระหว่างกัน`,
  chains: ({ who, amount: value }, context) =>
    withAmount(value, context, (said) => `${subjectOf(who, context)}ได้รับ${numberOf(said, CHAIN, context)}`),
  forge: ({ who, cost, color }, context) => {
    const key = color ? `กุญแจ${KEY_COLORS[color]}${own(who)}` : 'กุญแจ 1 ดอก';
    if (cost.base === 'none') return `${subjectOf(who, context)}หลอม${key}โดยไม่เสียค่าใช้จ่าย`;
    const plus = cost.plus === undefined ? '' : `+${amount(cost.plus, context)}${AMBER}`;
    const least = cost.min === undefined ? '' : ` (อย่างน้อย${amount(cost.min, context)})`;
    return `${subjectOf(who, context)}หลอม${key}ในราคาปัจจุบัน${plus}${discount(cost.minus, context)}${least}`;
  },
  unforge: ({ who, lastTurn }, context) =>
    `${subjectOf(who, context)}ยกเลิกการหลอมกุญแจ${lastTurn ? 'ดอกนั้น' : ' 1 ดอก'}`,
};

function changesAmber(
  who: PlayerRef,
  verb: string,
  participle: string,
  value: Amount,
  what: (value: Amount) => string,
  context: RenderContext,
): string {
  const act = (number: Amount): string => `${verb}${what(number)}`;
  const say = (number: Amount): string => `${subjectOf(who, context)}${act(number)}`;
  // The number of each player follows the player.
  const each =
    who === 'each' && isPerOne(value) && JSON.stringify(value).includes('"that-player"')
      ? perPlayer(value, act, context)
      : undefined;
  const said = each ?? (context.offeredTo === undefined ? withAmount(value, context, say) : say(value));
  return withAmountVerb(said, participle, context);
}

/** "ผู้เล่นแต่ละคนเสีย 1{amber} สำหรับครีเจอร์แต่ละตัวที่ผู้เล่นนั้นควบคุม" */
function perPlayer(
  value: Amount,
  act: (value: Amount) => string,
  context: RenderContext,
): string | undefined {
  const subject = subjectOf('each', context);
  const each = repeated(value, context);
  return each && `${subject}${act(each.times)}${each.lead}${each.limit}`;
}

type Source = Exclude<CaptureSource, 'added' | 'gained'> | undefined;

/** From whom, if not from the opponent of the creature’s controller. */
function fromWhom(from: Source, context: RenderContext): string {
  if (typeof from === 'object') return `จากกองแอมเบอร์${whose(from.pool, context)}`;
  if (from === 'own-side') return 'จากฝ่ายของตัวเอง';
  return from === 'any-pool' ? 'จากผู้เล่นทั้งสองในสัดส่วนใดก็ได้' : '';
}

function captured(value: Amount, from: Source, context: RenderContext): string {
  if (value !== 'all') return quantity(value, AMBER, context);
  return from === undefined ? `${AMBER}ทั้งหมด${whose('opponent', context)}` : `${AMBER}ทั้งหมด`;
}

/** Remembers the verb for a later "that much". */
export function withAmountVerb(words: string, participle: string, context: RenderContext): string {
  context.amountVerb = participle;
  return words;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "คู่ต่อสู้มอบ 2{amber} ให้คุณ" */
function handOver(node: MoveAmber, from: PlayerRef, to: PlayerRef, context: RenderContext): string {
  const giver = subjectOf(from, context);
  const isAll = node.amount === 'all' && !node.upTo;
  const what = isAll ? `${AMBER}ทั้งหมด${own(from)}` : movedAmber(node, context);
  return `${giver}มอบ${what}ให้${PLAYERS[to]}`;
}

/** "ย้าย 1{amber} จากครีเจอร์ 1 ตัวไปยังกองแอมเบอร์ของคุณ", "วาง 1{amber} จากกองกลางบนครีเจอร์ 1 ตัว" */
function moved(node: MoveAmber, context: RenderContext): string {
  const what = movedAmber(node, context);
  const from = amberPlace(node.from, context);
  const to = amberPlace(node.to, context);
  if (node.from === 'supply') return `วาง${what}จาก${from}${isPool(node.to) ? `ลงใน${to}` : to}`;
  const out = isPool(node.from) ? `จาก${from}` : what.includes('(') ? ' ' : `ที่อยู่${from}`;
  if (node.to === 'supply') return `คืน${what}${out}ลง${to}`;
  return `ย้าย${what}${out}ไป${isPool(node.to) ? `ยัง${to}` : `วาง${to}`}`;
}

/** "1{amber}", "สูงสุด 6{amber}", "{amber} จำนวนเท่าใดก็ได้". */
function movedAmber({ amount: value, upTo }: MoveAmber, context: RenderContext): string {
  if (!upTo) return quantity(value, AMBER, context);
  return value === 'all' ? `${AMBER}จำนวนเท่าใดก็ได้` : `สูงสุด${quantity(value, AMBER, context)}`;
}

function amberPlace(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return 'กองกลาง';
  return 'pool' in place ? `กองแอมเบอร์${whose(place.pool, context)}` : upon(place.on, context);
}

function discount(
  minus: Extract<Effect, { kind: 'forge' }>['cost']['minus'],
  context: RenderContext,
): string {
  if (minus === undefined) return '';
  const each = repeated(minus, context);
  if (each) return ` โดยลด${each.times}${AMBER}${each.lead}${each.limit}`;
  return ` โดยลด${quantity(minus, AMBER, context)}`;
}
