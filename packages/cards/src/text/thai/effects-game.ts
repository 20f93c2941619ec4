import type { Effect } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { untranslated } from '../untranslated.ts';
import { amount } from './amounts.ts';
import { sentences } from './effects.ts';
import { afterSentence } from './grammar.ts';
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

const IDENTITIES = {
  'opponent-identity': 'จากการ์ดประจำตัวของคู่ต่อสู้',
  'your-identity': 'จากการ์ดประจำตัวของคุณ',
} as const;
const PLAYERS_IN = { haunted: 'ที่ถูกหลอกหลอน', overwhelmed: 'ที่ถูกท่วมท้น' } as const;

export const gameEffects: Pick<TextTable<Effect>, GameKind> = {
  'raise-tide': ({ who = 'you' }, context) => `${subjectOf(who, context)}ยกระดับกระแสน้ำ`,
  'choose-house': ({ among, by = 'you' }, context) =>
    `${subjectOf(by, context)}เลือกตระกูลหนึ่ง${among ? IDENTITIES[among] : ''}`,
  'choose-player': ({ state, do: then }, context) => {
    const choice = `เลือกผู้เล่นคนหนึ่ง${state === undefined ? '' : PLAYERS_IN[state]}`;
    if (then === undefined) return choice;
    beginSentence(context);
    return afterSentence(choice, sentences(then, context));
  },
  'choose-trait': () => 'เลือกลักษณะหนึ่ง',
  'reset-tide': () => 'กระแสน้ำกลับไปไม่สูงและไม่ต่ำ',
  'name-card': ({ number = 1 }) => `ระบุชื่อการ์ด${number} ใบ`,
  'choose-number': ({ max }, context) => {
    context.amountVerb = 'chosen';
    return max === undefined ? 'เลือกตัวเลขหนึ่ง' : `เลือกตัวเลขหนึ่ง (สูงสุด${amount(max, context)})`;
  },
  trigger: ({ header, of, each }, context) =>
    `ดำเนินการความสามารถ“${HEADINGS[header]}:”${each ? 'แต่ละอย่าง' : ''}${possessiveOf(of, context)}ราวกับคุณควบคุมมัน`,
  fulfil: ({ target }, context) => `ทำให้${named(target, context)}เป็นจริง`,
  'flip-prophecy': ({ target }, context) => `พลิก${named(target, context)}`,
  'stop-event': () => 'เหตุการณ์นั้นไม่เกิดขึ้น',
  'stop-fight': () => 'การต่อสู้นั้นจบลงโดยไม่มีผล',
  'end-turn': () => 'จบเทิร์นของคุณ',
  'extra-turn': () => 'เล่นอีกเทิร์นหนึ่งหลังจากเทิร์นนี้',
  'change-active-house': ({ to }) => `${houseName(to)}กลายเป็นตระกูลที่ใช้อยู่ของคุณ`,
  custom: ({ id }) => untranslated(id),
};
