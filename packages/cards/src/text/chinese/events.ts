import { interpret } from '@amberhall/engine/language';
import type {
  DamageSort,
  EventPhrase,
  PlayerRef,
  Select,
  Target,
  TimeWindow,
} from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { conjugated } from './grammar.ts';
import type { Clause, Tense } from './grammar.ts';
import {
  AMBER,
  counterName,
  houseName,
  iconName,
  PLAYERS,
  POSSESSIVES,
  STEP_NAMES,
  ZONES,
} from './lexicon.ts';
import { named, noun, possessiveOf, upon } from './nouns.ts';
import { own } from './players.ts';

/** One vocabulary of events for what triggers, is replaced, happened or is counted. */
export function event(
  phrase: EventPhrase,
  context: RenderContext,
  tense: Tense = 'present',
  when = '',
): string {
  const said = clause(phrase, context);
  const { rest = '' } = said;
  // "没有打出过生物": none is not "not one".
  return conjugated({ ...said, rest: tense === 'negative past' ? rest.replace(ONE, '') : rest }, tense, when);
}

const ONE = /^一[个张把件]/;

export const windowWords = (window: TimeWindow): string =>
  window === 'this-turn' ? '在本回合中' : '在其上个回合中';

/** An event as subject, verb and the rest. */
export function clause(phrase: EventPhrase, context: RenderContext): Clause {
  return interpret(EVENTS, phrase, context);
}

const byCard = (card: Target, context: RenderContext, verb: string, rest = ''): Clause => ({
  subject: named(card, context),
  verb,
  rest,
});
const byPlayer = (who: PlayerRef, verb: string, rest = ''): Clause => ({
  // "After a player forges a key": any of them, one at a time.
  subject: PLAYERS[who === 'each' ? 'a-player' : who],
  verb,
  rest,
});
/** The card that a player acts on: "你的对手弃掉其手牌中的一张牌". */
function itsCard(by: PlayerRef, card: Select, context: RenderContext): string {
  const { they } = context;
  context.they = by;
  const words = noun(card, context);
  context.they = they;
  return words;
}
/** An event concerns one of the cards: "it or one of its neighbors". */
const anyOf = (card: Target, context: RenderContext): string =>
  named(card, context).replace('及其每个', '或其一个');

const DAMAGES: Readonly<Record<DamageSort, string>> = {
  power: '战斗伤害',
  assault: '突袭伤害',
  hazardous: '危险伤害',
  splash: '溅射攻击伤害',
  effect: '伤害',
  icon: '{damage}奖励图标的伤害',
};

const USES = { fight: '来战斗', reap: '来收获' } as const;

const EVENTS: TextTable<EventPhrase, Clause> = {
  reaps: ({ card }, context) => byCard(card, context, '收获'),
  attacked: ({ card }, context) => byCard(card, context, '被攻击'),
  'enters-play': ({ card }, context) => byCard(card, context, '进场'),
  'leaves-play': ({ card }, context) => byCard(card, context, '离场'),
  readied: ({ card, by }, context) =>
    by === undefined ? byCard(card, context, '被重置') : byPlayer(by, '重置', named(card, context)),
  fights: ({ card, against }, context) => ({
    ...byCard(card, context, '战斗'),
    manner: against ? `与${named(against, context)}` : '',
  }),
  destroyed: ({ card, inFight, fighting, cause }, context) => {
    const subject = named(card, context);
    if (cause) {
      const by = cause.of ? possessiveOf(cause.of, context) : '';
      return { subject, verb: `被${by}${DAMAGES[cause.damage]}摧毁` };
    }
    const manner = fighting ? `在与${named(fighting, context)}战斗时` : inFight ? '在战斗中' : '';
    return { subject, manner, verb: '被摧毁' };
  },
  'dealt-damage': ({ card, damage }, context) =>
    byCard(card, context, '受到', damage ? DAMAGES[damage] : '伤害'),
  'prevents-damage': ({ card }, context) => {
    context.amountVerb = 'prevented';
    return { ...byCard(card, context, '防止', '伤害'), manner: '以其护甲' };
  },
  plays: ({ by, card }, context) => byPlayer(by, '打出', itsCard(by, card, context)),
  discards: ({ by, card }, context) => byPlayer(by, '弃掉', itsCard(by, card, context)),
  uses: ({ by, card, to }, context) => byPlayer(by, '使用', `${noun(card, context)}${to ? USES[to] : ''}`),
  forges: ({ by }) => byPlayer(by, '锻造', '一把钥匙'),
  'chooses-house': ({ by, house, other }) => {
    const which = house ? houseName(house) : '一个势力';
    return byPlayer(by, '选择', `${other ? `${which}以外的势力` : which}作为${own(by)}当前势力`);
  },
  'gains-amber': ({ by, from }) => ({
    ...byPlayer(by, '获得', AMBER),
    manner: from ? '因收获而' : '',
  }),
  steals: ({ by }, context) => {
    context.amountVerb = 'stolen';
    return byPlayer(by, '窃取', AMBER);
  },
  'raises-tide': ({ by }) => byPlayer(by, '抬高', '潮位'),
  shuffles: ({ by, withDiscard }) =>
    withDiscard
      ? { ...byPlayer(by, '洗入', `${own(by)}牌库`), manner: `将${own(by)}弃牌堆` }
      : byPlayer(by, '洗切', `${own(by)}牌库`),
  captures: ({ card }, context) => byCard(card, context, '捕获', AMBER),
  archives: ({ by }) => byPlayer(by, '存档', '一张牌'),
  draws: ({ by, during }) => {
    const step = during
      ? `在${own(by)}“${STEP_NAMES[during.step]}”阶段${during.outside ? '以外' : '中'}`
      : '';
    return { ...byPlayer(by, '抽', '一张牌'), manner: step };
  },
  'begins-use': ({ by, card }, context) => byPlayer(by, '开始使用', noun(card, context)),
  'resolves-icon': ({ by, icon }) => byPlayer(by, '结算', `一个${iconName(icon)}`),
  'loses-amber': ({ by }) => byPlayer(by, '失去', AMBER),
  'takes-archives': ({ by }) => ({
    ...byPlayer(by, '加入', `${own(by)}手牌`),
    manner: `将${own(by)}存档区`,
  }),
  unforges: ({ by }) => byPlayer(by, '取消锻造', '一把钥匙'),
  'turn-starts': ({ of }) => ({ subject: `${POSSESSIVES[of]}回合`, verb: '开始' }),
  'turn-ends': ({ of }) => ({ subject: `${POSSESSIVES[of]}回合`, verb: '结束' }),
  attached: ({ upgrade, to }, context) =>
    to === undefined
      ? byCard(upgrade, context, '被附加')
      : byCard(upgrade, context, '被附加', `到${anyOf(to, context)}上`),
  exhausted: ({ card }, context) => byCard(card, context, '被横置'),
  exalted: ({ card, by }, context) =>
    by ? byPlayer(by, '褒奖', named(card, context)) : byCard(card, context, '被褒奖'),
  healed: ({ card }, context) => byCard(card, context, '被治疗'),
  flipped: ({ card }, context) => byCard(card, context, '被翻转'),
  'changes-control': ({ card }, context) => byCard(card, context, '改变', '控制者'),
  'counters-put': ({ card, counter }, context) => ({
    subject: `一个${counterName(counter)}`,
    verb: '被置于',
    rest: `${upon(card, context)}`,
  }),
  'placed-under': ({ card, under }, context) =>
    byCard(card, context, '被置于', `${named(under, context)}下方`),
  'finishes-playing': ({ by, card }, context) => ({
    ...byCard(card, context, '被置于', '其拥有者的弃牌堆'),
    manner: `在${PLAYERS[by]}打出它之后`,
  }),
  'deals-damage': ({ card }, context) => byCard(card, context, '造成', '伤害'),
  moves: ({ card, from, to }, context) => ({
    ...byCard(card, context, '进入', to === 'play' ? ZONES.play : `${POSSESSIVES['a-player']}${ZONES[to]}`),
    manner: `从${ZONES[from]}`,
  }),
};
