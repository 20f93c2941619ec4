import { traditional } from '../chinese/script.ts';
import { MEANINGS } from './word-list.ts';
import type { Meaning, WordList } from './word-list.ts';

export const SIMPLIFIED_CHINESE_WORDS: WordList = {
  words: {
    may: /可以/,
    'up to': /至多/,
    'any number': /任意数量/,
    random: /随机/,
    each: /每|(?<!为你)所有|全部|双方|各(?!自|造成|放置|移除|不相同)/,
    other: /其他|另一|以外的势力/,
    opponent: /对手/,
    owner: /拥有(?!最多)|己方/,
    friendly: /友方/,
    enemy: /敌方/,
    hand: /手牌/,
    deck: /牌库/,
    top: /[库堆]顶|最上方/,
    bottom: /[库堆]底/,
    'discard pile': /弃牌堆/,
    archives: /存档/,
    flank: /侧翼/,
    neighbor: /相邻/,
    artifact: /神器/,
    upgrade: /升级/,
    power: /力量/,
    armor: /护甲/,
    key: /钥匙/,
    chain: /枷锁/,
    'token creature': /衍生/,
    tide: /潮位/,
    house: /势力/,
    capture: /捕获/,
    destroy: /摧毁/,
    draw: /抽/,
    enrage: /激怒/,
    exalt: /褒奖/,
    exhaust: /横置/,
    fight: /战斗/,
    forge: /(?<!取消|未)锻造/,
    heal: /治疗/,
    purge: /清除/,
    ready: /重置/,
    reap: /收获/,
    repeat: /重复/,
    reveal: /展示/,
    shuffle: /洗[切入]/,
    steal: /窃取/,
    stun: /(?<!的)击晕/,
    swap: /交换/,
    ward: /界护/,
    instead: /改为|而非|而不/,
    cannot: /不能/,
    turn: /回合/,
  },
  numerals: new Map([
    [2, /第二/],
    [3, /三/],
  ]),
};

const inTraditional = (pattern: RegExp): RegExp => new RegExp(traditional(pattern.source));

/** The same words in traditional characters. */
export const TRADITIONAL_CHINESE_WORDS: WordList = {
  words: Object.fromEntries(
    MEANINGS.map((meaning) => [meaning, inTraditional(SIMPLIFIED_CHINESE_WORDS.words[meaning])]),
  ) as Record<Meaning, RegExp>,
  numerals: new Map(
    [...SIMPLIFIED_CHINESE_WORDS.numerals].map(([number, pattern]) => [number, inTraditional(pattern)]),
  ),
};
