import type {
  Participle,
  Header,
  HousePhrase,
  Kind,
  NamedStep,
  PlayerRef,
  Shared,
  Status,
  ZoneName,
} from '@amberhall/engine/language';
import type { Counter, House, KeyColor, Keyword, PseudoHouse } from '@amberhall/engine/vocabulary';

/** Icons are names in braces. The client replaces them by images. */
export const AMBER = '{amber}';
export const DAMAGE = '{damage}';

/** Nouns with the word that counts them. */
export const NOUNS: Readonly<Record<Kind, { word: string; unit: string }>> = {
  creature: { word: '생명체', unit: '개' },
  artifact: { word: '유물', unit: '개' },
  upgrade: { word: '업그레이드', unit: '개' },
  action: { word: '행동 카드', unit: '장' },
  card: { word: '카드', unit: '장' },
};

export const YOU = '당신';
export const PLAYERS: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: YOU,
  opponent: '상대',
  each: '각 플레이어',
  'its-owner': '그 카드의 소유자',
  'its-controller': '그 카드의 지배자',
  'its-opponent': '그 카드의 지배자의 상대',
  'that-player': '그 플레이어',
  active: '활성화 플레이어',
  'a-player': '한 플레이어',
};

export const ZONES: Readonly<Record<ZoneName, string>> = {
  play: '플레이 영역',
  hand: '손',
  deck: '덱',
  discard: '버림 더미',
  archives: '보관 영역',
  purged: '제거 영역',
};

export const HEADINGS: Readonly<Record<Header, string>> = {
  play: '플레이',
  reap: '수확 후',
  fight: '전투 후',
  'before-fight': '전투 전',
  action: '행동',
  omni: '전능',
  destroyed: '파괴됨',
  scrap: '폐품',
  fate: '운명',
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: '알파',
  assault: '강습',
  deploy: '배치',
  elusive: '회피',
  entrench: '참호',
  hazardous: '위험',
  invulnerable: '무적',
  omega: '오메가',
  poison: '독',
  skirmish: '유격',
  'splash-attack': '여파 공격',
  taunt: '도발',
  treachery: '배신',
  versatile: '만능',
};

const HOUSES: Readonly<Record<House | PseudoHouse, string>> = {
  brobnar: '브로브나',
  dis: '디스',
  ekwidon: '에퀴돈',
  geistoid: '가이스토이드',
  logos: '로고스',
  mars: '마스',
  ouboros: '우보로스',
  redemption: '리뎀션',
  sanctum: '생텀',
  saurian: '사우리안',
  shadows: '섀도우',
  skyborn: '스카이본',
  staralliance: '스타 얼라이언스',
  unfathomable: '언패더마블',
  untamed: '언테임드',
  archonpower: '집정관의 힘',
  keyraken: '키라켄',
  prophecy: '예언',
  thetide: '물결',
};

/** "그 세력", "마스 세력": with the word for a house. */
export function houseName(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
      return '그 세력';
    case 'its-house':
      return '그 카드의 세력';
    case 'active-house':
      return '활성화 세력';
    case 'previous-house':
      return '이전 차례에 선택한 세력';
    default:
      return `${HOUSES[house]} 세력`;
  }
}

/** Before a noun: "마스" of "마스 생명체". */
export function ofHouse(house: HousePhrase): string {
  return Object.hasOwn(HOUSES, house) ? HOUSES[house as House] : `${houseName(house)}의`;
}

export const STEP_NAMES: Readonly<Record<NamedStep, string>> = {
  forge: '“열쇠 제작” 단계',
  house: '“세력 선택” 단계',
  main: '“카드 플레이, 버리기, 사용” 단계',
  ready: '“카드 준비” 단계',
  draw: '“카드 뽑기” 단계',
};

export const KEY_COLORS: Readonly<Record<KeyColor, string>> = {
  red: '빨간',
  blue: '파란',
  yellow: '노란',
};

export const SIDES = { left: '왼쪽', right: '오른쪽' } as const;

export const STATS = { power: '공격력', armor: '방어력', damage: '피해' } as const;

/** Before a noun. */
export const STATUSES: Readonly<Record<Status, string>> = {
  ready: '준비된',
  exhausted: '소진된',
  damaged: '피해를 받은',
  undamaged: '피해를 받지 않은',
  stunned: '기절한',
  warded: '보호막이 있는',
  enraged: '격노한',
};

export const SHARED: Readonly<Record<Shared, string>> = {
  house: '세력',
  trait: '특성',
  name: '이름',
  power: '공격력',
  battleline: '전선',
  type: '유형',
};

/** What happened to cards "this way", before a noun. */
export const PARTICIPLES: Readonly<Record<Participle, string>> = {
  destroyed: '파괴된',
  purged: '제거된',
  discarded: '버려진',
  archived: '보관된',
  returned: '되돌린',
  shuffled: '섞어 넣은',
  revealed: '공개된',
  healed: '회복된',
  damaged: '피해를 받은',
  readied: '준비된',
  exhausted: '소진된',
  stunned: '기절한',
  moved: '옮겨진',
  played: '플레이된',
  'put into play': '플레이 영역에 놓인',
  'looked at': '확인한',
};

const COUNTERS: Readonly<Record<Counter, string>> = {
  power: '+1 공격력',
  awakening: '각성',
  corrosion: '부식',
  depth: '심도',
  disruption: '혼란',
  doom: '파멸',
  fuse: '도화선',
  glory: '영광',
  growth: '성장',
  hatch: '부화',
  ignorance: '무지',
  knowledge: '지식',
  mineralize: '광물화',
  mutation: '돌연변이',
  nay: '반대',
  paint: '물감',
  scheme: '음모',
  time: '시간',
  trade: '거래',
  warrant: '영장',
  wisdom: '지혜',
  yea: '찬성',
};
export const counterName = (counter: Counter): string => `${COUNTERS[counter]} 카운터`;

export const iconName = (icon: string | undefined): string =>
  icon === undefined ? '보너스 기호' : `{${icon}} 보너스 기호`;
