import type { Forbidden, HousePhrase, Select, Statement } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { condition } from './conditions.ts';
import { AMBER, houseName, PLAYERS } from './lexicon.ts';
import { classOrCard, plural } from './nouns.ts';
import { own, whose } from './players.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;

/** "《Tireless Crocag》不能收获", "你的对手不能打出生物". */
export function prohibition(node: Cannot, context: RenderContext): string {
  const unless = node.unless ? `，除非${condition(node.unless, context)}` : '';
  const { who } = node;
  if (typeof who !== 'string') {
    const object = typeof node.only === 'object' ? plural(node.only, context) : '';
    return `${classOrCard(who, context)}${cardCannot(node.what, object)}${unless}`;
  }
  if (node.what === 'steal')
    return `${who === 'opponent' ? '你的' : whose('opponent', context)}${AMBER}不能被窃取${unless}`;
  const action =
    node.nth === undefined
      ? playerCannot(node.what, node.only, own(who), context)
      : `不能锻造${own(who)}第${ORDINALS[node.nth]}把钥匙`;
  return `${who === 'each' ? '所有玩家都' : PLAYERS[who]}${action}${unless}`;
}

const ORDINALS = { 1: '一', 2: '二', 3: '三' } as const;

/** @param object the only cards that it concerns, or nothing */
function cardCannot(what: Forbidden, object: string): string {
  if (object && what === 'be-dealt-damage') return `不能受到${object}的伤害`;
  if (object && what === 'be-attacked') return `不能被${object}攻击`;
  return `${CARD_VERBS[what]}${object}`;
}

const CARD_VERBS: Readonly<Record<Forbidden, string>> = {
  reap: '不能收获',
  fight: '不能战斗',
  attack: '不能攻击',
  'be-attacked': '不能被攻击',
  'be-used': '不能被使用',
  'be-used-except-to-fight': '除战斗外不能被使用',
  use: '不能被使用',
  ready: '不能重置',
  play: '不能被打出',
  'be-played': '不能被打出',
  forge: '不能锻造',
  steal: '不能窃取',
  'choose-house': '不能被选择',
  'be-dealt-damage': '不能受到伤害',
  'be-destroyed': '不能被摧毁',
  'take-archives': '不能从存档区被拿取',
  'leave-archives': '不能离开存档区',
  'be-exhausted': '不能被横置',
  'be-flipped': '不能被翻转',
  'be-discarded': '除卡牌能力外，不能从你的手牌中被弃掉',
  'be-captured-from': '的琥魄池中的琥魄不能被捕获',
  'play-on-left-flank': '不能将生物打出在其左侧翼',
  'play-on-right-flank': '不能将生物打出在其右侧翼',
  'raise-tide': '不能抬高潮位',
  'resolve-icons': '不能结算其打出的牌上的奖励图标',
  mulligan: '不能更换起始手牌',
  'ready-in-step': '在“重置牌”阶段中不能重置',
};

function playerCannot(
  what: Forbidden,
  only: Select | HousePhrase | undefined,
  their: string,
  context: RenderContext,
): string {
  const cards = typeof only === 'object' ? plural(only, context) : '牌';
  switch (what) {
    case 'fight':
    case 'attack':
      return '不能使用生物来战斗';
    case 'reap':
      return '不能使用生物来收获';
    case 'play':
    case 'be-played':
      return `不能打出${cards}`;
    case 'use':
    case 'be-used':
      return `不能使用${cards}`;
    case 'ready':
      return `不能重置${cards}`;
    case 'forge':
      return '不能锻造钥匙';
    case 'choose-house':
      return `不能选择${typeof only === 'string' ? houseName(only) : '势力'}作为${their}当前势力`;
    case 'take-archives':
      return `不能将${their}存档区拿取到${their}手牌`;
    default:
      return CARD_VERBS[what];
  }
}
