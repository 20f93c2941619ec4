/** The Thai words of the game. */
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

/** A noun with its classifier. */
export interface Noun {
  word: string;
  classifier: string;
}

export const NOUNS: Readonly<Record<Kind, Noun>> = {
  creature: { word: 'ครีเจอร์', classifier: 'ตัว' },
  artifact: { word: 'อาร์ติแฟกต์', classifier: 'ชิ้น' },
  upgrade: { word: 'อัปเกรด', classifier: 'ใบ' },
  action: { word: 'การ์ดแอ็กชัน', classifier: 'ใบ' },
  card: { word: 'การ์ด', classifier: 'ใบ' },
};

/** Cards that are not in play. */
export const CARD_NOUNS: Readonly<Record<Kind, Noun>> = {
  creature: { word: 'การ์ดครีเจอร์', classifier: 'ใบ' },
  artifact: { word: 'การ์ดอาร์ติแฟกต์', classifier: 'ใบ' },
  upgrade: { word: 'การ์ดอัปเกรด', classifier: 'ใบ' },
  action: { word: 'การ์ดแอ็กชัน', classifier: 'ใบ' },
  card: { word: 'การ์ด', classifier: 'ใบ' },
};

export const CARD = CARD_NOUNS.card;
export const DAMAGE_POINT: Noun = { word: 'ความเสียหาย', classifier: 'แต้ม' };
export const KEY: Noun = { word: 'กุญแจ', classifier: 'ดอก' };
export const CHAIN: Noun = { word: 'โซ่', classifier: 'เส้น' };

export const PLAYERS: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: 'คุณ',
  opponent: 'คู่ต่อสู้',
  each: 'ผู้เล่นแต่ละคน',
  'its-owner': 'เจ้าของการ์ดนั้น',
  'its-controller': 'ผู้ควบคุมมัน',
  'its-opponent': 'คู่ต่อสู้ของผู้ควบคุมมัน',
  'that-player': 'ผู้เล่นนั้น',
  active: 'ผู้เล่นที่กำลังเล่น',
  'a-player': 'ผู้เล่นคนหนึ่ง',
};

export const POSSESSIVES: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: 'ของคุณ',
  opponent: 'ของคู่ต่อสู้',
  each: 'ของผู้เล่นแต่ละคน',
  'its-owner': 'ของเจ้าของ',
  'its-controller': 'ของผู้ควบคุมมัน',
  'its-opponent': 'ของคู่ต่อสู้ของผู้ควบคุมมัน',
  'that-player': 'ของผู้เล่นนั้น',
  active: 'ของผู้เล่นที่กำลังเล่น',
  'a-player': 'ของผู้เล่นคนใดคนหนึ่ง',
};

export const ZONES: Readonly<Record<ZoneName, string>> = {
  play: 'สนาม',
  hand: 'มือ',
  deck: 'เด็ค',
  discard: 'กองทิ้ง',
  archives: 'คลัง',
  purged: 'กองที่ถูกขจัด',
};

export const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'เล่น',
  reap: 'หลังเก็บเกี่ยว',
  fight: 'หลังต่อสู้',
  'before-fight': 'ก่อนต่อสู้',
  action: 'แอ็กชัน',
  omni: 'ออมนิ',
  destroyed: 'ถูกทำลาย',
  scrap: 'แยกชิ้นส่วน',
  fate: 'โชคชะตา',
};

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  alpha: 'อัลฟ่า',
  assault: 'จู่โจม',
  deploy: 'วางกำลัง',
  elusive: 'หลบหลีก',
  entrench: 'ตั้งมั่น',
  hazardous: 'อันตราย',
  invulnerable: 'คงกระพัน',
  omega: 'โอเมก้า',
  poison: 'พิษ',
  skirmish: 'ปะทะย่อย',
  'splash-attack': 'โจมตีกระจาย',
  taunt: 'ยั่วยุ',
  treachery: 'ทรยศ',
  versatile: 'อเนกประสงค์',
};

/** What is said of a card after its name or after "ที่". */
export const STATUSES: Readonly<Record<Status, string>> = {
  ready: 'พร้อม',
  exhausted: 'หมดแรง',
  damaged: 'มีความเสียหาย',
  undamaged: 'ไม่มีความเสียหาย',
  stunned: 'มึนงง',
  warded: 'ได้รับการคุ้มกัน',
  enraged: 'คลุ้มคลั่ง',
};

export const PARTICIPLES: Readonly<Record<Participle, string>> = {
  destroyed: 'ถูกทำลาย',
  purged: 'ถูกขจัด',
  discarded: 'ถูกทิ้ง',
  archived: 'ถูกเก็บเข้าคลัง',
  returned: 'ถูกนำกลับ',
  shuffled: 'ถูกสับเข้าเด็ค',
  revealed: 'ถูกเปิดเผย',
  healed: 'ได้รับการรักษา',
  damaged: 'ได้รับความเสียหาย',
  readied: 'ถูกทำให้พร้อม',
  exhausted: 'ถูกทำให้หมดแรง',
  stunned: 'ถูกทำให้มึนงง',
  moved: 'ถูกย้าย',
  played: 'ถูกเล่น',
  'put into play': 'ถูกนำเข้าสู่สนาม',
  'looked at': 'ถูกดู',
};

export const SHARED: Readonly<Record<Shared, string>> = {
  house: 'ตระกูล',
  trait: 'ลักษณะ',
  name: 'ชื่อ',
  power: 'พลัง',
  battleline: 'แนวรบ',
  type: 'ประเภท',
};

export const STATS = { power: 'พลัง', armor: 'เกราะ', damage: 'ความเสียหาย' } as const;

export const KEY_COLORS: Readonly<Record<KeyColor, string>> = {
  red: 'สีแดง',
  blue: 'สีน้ำเงิน',
  yellow: 'สีเหลือง',
};

export const SIDES = { friendly: 'ฝ่ายเดียวกัน', enemy: 'ฝ่ายศัตรู' } as const;
export const LEFT_RIGHT = { left: 'ซ้าย', right: 'ขวา' } as const;

const COUNTERS: Readonly<Record<Counter, string>> = {
  power: '+1พลัง',
  awakening: 'การตื่น',
  corrosion: 'การกัดกร่อน',
  depth: 'ความลึก',
  disruption: 'การรบกวน',
  doom: 'หายนะ',
  fuse: 'ชนวน',
  glory: 'เกียรติยศ',
  growth: 'การเติบโต',
  hatch: 'การฟักตัว',
  ignorance: 'ความไม่รู้',
  knowledge: 'ความรู้',
  mineralize: 'การกลายเป็นแร่',
  mutation: 'การกลายพันธุ์',
  nay: 'คัดค้าน',
  paint: 'สี',
  scheme: 'แผนร้าย',
  time: 'เวลา',
  trade: 'การค้า',
  warrant: 'หมายจับ',
  wisdom: 'ปัญญา',
  yea: 'เห็นชอบ',
};

export const counterName = (counter: Counter): string => `เคาน์เตอร์${COUNTERS[counter]}`;
export const counterNoun = (counter: Counter): Noun => ({ word: counterName(counter), classifier: 'อัน' });

export const iconName = (icon: BonusIcon | undefined): string => `ไอคอนโบนัส${icon ? `{${icon}}` : ''}`;

/** Houses that have a Thai name. The others keep their own, as in the interface. */
const HOUSE_NAMES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  prophecy: 'คำทำนาย',
  thetide: 'กระแสน้ำ',
  archonpower: 'พลังอาร์คอน',
};

/** "ตระกูล Mars", "ตระกูลนั้น". */
export function houseName(house: HousePhrase): string {
  switch (house) {
    case 'that-house':
      return 'ตระกูลนั้น';
    case 'its-house':
      return 'ตระกูลของมัน';
    case 'active-house':
      return 'ตระกูลที่ใช้อยู่';
    case 'previous-house':
      return 'ตระกูลที่เลือกในเทิร์นก่อน';
    default:
      return `ตระกูล${HOUSE_NAMES[house] ?? houseTitle(house)}`;
  }
}

export const STEP_NAMES = {
  forge: 'หลอมกุญแจ',
  house: 'เลือกตระกูล',
  main: 'เล่น ทิ้ง และใช้การ์ด',
  ready: 'ทำให้การ์ดพร้อม',
  draw: 'จั่วการ์ด',
} as const;

/** Before a condition about a card. */
export const SUCH_THAT = 'ที่เข้าเงื่อนไขว่า';
