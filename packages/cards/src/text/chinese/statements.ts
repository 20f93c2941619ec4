import { interpret } from '@amberhall/engine/language';
import type { AmberPlace, Amount, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { ability } from './abilities.ts';
import { amount, isNode, numberOf, quantity, repeated } from './amounts.ts';
import { condition } from './conditions.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { listed, quotation } from './grammar.ts';
import { grantWords, signed } from './grants.ts';
import {
  AMBER,
  DAMAGE,
  HEADINGS,
  houseName,
  iconName,
  KEY_COLORS,
  KEYWORDS,
  NOUNS,
  PLAYERS,
  STATS,
  STEP_NAMES,
} from './lexicon.ts';
import { classOrCard, named, namedAgain, noun, one, possessiveOf, title, upon } from './nouns.ts';
import { own, whose } from './players.ts';
import { prohibition } from './prohibitions.ts';

/** Writes a statement without its full stop. */
export const statement = (node: Statement, context: RenderContext): string =>
  interpret(STATEMENTS, node, context);

/** Several creatures that take damage in place of one. */
const isShared = (to: Target): boolean => to.kind === 'select' && to.quantifier.kind === 'each';

const permission =
  (verb: string) =>
  ({ who, what }: { who: PlayerRef; what: Target }, context: RenderContext): string =>
    `${PLAYERS[who]}可以${verb}${classOrCard(what, context)}`;

const STATEMENTS: TextTable<Statement> = {
  grant: (node, context) => grantWords(node, context),
  'lose-keyword': ({ to, keyword }, context) => `${named(to, context)}失去${KEYWORDS[keyword]}`,
  'key-cost': ({ of, color, by }, context) => {
    const keys = `${of === 'each' ? '' : whose(of, context)}${color ? KEY_COLORS[color] : ''}钥匙的费用`;
    return changed(keys, by, context);
  },
  cannot: (node, context) => prohibition(node, context),
  'must-choose-house': ({ who, house }, context) => {
    const which =
      typeof house === 'object' ? `${possessiveOf(house.houseOf, context)}势力` : houseName(house);
    return `${PLAYERS[who]}必须选择${which}作为${own(who)}当前势力`;
  },
  'must-fight': ({ who }, context) => `${named(who, context)}被使用时，若可能则必须战斗`,
  'may-play': permission('打出'),
  'may-use': permission('使用'),
  'may-play-or-use': permission('打出或使用'),
  'may-reap': ({ what }, context) => `${named(what, context)}可以收获`,
  'may-fight': ({ what }, context) => `${named(what, context)}可以战斗`,
  'play-tax': ({ who, what, amount: value, to }, context) => tax(who, '打出', what, value, to, context),
  'use-tax': ({ who, what, amount: value, to }, context) => tax(who, '使用', what, value, to, context),
  'hand-size': ({ who, by }, context) => {
    const each = repeated(by, context);
    const lead = `${each ? `${each.lead}，` : ''}${PLAYERS[who]}在${own(who)}“${STEP_NAMES.draw}”阶段补充手牌时，`;
    const size = each?.times ?? by;
    if (typeof size === 'number')
      return `${lead}${size < 0 ? '少' : '多'}补充${numberOf(Math.abs(size), '张', '牌', context)}`;
    return `${lead}多补充${numberOf(size, '张', '牌', context)}`;
  },
  enters: ({ what, how, played }, context) => {
    const by = played === undefined ? '' : played === 'each' ? '被打出的' : `${PLAYERS[played]}打出的`;
    return `${by}${named(what, context)}${ENTRANCES[how]}`;
  },
  'no-fight-damage': ({ who, only }, context) => {
    const moment = only === 'attacking' ? '攻击时' : only === 'defending' ? '被攻击时' : '战斗时';
    return `${named(who, context)}${moment}不造成伤害`;
  },
  'fight-damage': ({ who, amount: value }, context) =>
    `${named(who, context)}战斗时只造成${quantity(value, DAMAGE, context)}`,
  'attack-damage': ({ who, by, against }, context) =>
    `${named(who, context)}攻击${noun(against, context)}时造成+${quantity(by, DAMAGE, context)}`,
  'taunt-reaches': ({ who, by }, context) =>
    `${possessiveOf(who, context)}嘲讽保护与其相距至多${by}个位置的生物`,
  ignores: ({ who, what }, context) => {
    const words = what.map((part) => (part === 'armor' ? STATS.armor : KEYWORDS[part]));
    return `${named(who, context)}攻击时，无视${listed(words)}`;
  },
  'additional-damage': ({ to, by }, context) =>
    by === 'that-much'
      ? `${named(to, context)}受到的所有伤害加倍`
      : `当${named(to, context)}受到伤害时，它额外受到${quantity(by, DAMAGE, context)}`,
  'shares-fight-damage': ({ from, to }, context) =>
    `战斗中对${named(from, context)}造成的伤害也对${namedAgain(to, context)}造成`,
  'redirect-damage': ({ from, to }, context) =>
    isShared(to)
      ? `对${named(from, context)}造成的伤害改为尽可能平均地分配给${named(to, context)}`
      : `对${named(from, context)}造成的伤害改为对${namedAgain(to, context)}造成`,
  'spend-amber-on': ({ card, who }, context) =>
    `${PLAYERS[who]}在锻造钥匙时可以花费${upon(card, context)}的${AMBER}`,
  'counts-as-amber': ({ card, who }, context) =>
    `${PLAYERS[who]}在锻造钥匙时可以将${named(card, context)}当作${AMBER}花费（弃掉它，无视界护）`,
  'spend-from-opponent': ({ who, amount: value }, context) =>
    `${PLAYERS[who]}在锻造钥匙时可以花费${who === 'you' ? '你对手的' : '你的'}琥魄池中的至多${quantity(value, AMBER, context)}`,
  'use-price': ({ what, do: price }, context) =>
    `要使用${named(what, context)}，你必须${joinedEffects(price, context)}`,
  'keeps-amber': ({ who }, context) =>
    `将要从${whose(who, context)}琥魄池中窃取或捕获的${AMBER}改为从公共池中获取`,
  'gets-key-payment': ({ who }) =>
    `${PLAYERS[who]}获得${who === 'you' ? '你的对手' : '你'}锻造钥匙时花费的所有${AMBER}`,
  'skip-step': ({ who, step }) => `${PLAYERS[who]}跳过${own(who)}“${STEP_NAMES[step]}”阶段`,
  'belongs-to': ({ what, house, instead }, context) =>
    `${named(what, context)}${instead ? '视为属于' : '属于'}${belonging(house, context)}`,
  'controlled-by': ({ what, who }, context) => `${PLAYERS[who]}控制${named(what, context)}`,
  blank: ({ what }, context) => `${named(what, context)}失去其所有能力`,
  'set-power': ({ what, to }, context) => `${possessiveOf(what, context)}力量为${amount(to, context)}`,
  'set-armor': ({ what, to }, context) => `${possessiveOf(what, context)}护甲为${amount(to, context)}`,
  'set-stats': ({ what, power, armor }, context) =>
    isStat(power, 'armor') && isStat(armor, 'power')
      ? `互换${possessiveOf(what, context)}力量与护甲`
      : `${possessiveOf(what, context)}力量为${amount(power, context)}，护甲为${amount(armor, context)}`,
  'extra-draw': ({ who, by }, context) =>
    `${PLAYERS[who]}在${own(who)}“${STEP_NAMES.draw}”阶段额外抽${numberOf(by, '张', '牌', context)}`,
  'keys-to-win': ({ who, by }, context) =>
    `${PLAYERS[who]}必须额外锻造${numberOf(by, '把', '钥匙', context)}才能赢得游戏`,
  'extra-forge': ({ who, by }, context) =>
    `${PLAYERS[who]}在${own(who)}“${STEP_NAMES.forge}”阶段可以额外锻造${numberOf(by, '把', '钥匙', context)}`,
  'reveals-top': ({ who }) => `${PLAYERS[who]}在进行游戏时保持展示${own(who)}牌库顶的牌`,
  'haunted-by-purged': ({ who }, context) =>
    `只要${whose(who, context)}清除区和弃牌堆中合计有10张或更多牌，${PLAYERS[who]}便处于闹鬼状态`,
  'icon-as': ({ icon, as }, context) => {
    const other = typeof as === 'string' ? `将其作为一个${iconName(as)}结算` : joinedEffects(as, context);
    return `当结算一个${iconName(icon)}时，你可以改为${other}`;
  },
  'icons-again': ({ what }, context) => `你打出${noun(what, context)}时，额外结算其每个奖励图标一次`,
  'copy-of': ({ what, of }, context) => `${named(what, context)}是${named(of, context)}的复制品`,
  'lose-heading': ({ what, header }, context) =>
    `${named(what, context)}失去其每个“${HEADINGS[header]}：”能力`,
  'also-heading': ({ what, of, also }, context) =>
    `${named(what, context)}的每个“${HEADINGS[of]}：”能力都是“${HEADINGS[of]}/${HEADINGS[also]}：”能力`,
  'lose-traits': ({ what }, context) => `${named(what, context)}失去其每个属性`,
  'considered-flank': ({ what }, context) => `${named(what, context)}视为侧翼生物`,
  'treat-as-copy': ({ of }, context) => `当你打出此牌时，将其视为${noun(of, context)}的复制品`,
  'enters-as-copy': ({ of, house }, context) => {
    const exception = house ? `，但它属于${houseName(house)}` : '';
    return `${title(context.title)}作为${noun(of, context)}的复制品进场${exception}`;
  },
  'playable-as-upgrade': ({ abilities }, context) => {
    const text = abilities.map((node) => ability(node, context)).join('');
    return `${title(context.title)}可以作为升级而非生物打出，其文本为${quotation(text)}`;
  },
  'attaches-to': ({ what }, context) => `${title(context.title)}只能附加到${noun(what, context)}上`,
  becomes: ({ what, type, power, armor }, context) => {
    const numbers = [
      ...(power === undefined ? [] : [`力量为${amount(power, context)}`]),
      ...(armor === undefined ? [] : [`护甲为${amount(armor, context)}`]),
    ];
    const having = numbers.length > 0 ? `${numbers.join('、')}的` : '';
    return `${named(what, context)}视为一${NOUNS[type].counter}${having}${NOUNS[type].word}`;
  },
  replace: (node, context) => {
    if (node.event.kind === 'plays')
      return `当${event(node.event, context)}时，${joinedEffects(node.with, context)}，而不结算其“${HEADINGS.play}：”能力`;
    const happens = event(node.event, context, 'conditional');
    const test = node.if ? `，且${condition(node.if, context)}` : '';
    return `如果${happens}${test}，${node.optional ? '你可以' : ''}改为${joinedEffects(node.with, context)}`;
  },
  interrupt: (node, context) => {
    const test = (): string => (node.if ? `，如果${condition(node.if, context)}` : '');
    // The bonus icons of the card have been resolved by then [6.2].
    const moment =
      node.event.kind === 'plays'
        ? `在${event(node.event, context)}之后、结算其“${HEADINGS.play}：”能力之前`
        : `在${event(node.event, context, 'conditional')}之前`;
    return `${moment}${test()}，${joinedEffects(node.do, context)}`;
  },
  returnable: ({ what }, context) =>
    `在你的“${STEP_NAMES.main}”阶段，你可以将${named(what, context)}移回你的手牌`,
  'archived-faceup': ({ what }, context) => `${named(what, context)}面朝上存档`,
  'takes-any-archives': ({ who }) => `${PLAYERS[who]}可以拿取${own(who)}存档区中任意数量的牌，而不是全部`,
  'as-soon-as': ({ if: test, do: what }, context) =>
    `如果${condition(test, context)}，${joinedEffects(what, context)}`,
  while: ({ if: test, then }, context) => {
    const lead = `只要${condition(test, context)}，`;
    return `${lead}${then.map((part) => statement(part, context)).join('，且')}`;
  },
};

export const ENTRANCES: Readonly<Record<Extract<Statement, { kind: 'enters' }>['how'], string>> = {
  ready: '以重置状态进场',
  stunned: '以被击晕状态进场',
  exhausted: '以横置状态进场',
  enraged: '以被激怒状态进场',
  warded: '以有界护状态进场',
  anywhere: '在其控制者战线的任意位置进场',
  'under-opponents-control': '在其打出者的对手的控制下进场',
};

/** Tells whether an amount is the fixed value of a stat. */
const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  isNode(value, 'fixed') && isNode(value.of, 'stat') && value.of.stat === stat;

function belonging(
  house: Extract<Statement, { kind: 'belongs-to' }>['house'],
  context: RenderContext,
): string {
  if (house === 'all-houses') return '所有势力';
  if (typeof house === 'object') return `${possessiveOf(house.houseOf, context)}势力`;
  return houseName(house);
}

/** "钥匙的费用+1{amber}", "每有一个友方生物，钥匙的费用–1{amber}" */
function changed(what: string, by: Amount, context: RenderContext): string {
  if (typeof by === 'number') return `${what}${signed(by)}${AMBER}`;
  const each = repeated(by, context);
  if (each) return `${each.lead}，${what}${signed(each.times)}${AMBER}${each.limit}`;
  return `${what}+X${AMBER}，X为${amount(by, context)}`;
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
  const payment = to === 'supply' ? `失去${price}` : isPaidToYou ? `向你支付${price}` : `支付${price}`;
  return `${PLAYERS[who]}必须${payment}才能${verb}${taxed}`;
}
