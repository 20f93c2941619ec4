import { interpret } from '@amberhall/engine/language';
import type { AmberPlace, Amount, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { ability } from './abilities.ts';
import { amount, isNode, numberOf, quantity, repeated } from './amounts.ts';
import { condition } from './conditions.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { consequence, insteadOf, listed, quotation, WIDE_SPACE } from './grammar.ts';
import { grantWords, signed } from './grants.ts';
import {
  AMBER,
  CARD,
  DAMAGE,
  HEADINGS,
  houseName,
  iconName,
  KEY,
  KEY_COLORS,
  KEYWORDS,
  NOUNS,
  PLAYERS,
  STATS,
  STEP_NAMES,
} from './lexicon.ts';
import { classOrCard, named, noun, one, possessiveOf, title, upon } from './nouns.ts';
import { own, whose } from './players.ts';
import { prohibition } from './prohibitions.ts';

/** Writes a statement. */
export const statement = (node: Statement, context: RenderContext): string =>
  interpret(STATEMENTS, node, context);

/** Several creatures that take damage in place of one. */
const isShared = (to: Target): boolean => to.kind === 'select' && to.quantifier.kind === 'each';

const permission =
  (verb: string) =>
  ({ who, what }: { who: PlayerRef; what: Target }, context: RenderContext): string =>
    `${PLAYERS[who]}อาจ${verb}${classOrCard(what, context)}`;

/** "ในขั้นตอน “จั่วการ์ด” ของคุณ" */
const inStep = (step: keyof typeof STEP_NAMES, who: PlayerRef): string =>
  `ในขั้นตอน“${STEP_NAMES[step]}”${own(who)}`;

const STATEMENTS: TextTable<Statement> = {
  grant: (node, context) => grantWords(node, context),
  'lose-keyword': ({ to, keyword }, context) => `${named(to, context)}เสีย${KEYWORDS[keyword]}`,
  'key-cost': ({ of, color, by }, context) => {
    const keys = `กุญแจ${color ? KEY_COLORS[color] : ''}${of === 'each' ? '' : whose(of, context)}`;
    return changed(`${keys}มีราคา `, by, context);
  },
  cannot: (node, context) => prohibition(node, context),
  'must-choose-house': ({ who, house }, context) => {
    const which =
      typeof house === 'object' ? `ตระกูล${possessiveOf(house.houseOf, context)}` : houseName(house);
    return `${PLAYERS[who]}ต้องเลือก${which}เป็นตระกูลที่ใช้อยู่${own(who)}`;
  },
  'must-fight': ({ who }, context) => `เมื่อถูกใช้ ${named(who, context)}ต้องต่อสู้ถ้าทำได้`,
  'may-play': permission('เล่น'),
  'may-use': permission('ใช้'),
  'may-play-or-use': permission('เล่นหรือใช้'),
  'may-reap': ({ what }, context) => `${named(what, context)}อาจเก็บเกี่ยว`,
  'may-fight': ({ what }, context) => `${named(what, context)}อาจต่อสู้`,
  'play-tax': ({ who, what, amount: value, to }, context) => tax(who, 'เล่น', what, value, to, context),
  'use-tax': ({ who, what, amount: value, to }, context) => tax(who, 'ใช้', what, value, to, context),
  'hand-size': ({ who, by }, context) => {
    const each = repeated(by, context);
    const lead = each ? `${each.lead} ` : '';
    const size = each?.times ?? by;
    const cards =
      typeof size === 'number'
        ? `การ์ด${size < 0 ? 'น้อยลง' : 'เพิ่มขึ้น'} ${Math.abs(size)} ใบ`
        : `การ์ดเพิ่มขึ้นจำนวนเท่ากับ${amount(size, context)}`;
    return `${lead}${PLAYERS[who]}เติมมือ${own(who)}ให้มี${cards}${inStep('draw', who)}`;
  },
  enters: ({ what, how, played }, context) => {
    const by = played === undefined ? '' : played === 'each' ? 'ที่ถูกเล่น' : `ที่${PLAYERS[played]}เล่น`;
    return `${named(what, context)}${by}${ENTRANCES[how]}`;
  },
  'no-fight-damage': ({ who, only }, context) => {
    const moment = only === 'attacking' ? 'เมื่อโจมตี' : only === 'defending' ? 'เมื่อถูกโจมตี' : 'เมื่อต่อสู้';
    return `${named(who, context)}ไม่สร้างความเสียหาย${moment}`;
  },
  'fight-damage': ({ who, amount: value }, context) =>
    `${named(who, context)}สร้างเพียง${quantity(value, DAMAGE, context)}เมื่อต่อสู้`,
  'attack-damage': ({ who, by, against }, context) =>
    `${named(who, context)}สร้าง +${quantity(by, DAMAGE, context)}ขณะโจมตี${noun(against, context)}`,
  'taunt-reaches': ({ who, by }, context) =>
    `ยั่วยุ${possessiveOf(who, context)}ปกป้องครีเจอร์ที่อยู่ห่างจากมันสูงสุด${by} ตำแหน่ง`,
  ignores: ({ who, what }, context) => {
    const words = what.map((part) => (part === 'armor' ? STATS.armor : KEYWORDS[part]));
    return `ขณะที่${named(who, context)}โจมตี ไม่คำนึงถึง${listed(words)}`;
  },
  'additional-damage': ({ to, by }, context) =>
    by === 'that-much'
      ? `ความเสียหายทั้งหมดที่${named(to, context)}ได้รับเพิ่มเป็นสองเท่า`
      : `เมื่อใดที่${named(to, context)}ได้รับความเสียหาย มันได้รับเพิ่มเติม${quantity(by, DAMAGE, context)}`,
  'shares-fight-damage': ({ from, to }, context) =>
    `ความเสียหายที่${named(from, context)}ได้รับระหว่างการต่อสู้ถูกสร้างให้${named(to, context)}ด้วย`,
  'redirect-damage': ({ from, to }, context) =>
    isShared(to)
      ? `ความเสียหายที่${named(from, context)}จะได้รับถูกแบ่งให้${named(to, context)}ให้เท่ากันที่สุดแทน`
      : `ความเสียหายที่${named(from, context)}จะได้รับถูกสร้างให้${named(to, context)}แทน`,
  'spend-amber-on': ({ card, who }, context) =>
    `${PLAYERS[who]}อาจจ่าย${AMBER}${upon(card, context)}เมื่อหลอมกุญแจ`,
  'counts-as-amber': ({ card, who }, context) =>
    `${PLAYERS[who]}อาจจ่าย${named(card, context)}ราวกับเป็น${AMBER}เมื่อหลอมกุญแจ (ทิ้งมันโดยไม่คำนึงถึงการคุ้มกัน)`,
  'spend-from-opponent': ({ who, amount: value }, context) =>
    `${PLAYERS[who]}อาจจ่ายสูงสุด${quantity(value, AMBER, context)}จากกองแอมเบอร์${who === 'you' ? 'ของคู่ต่อสู้' : 'ของคุณ'}เมื่อหลอมกุญแจ`,
  'use-price': ({ what, do: price }, context) =>
    `เพื่อใช้${named(what, context)} คุณต้อง${joinedEffects(price, context)}`,
  'keeps-amber': ({ who }, context) =>
    `${AMBER}ที่จะถูกขโมยหรือถูกยึดจากกองแอมเบอร์${whose(who, context)}ถูกนำจากกองกลางแทน`,
  'gets-key-payment': ({ who }) =>
    `${PLAYERS[who]}ได้รับ${AMBER}ทั้งหมดที่${who === 'you' ? 'คู่ต่อสู้' : 'คุณ'}จ่ายเมื่อหลอมกุญแจ`,
  'skip-step': ({ who, step }) => `${PLAYERS[who]}ข้ามขั้นตอน“${STEP_NAMES[step]}”${own(who)}`,
  'belongs-to': ({ what, house, instead }, context) =>
    `${named(what, context)}${instead ? 'ถือว่าอยู่ใน' : 'อยู่ใน'}${belonging(house, context)}`,
  'controlled-by': ({ what, who }, context) => `${PLAYERS[who]}ควบคุม${named(what, context)}`,
  blank: ({ what }, context) => `${named(what, context)}เสียความสามารถทั้งหมดของมัน`,
  'set-power': ({ what, to }, context) => `พลัง${possessiveOf(what, context)}คือ${amount(to, context)}`,
  'set-armor': ({ what, to }, context) => `เกราะ${possessiveOf(what, context)}คือ${amount(to, context)}`,
  'set-stats': ({ what, power, armor }, context) =>
    isStat(power, 'armor') && isStat(armor, 'power')
      ? `แลกค่าพลังกับค่าเกราะ${possessiveOf(what, context)}`
      : `${named(what, context)}มีพลัง${amount(power, context)}และเกราะ${amount(armor, context)}`,
  'extra-draw': ({ who, by }, context) =>
    `${PLAYERS[who]}จั่ว${numberOf(by, CARD, context)}เพิ่ม${inStep('draw', who)}`,
  'keys-to-win': ({ who, by }, context) => `${PLAYERS[who]}ต้องหลอม${numberOf(by, KEY, context)}เพิ่มเพื่อชนะเกม`,
  'extra-forge': ({ who, by }, context) =>
    `${PLAYERS[who]}อาจหลอม${numberOf(by, KEY, context)}เพิ่ม${inStep('forge', who)}`,
  'reveals-top': ({ who }) => `${PLAYERS[who]}เล่นโดยเปิดเผยการ์ดบนสุดของเด็ค${own(who)}`,
  'haunted-by-purged': ({ who }, context) =>
    `ขณะที่มีการ์ดรวมกัน 10 ใบหรือมากกว่าในกองที่ถูกขจัดและกองทิ้ง${whose(who, context)} ${PLAYERS[who]}ถูกหลอกหลอน`,
  'icon-as': ({ icon, as }, context) => {
    const other = typeof as === 'string' ? `ดำเนินการมันเป็น${iconName(as)} 1 อัน` : joinedEffects(as, context);
    return `เมื่อดำเนินการ${iconName(icon)} 1 อัน คุณอาจ${insteadOf(other)}`;
  },
  'icons-again': ({ what }, context) => `ดำเนินการไอคอนโบนัสแต่ละอันของ${noun(what, context)}ที่คุณเล่นอีกครั้ง`,
  'copy-of': ({ what, of }, context) => `${named(what, context)}เป็นสำเนาของ${named(of, context)}`,
  'lose-heading': ({ what, header }, context) =>
    `${named(what, context)}เสียความสามารถ“${HEADINGS[header]}:”แต่ละอย่างของมัน`,
  'also-heading': ({ what, of, also }, context) =>
    `ความสามารถ“${HEADINGS[of]}:”แต่ละอย่างของ${named(what, context)}เป็นความสามารถ“${HEADINGS[of]}/${HEADINGS[also]}:”`,
  'lose-traits': ({ what }, context) => `${named(what, context)}เสียลักษณะแต่ละอย่างของมัน`,
  'considered-flank': ({ what }, context) => `${named(what, context)}ถือว่าเป็นครีเจอร์ที่ปีก`,
  'treat-as-copy': ({ of }, context) => `เมื่อคุณเล่นการ์ดนี้ ให้ถือว่ามันเป็นสำเนาของ${noun(of, context)}`,
  'enters-as-copy': ({ of, house }, context) => {
    const exception = house ? ` แต่มันอยู่ใน${houseName(house)}` : '';
    return `${title(context.title)}เข้าสู่สนามเป็นสำเนาของ${noun(of, context)}${exception}`;
  },
  'playable-as-upgrade': ({ abilities }, context) => {
    const text = abilities.map((node) => ability(node, context)).join(WIDE_SPACE);
    return `${title(context.title)}อาจถูกเล่นเป็นอัปเกรดแทนครีเจอร์ โดยมีข้อความว่า${quotation(text)}`;
  },
  'attaches-to': ({ what }, context) => `${title(context.title)}ติดได้กับ${noun(what, context)}เท่านั้น`,
  becomes: ({ what, type, power, armor }, context) => {
    const numbers = [
      ...(power === undefined ? [] : [`พลัง${amount(power, context)}`]),
      ...(armor === undefined ? [] : [`เกราะ${amount(armor, context)}`]),
    ];
    const having = numbers.length > 0 ? `ที่มี${listed(numbers)}` : '';
    return `${named(what, context)}ถือว่าเป็น${NOUNS[type].word}${having}`;
  },
  replace: (node, context) => {
    if (node.event.kind === 'plays')
      return `เมื่อ${event(node.event, context)} ${consequence(joinedEffects(node.with, context))} แทนการดำเนินการความสามารถ“${HEADINGS.play}:”ของมัน`;
    const happens = event(node.event, context, 'conditional');
    const test = node.if ? `และ${condition(node.if, context)}` : '';
    const instead = insteadOf(joinedEffects(node.with, context));
    return `ถ้า${happens}${test} ${node.optional ? `คุณอาจ${instead}` : consequence(instead)}`;
  },
  interrupt: (node, context) => {
    // The bonus icons of the card have been resolved by then [6.2].
    const moment =
      node.event.kind === 'plays'
        ? `หลังจาก${event(node.event, context)}แต่ก่อนดำเนินการความสามารถ“${HEADINGS.play}:”ของมัน`
        : `ก่อนที่${event(node.event, context, 'conditional')}`;
    const test = node.if ? ` ถ้า${condition(node.if, context)}` : '';
    return `${moment}${test} ${consequence(joinedEffects(node.do, context))}`;
  },
  returnable: ({ what }, context) => `${inStep('main', 'you')} คุณอาจนำ${named(what, context)}กลับขึ้นมือของคุณ`,
  'archived-faceup': ({ what }, context) => `${named(what, context)}ถูกเก็บเข้าคลังแบบหงายหน้า`,
  'takes-any-archives': ({ who }) => `${PLAYERS[who]}อาจหยิบการ์ดจำนวนเท่าใดก็ได้จากคลัง${own(who)}แทนการหยิบทั้งหมด`,
  'as-soon-as': ({ if: test, do: what }, context) =>
    `ถ้า${condition(test, context)} ${consequence(joinedEffects(what, context))}`,
  while: ({ if: test, then }, context) => {
    const lead = `ขณะที่${condition(test, context)} `;
    return `${lead}${then.map((part) => statement(part, context)).join(' และ')}`;
  },
};

export const ENTRANCES: Readonly<Record<Extract<Statement, { kind: 'enters' }>['how'], string>> = {
  ready: 'เข้าสู่สนามในสภาพพร้อม',
  stunned: 'เข้าสู่สนามในสภาพมึนงง',
  exhausted: 'เข้าสู่สนามในสภาพหมดแรง',
  enraged: 'เข้าสู่สนามในสภาพคลุ้มคลั่ง',
  warded: 'เข้าสู่สนามในสภาพได้รับการคุ้มกัน',
  anywhere: 'เข้าสู่สนามที่ตำแหน่งใดก็ได้ในแนวรบของผู้ควบคุม',
  'under-opponents-control': 'เข้าสู่สนามในการควบคุมของคู่ต่อสู้ของผู้ที่เล่นมัน',
};

/** Tells whether an amount is the fixed value of a stat. */
const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  isNode(value, 'fixed') && isNode(value.of, 'stat') && value.of.stat === stat;

function belonging(
  house: Extract<Statement, { kind: 'belongs-to' }>['house'],
  context: RenderContext,
): string {
  if (house === 'all-houses') return 'ตระกูลทั้งหมด';
  if (typeof house === 'object') return `ตระกูล${possessiveOf(house.houseOf, context)}`;
  return houseName(house);
}

/** "กุญแจมีราคา +1{amber}", "สำหรับครีเจอร์ฝ่ายเดียวกันแต่ละตัว กุญแจมีราคา –1{amber}" */
function changed(what: string, by: Amount, context: RenderContext): string {
  if (typeof by === 'number') return `${what}${signed(by)}${AMBER}`;
  const each = repeated(by, context);
  if (each) return `${each.lead} ${what}${signed(each.times)}${AMBER}${each.limit}`;
  return `${what}+X${AMBER} โดย X คือ${amount(by, context)}`;
}

function tax(
  who: PlayerRef,
  verb: string,
  what: Target,
  value: Amount,
  to: AmberPlace,
  context: RenderContext,
): string {
  const price = quantity(value, AMBER, context);
  const taxed = what.kind === 'ref' ? named(what, context) : one(what, context);
  const isPaidToYou = to !== 'supply' && 'pool' in to && to.pool === 'you';
  const payment = to === 'supply' ? `เสีย${price}` : `จ่าย${price}${isPaidToYou ? 'ให้คุณ' : ''}`;
  return `${PLAYERS[who]}ต้อง${payment}เพื่อ${verb}${taxed}`;
}
