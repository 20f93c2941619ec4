/** The Chinese words of the game, in simplified characters. `script.ts` writes them in traditional ones. */
import type {
  Participle,
  Header,
  HousePhrase,
  Kind,
  PlayerRef,
  Shared,
  Status,
  ZoneName,
} from '@amberhall/engine/language';
import type { BonusIcon, Counter, House, KeyColor, Keyword, PseudoHouse } from '@amberhall/engine/vocabulary';
import { houseTitle } from '../house-title.ts';

/** Icons are names in braces. The client replaces them by images. */
export const AMBER = '{amber}';
export const DAMAGE = '{damage}';

/** A noun with its counter word. */
export interface Noun {
  word: string;
  counter: string;
}

export const NOUNS: Readonly<Record<Kind, Noun>> = {
  creature: { word: '生物', counter: '个' },
  artifact: { word: '神器', counter: '件' },
  upgrade: { word: '升级', counter: '张' },
  action: { word: '行动牌', counter: '张' },
  card: { word: '牌', counter: '张' },
};

/** Cards that are not in play. */
export const CARD_NOUNS: Readonly<Record<Kind, Noun>> = {
  creature: { word: '生物牌', counter: '张' },
  artifact: { word: '神器牌', counter: '张' },
  upgrade: { word: '升级牌', counter: '张' },
  action: { word: '行动牌', counter: '张' },
  card: { word: '牌', counter: '张' },
};

export const PLAYERS: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: '你',
  opponent: '你的对手',
  each: '每位玩家',
  'its-owner': '其拥有者',
  'its-controller': '其控制者',
  'its-opponent': '其控制者的对手',
  'that-player': '该玩家',
  active: '当前玩家',
  'a-player': '一位玩家',
};

export const POSSESSIVES: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: '你的',
  opponent: '你对手的',
  each: '每位玩家的',
  'its-owner': '其拥有者的',
  'its-controller': '其控制者的',
  'its-opponent': '其控制者对手的',
  'that-player': '该玩家的',
  active: '当前玩家的',
  'a-player': '任意玩家的',
};

export const ZONES: Readonly<Record<ZoneName, string>> = {
  play: '场上',
  hand: '手牌',
  deck: '牌库',
  discard: '弃牌堆',
  archives: '存档区',
  purged: '清除区',
};

export const HEADINGS: Readonly<Record<Header, string>> = {
  play: '打出',
  reap: '收获后',
  fight: '战斗后',
  'before-fight': '战斗前',
  action: '行动',
  omni: '万能',
  destroyed: '摧毁',
  scrap: '废弃',
  fate: '命运',
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: '阿尔法',
  assault: '突袭',
  deploy: '部署',
  elusive: '闪避',
  entrench: '固守',
  hazardous: '危险',
  invulnerable: '无敌',
  omega: '欧米茄',
  poison: '剧毒',
  skirmish: '游击',
  'splash-attack': '溅射攻击',
  taunt: '嘲讽',
  treachery: '背叛',
  versatile: '多才',
};

export const STATUSES: Readonly<Record<Status, string>> = {
  ready: '已重置',
  exhausted: '已横置',
  damaged: '受伤',
  undamaged: '未受伤',
  stunned: '被击晕',
  warded: '有界护',
  enraged: '被激怒',
};

export const PARTICIPLES: Readonly<Record<Participle, string>> = {
  destroyed: '被摧毁',
  purged: '被清除',
  discarded: '被弃掉',
  archived: '被存档',
  returned: '被移回',
  shuffled: '被洗入牌库',
  revealed: '被展示',
  healed: '被治疗',
  damaged: '受到伤害',
  readied: '被重置',
  exhausted: '被横置',
  stunned: '被击晕',
  moved: '被移动',
  played: '被打出',
  'put into play': '被放置入场',
  'looked at': '被查看',
};

export const SHARED: Readonly<Record<Shared, string>> = {
  house: '势力',
  trait: '属性',
  name: '名称',
  power: '力量',
  battleline: '战线',
  type: '类型',
};

export const STATS = { power: '力量', armor: '护甲', damage: '伤害' } as const;

export const KEY_COLORS: Readonly<Record<KeyColor, string>> = { red: '红色', blue: '蓝色', yellow: '黄色' };

export const SIDES = { friendly: '友方', enemy: '敌方' } as const;
export const LEFT_RIGHT = { left: '左', right: '右' } as const;

const COUNTERS: Readonly<Record<Counter, string>> = {
  power: '+1力量',
  awakening: '觉醒',
  corrosion: '腐蚀',
  depth: '深度',
  disruption: '干扰',
  doom: '末日',
  fuse: '引信',
  glory: '荣耀',
  growth: '成长',
  hatch: '孵化',
  ignorance: '无知',
  knowledge: '知识',
  mineralize: '矿化',
  mutation: '变异',
  nay: '反对',
  paint: '颜料',
  scheme: '阴谋',
  time: '时间',
  trade: '交易',
  warrant: '通缉',
  wisdom: '智慧',
  yea: '赞成',
};

export const counterName = (counter: Counter): string => `${COUNTERS[counter]}指示物`;

export const iconName = (icon: BonusIcon | undefined): string => `${icon ? `{${icon}}` : ''}奖励图标`;

const HOUSE_NAMES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  brobnar: '蛮族',
  dis: '冥府',
  logos: '逻机',
  mars: '火星',
  sanctum: '圣堂',
  saurian: '蜥族',
  shadows: '暗影',
  staralliance: '星盟',
  untamed: '狂兽',
  prophecy: '预言',
  thetide: '潮位',
  archonpower: '统御者之力',
};

/** "火星势力", "该势力". Houses without a Chinese name keep their own. */
export function houseName(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
      return '该势力';
    case 'its-house':
      return '其势力';
    case 'active-house':
      return '当前势力';
    case 'previous-house':
      return '上个回合所选的势力';
    default:
      return `${HOUSE_NAMES[house] ?? houseTitle(house)}势力`;
  }
}

export const STEP_NAMES = {
  forge: '锻造钥匙',
  house: '选择势力',
  main: '打出、弃掉与使用牌',
  ready: '重置牌',
  draw: '抽牌',
} as const;
