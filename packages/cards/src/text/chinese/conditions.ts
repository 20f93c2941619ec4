import { interpret } from '@amberhall/engine/language';
import type { Condition, Filter, Select, Target } from '@amberhall/engine/language';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { amount } from './amounts.ts';
import { comparison } from './comparisons.ts';
import { event, windowWords } from './events.ts';
import { houseName, KEY_COLORS, PLAYERS, SHARED, STEP_NAMES } from './lexicon.ts';
import { foundCard, named, noun, one, plural, upon } from './nouns.ts';
import { negatedQuality, quality, thing } from './noun-qualifiers.ts';
import { whose } from './players.ts';
import { zonePlace } from './zones.ts';

/** What follows "如果" or "当". */
export function condition(node: Condition, context: RenderContext): string {
  return interpret(CONDITIONS, node, context);
}

const SEARCHES = { discard: '弃掉', reveal: '展示' } as const;
const LEVELS = { high: '高', low: '低' } as const;

const CONDITIONS: TextTable<Condition> = {
  compare: (node, context) => comparison(node, context),
  exists: ({ what }, context) => exists(what, '有', '控制', context),
  odd: ({ number }, context) => `${amount(number, context)}为奇数`,
  even: ({ number }, context) => `${amount(number, context)}为偶数`,
  is: ({ target, filter, already }, context) => {
    if (isLyingThere(filter)) return `${upon(target, context)}有${thing(filter.what)}`;
    const subject = named(target, context);
    const words = quality(filter, context);
    return `${subject}${already ? `此前已${words.replace(/^已/, '')}` : words}`;
  },
  happened: (node, context) => {
    rememberOpponent(node.event, context);
    return event(node.event, context, 'past', windowWords(node.when));
  },
  'destroyed-this-way': (_, context) => `此伤害摧毁该${wordOf(context)}`,
  share: ({ target, what }, context) =>
    `${target.kind === 'select' ? plural(target, context) : named(target, context)}具有相同的${SHARED[what]}`,
  'in-play': ({ target }, context) => `${named(target, context)}在场`,
  'key-forged': ({ of, color }, context) =>
    of === 'each'
      ? `有一把${KEY_COLORS[color]}钥匙已锻造`
      : `${whose(of, context)}${KEY_COLORS[color]}钥匙已锻造`,
  'active-house': ({ house }) => `${houseName(house)}是你的当前势力`,
  tide: ({ level }) => `潮位${LEVELS[level]}`,
  haunted: ({ who }) => `${PLAYERS[who]}处于闹鬼状态`,
  overwhelmed: ({ who }) => `${PLAYERS[who]}寡不敌众`,
  'turn-of': ({ who }, context) => `现在是${whose(who, context)}回合`,
  attacking: ({ card, against }, context) =>
    `${named(card, context)}正在攻击${against ? noun(against, context) : ''}`,
  fighting: ({ card }, context) => `${named(card, context)}正在战斗`,
  'are-named': ({ target }, context) => `${named(target, context)}正是所说出名称的牌`,
  found: (_, context) =>
    `你以此法${SEARCHES[context.searchVerb]}了${context.searchedFor ? foundCard(context.searchedFor, context) : '这样的牌'}`,
  step: ({ step }) => `处于“${STEP_NAMES[step]}”阶段`,
  not: (node, context) => negation(node.condition, context),
  all: ({ of }, context) => of.map((part) => condition(part, context)).join('，且'),
  any: ({ of }, context) =>
    of.map((part) => condition(part, context)).join(of.some(({ kind }) => kind === 'all') ? '；或' : '，或'),
};

const wordOf = (context: RenderContext): string => plural({ ...A_CARD, type: context.lastKind }, context);
const A_CARD: Select = { kind: 'select', type: 'card', quantifier: { kind: 'bare' }, where: [] };

/** "你控制一个恶魔生物", "场上有一个恶魔生物", "你的弃牌堆中没有牌" */
function exists(
  what: Select,
  verb: '有' | '没有',
  controls: '控制' | '没有控制',
  context: RenderContext,
): string {
  const said = (select: Select): string =>
    verb === '没有'
      ? plural(select, context)
      : select.quantifier.kind === 'bare'
        ? one(select, context)
        : noun(select, context);
  const { owner, rest } = splitSide(what);
  if (owner) return `${PLAYERS[owner]}${controls}${said(rest)}`;
  const near = what.where.find((filter) => filter.kind === 'neighbor-of');
  if (near) {
    const owner = named(near.of, context);
    const ofIt = what.where.map((filter) => (filter === near ? { ...near, of: IT } : filter));
    return `${owner}${verb}${said({ ...what, where: ofIt }).replace(/^其/, '')}`;
  }
  const { zone } = what;
  const isShown = what.where.some(({ kind }) => kind === 'this-way' || kind === 'house-count');
  if (!zone) return `${isShown ? '' : '场上'}${verb}${said(what)}`;
  const place = zonePlace(zone, context);
  const words = said(what);
  return `${place}${verb}${words.startsWith(`${place}的`) ? words.slice(place.length + 1) : words}`;
}

function nounWithoutZone(what: Select, context: RenderContext): string {
  const { zone: _, ...anywhere } = what;
  return plural(anywhere, context);
}

const IT: Target = { kind: 'ref', name: 'it' };

type Has = Extract<Filter, { kind: 'has' }>;

/** Amber or a counter on a card. */
const isLyingThere = (filter: Filter): filter is Has =>
  filter.kind === 'has' && !['upgrade', 'armor', 'bonus-icon'].includes(filter.what);

function negation(inner: Condition, context: RenderContext): string {
  switch (inner.kind) {
    case 'exists':
      if (inner.what.zone?.kind === 'zone' && inner.what.zone.name === 'purged')
        return `没有${nounWithoutZone(inner.what, context)}被清除`;
      return exists(inner.what, '没有', '没有控制', context);
    case 'happened':
      rememberOpponent(inner.event, context);
      return event(inner.event, context, 'negative past', windowWords(inner.when));
    case 'is': {
      const { target, filter } = inner;
      if (isLyingThere(filter)) return `${upon(target, context)}没有${thing(filter.what)}`;
      return `${named(target, context)}${negatedQuality(filter, context)}`;
    }
    case 'in-play':
      return condition(inner, context).replace('在场', '不在场');
    case 'active-house':
      return condition(inner, context).replace('是你的', '不是你的');
    case 'attacking':
      return condition(inner, context).replace('正在攻击', '没有在攻击');
    case 'fighting':
      return condition(inner, context).replace('正在战斗', '没有在战斗');
    case 'tide':
      return condition(inner, context).replace('潮位', '潮位不');
    case 'haunted':
      return `${PLAYERS[inner.who]}不处于闹鬼状态`;
    case 'overwhelmed':
      return `${PLAYERS[inner.who]}并非寡不敌众`;
    case 'turn-of':
      return `现在不是${whose(inner.who, context)}回合`;
    case 'key-forged':
      if (inner.of === 'each') return `没有${KEY_COLORS[inner.color]}钥匙已锻造`;
      return condition(inner, context).replace('已锻造', '未锻造');
    case 'destroyed-this-way':
      return `此伤害没有摧毁该${wordOf(context)}`;
    case 'share':
      return condition(inner, context).replace('具有相同的', '不具有相同的');
    case 'not':
      return condition(inner.condition, context);
    default:
      return `并非“${condition(inner, context)}”`;
  }
}
