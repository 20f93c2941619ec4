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
export const event = (
  phrase: EventPhrase,
  context: RenderContext,
  tense: Tense = 'present',
  when = '',
): string => conjugated(clause(phrase, context), tense, when);

export const windowWords = (window: TimeWindow): string =>
  window === 'this-turn' ? 'ในเทิร์นนี้' : 'ในเทิร์นก่อนของตน';

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
/** The card that a player acts on: "คู่ต่อสู้ทิ้งการ์ด 1 ใบจากมือของผู้เล่นนั้น". */
function itsCard(by: PlayerRef, card: Select, context: RenderContext): string {
  const { they } = context;
  context.they = by;
  const words = noun(card, context);
  context.they = they;
  return words;
}
/** An event concerns one of the cards: "มันหรือครีเจอร์ข้างเคียงของมัน". */
const anyOf = (card: Target, context: RenderContext): string =>
  card.kind === 'select' && card.quantifier.kind === 'each'
    ? noun(card, context, { kind: 'choose', min: 1, max: 1 })
    : named(card, context);

const DAMAGES: Readonly<Record<DamageSort, string>> = {
  power: 'ความเสียหายจากการต่อสู้',
  assault: 'ความเสียหายจากจู่โจม',
  hazardous: 'ความเสียหายจากอันตราย',
  splash: 'ความเสียหายจากโจมตีกระจาย',
  effect: 'ความเสียหาย',
  icon: 'ความเสียหายจากไอคอนโบนัส{damage}',
};

const USES = { fight: 'ต่อสู้', reap: 'เก็บเกี่ยว' } as const;

const EVENTS: TextTable<EventPhrase, Clause> = {
  reaps: ({ card }, context) => byCard(card, context, 'เก็บเกี่ยว'),
  attacked: ({ card }, context) => byCard(card, context, 'ถูกโจมตี'),
  'enters-play': ({ card }, context) => byCard(card, context, 'เข้าสู่สนาม'),
  'leaves-play': ({ card }, context) => byCard(card, context, 'ออกจากสนาม'),
  readied: ({ card, by }, context) =>
    by === undefined
      ? byCard(card, context, 'ถูกทำให้พร้อม')
      : byPlayer(by, 'ทำให้', `${named(card, context)}พร้อม`),
  fights: ({ card, against }, context) => ({
    ...byCard(card, context, 'ต่อสู้'),
    rest: against ? `กับ${named(against, context)}` : '',
  }),
  destroyed: ({ card, inFight, fighting, cause }, context) => {
    const subject = named(card, context);
    if (cause) {
      const by = cause.of ? possessiveOf(cause.of, context) : '';
      return { subject, verb: 'ถูกทำลาย', manner: `ด้วย${DAMAGES[cause.damage]}${by}` };
    }
    const manner = fighting ? `ขณะต่อสู้กับ${named(fighting, context)}` : inFight ? 'ในการต่อสู้' : '';
    return { subject, verb: 'ถูกทำลาย', manner };
  },
  'dealt-damage': ({ card, damage }, context) =>
    byCard(card, context, 'ได้รับ', damage ? DAMAGES[damage] : 'ความเสียหาย'),
  'prevents-damage': ({ card }, context) => {
    context.amountVerb = 'prevented';
    return { ...byCard(card, context, 'ป้องกัน', 'ความเสียหาย'), manner: 'ด้วยเกราะของมัน' };
  },
  plays: ({ by, card }, context) => byPlayer(by, 'เล่น', itsCard(by, card, context)),
  discards: ({ by, card }, context) => byPlayer(by, 'ทิ้ง', itsCard(by, card, context)),
  uses: ({ by, card, to }, context) =>
    byPlayer(by, 'ใช้', `${noun(card, context)}${to ? `เพื่อ${USES[to]}` : ''}`),
  forges: ({ by }) => byPlayer(by, 'หลอม', 'กุญแจ 1 ดอก'),
  'chooses-house': ({ by, house, other }) => {
    const which = house ? houseName(house) : 'ตระกูลหนึ่ง';
    return byPlayer(by, 'เลือก', `${other ? `ตระกูลอื่นที่ไม่ใช่${which}` : which}เป็นตระกูลที่ใช้อยู่${own(by)}`);
  },
  'gains-amber': ({ by, from }) => ({
    ...byPlayer(by, 'ได้รับ', AMBER),
    manner: from ? 'จากการเก็บเกี่ยว' : '',
  }),
  steals: ({ by }, context) => {
    context.amountVerb = 'stolen';
    return byPlayer(by, 'ขโมย', AMBER);
  },
  'raises-tide': ({ by }) => byPlayer(by, 'ยก', 'ระดับกระแสน้ำ'),
  shuffles: ({ by, withDiscard }) =>
    withDiscard ? byPlayer(by, 'สับ', `กองทิ้ง${own(by)}เข้าเด็ค${own(by)}`) : byPlayer(by, 'สับ', `เด็ค${own(by)}`),
  captures: ({ card }, context) => byCard(card, context, 'ยึด', AMBER),
  archives: ({ by }) => byPlayer(by, 'เก็บ', 'การ์ด 1 ใบเข้าคลัง'),
  draws: ({ by, during }) => ({
    ...byPlayer(by, 'จั่ว', 'การ์ด 1 ใบ'),
    manner: during ? `${during.outside ? 'นอก' : 'ใน'}ขั้นตอน“${STEP_NAMES[during.step]}”${own(by)}` : '',
  }),
  'begins-use': ({ by, card }, context) => byPlayer(by, 'เริ่มใช้', noun(card, context)),
  'resolves-icon': ({ by, icon }) => byPlayer(by, 'ดำเนินการ', `${iconName(icon)} 1 อัน`),
  'loses-amber': ({ by }) => byPlayer(by, 'เสีย', AMBER),
  'takes-archives': ({ by }) => byPlayer(by, 'หยิบ', `คลัง${own(by)}ขึ้นมือ${own(by)}`),
  unforges: ({ by }) => byPlayer(by, 'ยกเลิก', 'การหลอมกุญแจ 1 ดอก'),
  'turn-starts': ({ of }) => ({ subject: `เทิร์น${POSSESSIVES[of]}`, verb: 'เริ่ม' }),
  'turn-ends': ({ of }) => ({ subject: `เทิร์น${POSSESSIVES[of]}`, verb: 'จบ' }),
  attached: ({ upgrade, to }, context) =>
    byCard(upgrade, context, 'ถูกติด', to === undefined ? '' : `กับ${anyOf(to, context)}`),
  exhausted: ({ card }, context) => byCard(card, context, 'ถูกทำให้หมดแรง'),
  exalted: ({ card, by }, context) =>
    by ? byPlayer(by, 'ยกย่อง', named(card, context)) : byCard(card, context, 'ได้รับการยกย่อง'),
  healed: ({ card }, context) => byCard(card, context, 'ได้รับการรักษา'),
  flipped: ({ card }, context) => byCard(card, context, 'ถูกพลิก'),
  'changes-control': ({ card }, context) => byCard(card, context, 'เปลี่ยน', 'ผู้ควบคุม'),
  'counters-put': ({ card, counter }, context) => ({
    subject: `${counterName(counter)} 1 อัน`,
    verb: 'ถูกวาง',
    rest: upon(card, context),
  }),
  'placed-under': ({ card, under }, context) =>
    byCard(card, context, 'ถูกวางไว้', `ใต้${named(under, context)}`),
  'finishes-playing': ({ by, card }, context) => ({
    ...byCard(card, context, 'ถูกวางลง', 'กองทิ้งของเจ้าของ'),
    manner: `หลังจาก${PLAYERS[by]}เล่นมัน`,
  }),
  'deals-damage': ({ card }, context) => byCard(card, context, 'สร้าง', 'ความเสียหาย'),
  moves: ({ card, from, to }, context) => ({
    ...byCard(card, context, 'ย้าย', `จาก${ZONES[from]}`),
    manner: `ไปยัง${to === 'play' ? ZONES.play : `${ZONES[to]}${POSSESSIVES['a-player']}`}`,
  }),
};
