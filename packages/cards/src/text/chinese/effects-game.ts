import type { Effect } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { untranslated } from '../untranslated.ts';
import { amount } from './amounts.ts';
import { sentences } from './effects.ts';
import { HEADINGS, houseName } from './lexicon.ts';
import { named, possessiveOf } from './nouns.ts';
import { subjectOf } from './players.ts';

type GameKind =
  | 'raise-tide'
  | 'choose-house'
  | 'name-card'
  | 'choose-number'
  | 'choose-player'
  | 'choose-trait'
  | 'reset-tide'
  | 'trigger'
  | 'fulfil'
  | 'flip-prophecy'
  | 'stop-fight'
  | 'stop-event'
  | 'end-turn'
  | 'extra-turn'
  | 'change-active-house'
  | 'custom';

const IDENTITIES = { 'opponent-identity': '你对手身份卡上的', 'your-identity': '你身份卡上的' } as const;
const PLAYERS_IN = { haunted: '一位处于闹鬼状态的玩家', overwhelmed: '一位寡不敌众的玩家' } as const;

export const gameEffects: Pick<TextTable<Effect>, GameKind> = {
  'raise-tide': ({ who = 'you' }, context) => `${subjectOf(who, context)}抬高潮位`,
  'choose-house': ({ among, by = 'you' }, context) =>
    `${subjectOf(by, context)}选择${among ? IDENTITIES[among] : ''}一个势力`,
  'choose-player': ({ state, do: then }, context) => {
    const choice = `选择${state === undefined ? '一位玩家' : PLAYERS_IN[state]}`;
    if (then === undefined) return choice;
    beginSentence(context);
    return `${choice}。${sentences(then, context)}`;
  },
  'choose-trait': () => '选择一个属性',
  'reset-tide': () => '潮位变为既不高也不低',
  'name-card': ({ number = 1 }) => `说出${number === 1 ? '一' : number}张牌的名称`,
  'choose-number': ({ max }, context) => {
    context.amountVerb = 'chosen';
    return max === undefined ? '选择一个数字' : `选择一个至多为${amount(max, context)}的数字`;
  },
  trigger: ({ header, of, each }, context) =>
    `结算${possessiveOf(of, context)}${each ? '每个' : ''}“${HEADINGS[header]}：”能力，如同由你控制它`,
  fulfil: ({ target }, context) => `应验${named(target, context)}`,
  'flip-prophecy': ({ target }, context) => `翻转${named(target, context)}`,
  'stop-event': () => '该事件不会发生',
  'stop-fight': () => '该次战斗结束且没有效果',
  'end-turn': () => '结束你的回合',
  'extra-turn': () => '在本回合之后进行另一个回合',
  'change-active-house': ({ to }) => `${houseName(to)}成为你的当前势力`,
  custom: ({ id }) => untranslated(id),
};
