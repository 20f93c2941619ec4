import type { Amount, CardVerb, Effect, Target } from '@amberhall/engine/language';
import { areMany, areYours, canBeSeveral } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { amount, forEach, numberOf, quantity, repeated } from './amounts.ts';
import { withAmount, withAmountVerb } from './effects-amber.ts';
import { listed } from './grammar.ts';
import { AMBER, counterName, DAMAGE, KEYWORDS, PLAYERS } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, noun, one, plural, title, wholePile, upon } from './nouns.ts';
import { PLAIN_VERBS } from './plain-verbs.ts';
import { own, subjectOf } from './players.ts';

type CreatureKind =
  | CardVerb
  | 'use'
  | 'fight-in-turn'
  | 'deal'
  | 'redirect-blow'
  | 'each-deals'
  | 'lose-armor'
  | 'allot-damage'
  | 'heal'
  | 'move-damage'
  | 'redistribute-damage'
  | 'counters'
  | 'clear-counters'
  | 'control'
  | 'swap'
  | 'make-token'
  | 'flip'
  | 'move-counters';

const plain =
  (verb: keyof typeof PLAIN_VERBS) =>
  ({ target }: { target: Target }, context: RenderContext): string =>
    PLAIN_VERBS[verb](named(target, context));

export const creatureEffects: Pick<TextTable<Effect>, CreatureKind> = {
  destroy: plain('destroy'),
  purge: plain('purge'),
  archive: plain('archive'),
  ready: plain('ready'),
  exhaust: plain('exhaust'),
  stun: plain('stun'),
  unstun: plain('unstun'),
  ward: plain('ward'),
  unward: plain('unward'),
  calm: plain('calm'),
  enrage: plain('enrage'),
  reap: plain('reap'),
  fight: (node, context) => {
    context.isFightMentioned = true;
    const { target, against, ignoring } = node;
    const order = canBeSeveral(target, context) ? '依次' : '';
    const fighter = `${order}用${named(target, context)}`;
    const whom = against ? `与${named(against, context)}` : '';
    const without = ignoring ? `，无视${listed(ignoring.map((keyword) => KEYWORDS[keyword]))}` : '';
    return `${fighter}${whom}战斗${without}`;
  },
  'fight-in-turn': ({ target, times }, context) =>
    `重置${named(target, context)}并用它战斗${times}次，每次与不同的敌方生物战斗。逐一结算这些战斗`,
  reveal: ({ target }, context) => `展示${wholePile(target, context) ?? named(target, context)}`,
  'return-to-hand': ({ target }, context) => {
    const object = named(target, context);
    const hands = areYours(target, context)
      ? '你的'
      : canBeSeveral(target, context)
        ? '各自拥有者的'
        : '其拥有者的';
    return `将${object}移回${hands}手牌`;
  },
  use: ({ target, asYours }, context) => `使用${named(target, context)}${asYours ? '，视为你所有' : ''}`,
  deal: (node, context) => {
    const splash =
      node.splash === undefined ? '' : `，并附带${amount(node.splash, context)}${DAMAGE}溅射伤害`;
    const through = node.ignoreArmor ? '。此伤害不能被护甲防止' : '';
    return `${dealt(node, context)}${splash}${through}`;
  },
  'each-deals': ({ by, amount: value, target }, context) => {
    const dealer = noun(by, context);
    const to = named(target, context);
    return `${dealer}对${to}造成${quantity(value, '伤害', context)}`;
  },
  'redirect-blow': ({ by, to }, context) =>
    `${named(by, context)}对${named(to, context)}造成伤害，不对与其战斗的生物造成`,
  'lose-armor': ({ target }, context) => `${named(target, context)}失去其所有护甲，直到本回合结束`,
  'allot-damage': ({ amount: value, among, portion, splash }, context) => {
    if (portion !== undefined) {
      const around = splash === undefined ? '' : `，并附带${splash}${DAMAGE}溅射伤害`;
      return `${forEach(value, context)}，对${one(among, context)}造成${portion}${DAMAGE}${around}`;
    }
    return withAmount(
      value,
      context,
      (number) =>
        `对${noun(among, context, { kind: 'any-number' })}造成${quantity(number, DAMAGE, context)}，由你任意分配`,
    );
  },
  heal: ({ target, amount: value, upTo }, context) => {
    const said =
      value === 'all'
        ? `完全治疗${named(target, context)}`
        : `治疗${named(target, context)}${upTo ? '至多' : ''}${quantity(value, '点伤害', context)}`;
    return withAmountVerb(said, 'healed', context);
  },
  'move-damage': ({ amount: value, from, to }, context) =>
    `从${upon(from, context)}将${quantity(value, DAMAGE, context)}移动到${upon(to, context)}`,
  'redistribute-damage': ({ among }, context) => `在${plural(among, context)}之间重新分配其上的伤害`,
  counters: (node, context) => {
    const name = counterName(node.counter);
    const said = withAmount(node.amount, context, (value) => {
      const place = upon(node.on, context);
      const each = areMany(node.on) ? '各' : '';
      const number = node.upTo ? `任意数量的${name}` : numberOf(value, '个', name, context);
      return node.remove ? `从${place}${each}移除${number}` : `在${place}${each}放置${number}`;
    });
    return node.remove ? withAmountVerb(said, 'removed', context) : said;
  },
  'clear-counters': ({ on }, context) => `从${upon(on, context)}移除每个指示物`,
  'move-counters': ({ counter, amount: value, from, to, upTo }, context) => {
    const name = counterName(counter);
    const place = upon(from, context);
    const what = upTo
      ? `任意数量的${name}`
      : value === 'all'
        ? `每个${name}`
        : numberOf(value, '个', name, context);
    return `从${place}将${what}移动到${upon(to, context)}`;
  },
  control: ({ of, to, at }, context) => {
    const taken =
      to === 'you' ? `获得${named(of, context)}的控制权` : `${PLAYERS[to]}获得${named(of, context)}的控制权`;
    return at ? `${taken}，并将它置于${linePlace(at, own(to), context)}` : taken;
  },
  swap: ({ what, a, b }, context) => {
    const first = named(a, context);
    if (what === 'contents') return `交换${first}与${upon(b, context)}的所有${AMBER}、伤害、指示物和升级`;
    const second = named(b, context);
    if (what === 'control') return `交换${first}${second.startsWith('与') ? '和' : '与'}${second}的控制权`;
    return `将${first}与${second}交换${what === 'position' ? '位置' : ''}`;
  },
  flip: ({ target }, context) => `翻转${named(target, context)}`,
  'make-token': ({ amount: value, ready, who = 'you', at, named: slug }, context) => {
    const word = slug === undefined ? '衍生生物' : title(context.titleOf(slug));
    const place = at ? `，置于${linePlace(at, own(who), context)}` : '';
    return withAmount(
      value,
      context,
      (number) =>
        `${subjectOf(who, context)}制造${numberOf(number, '个', `${ready ? '已重置的' : ''}${word}`, context)}${place}`,
    );
  },
};

/** "对一个生物造成2{damage}", "对每个生物，其上每有1{amber}，造成1{damage}" */
function dealt({ target, amount: value }: Extract<Effect, { kind: 'deal' }>, context: RenderContext): string {
  const isOfRecipient = JSON.stringify(value).includes('"recipient"');
  if (!isOfRecipient)
    return withAmount(value, context, (number) => {
      const to = damaged(target, context);
      return `对${to}造成${damageOf(number, context)}`;
    });
  const to = damaged(target, context);
  const each = repeated(value, context);
  return each
    ? `对${to === '它们各' ? '它们中的每个' : to}，${each.lead}，造成${each.times}${DAMAGE}${each.limit}`
    : `对${to}造成${damageOf(value, context)}`;
}

/** The icon follows a number only. */
const damageOf = (value: Amount, context: RenderContext): string =>
  quantity(value, typeof value === 'object' ? '伤害' : DAMAGE, context);

/** "2个生物各": each of the chosen ones is dealt the whole damage. */
function damaged(target: Target, context: RenderContext): string {
  const words = named(target, context);
  const isExact = target.kind === 'select' && target.quantifier.kind === 'choose' && areMany(target);
  if ((target.kind === 'ref' && target.name === 'them') || (isExact && /^\d/.test(words)))
    return `${words}各`;
  return words;
}
