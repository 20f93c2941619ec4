import type { Forbidden, HousePhrase, Select, Statement } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { condition } from './conditions.ts';
import { AMBER, houseName, PLAYERS, STEP_NAMES } from './lexicon.ts';
import { classOrCard, plural } from './nouns.ts';
import { own, whose } from './players.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;

/** "“Tireless Crocag” ไม่สามารถเก็บเกี่ยว", "คู่ต่อสู้ไม่สามารถเล่นครีเจอร์". */
export function prohibition(node: Cannot, context: RenderContext): string {
  const unless = node.unless ? ` เว้นแต่${condition(node.unless, context)}` : '';
  const { who } = node;
  if (typeof who !== 'string') {
    const object = typeof node.only === 'object' ? plural(node.only, context) : '';
    return `${classOrCard(who, context)}ไม่สามารถ${cardVerb(node.what, object)}${unless}`;
  }
  if (node.what === 'steal')
    return `${AMBER}${who === 'opponent' ? 'ของคุณ' : whose('opponent', context)}ไม่สามารถถูกขโมย${unless}`;
  if (node.what === 'be-captured-from')
    return `${AMBER}ในกองแอมเบอร์${whose(who, context)}ไม่สามารถถูกยึด${unless}`;
  const action =
    node.nth === undefined
      ? playerVerb(node.what, node.only, own(who), context)
      : `หลอมกุญแจดอกที่${node.nth}${own(who)}`;
  return `${who === 'each' ? 'ผู้เล่นทุกคน' : PLAYERS[who]}ไม่สามารถ${action}${unless}`;
}

/** @param object the only cards that it concerns, or nothing */
function cardVerb(what: Forbidden, object: string): string {
  if (object && what === 'be-dealt-damage') return `ได้รับความเสียหายจาก${object}`;
  if (object && what === 'be-attacked') return `ถูก${object}โจมตี`;
  if (object && what === 'fight') return `ต่อสู้กับ${object}`;
  return `${VERBS[what]}${object}`;
}

const VERBS: Readonly<Record<Forbidden, string>> = {
  reap: 'เก็บเกี่ยว',
  fight: 'ต่อสู้',
  attack: 'โจมตี',
  'be-attacked': 'ถูกโจมตี',
  'be-used': 'ถูกใช้',
  'be-used-except-to-fight': 'ถูกใช้ ยกเว้นเพื่อต่อสู้',
  use: 'ถูกใช้',
  ready: 'กลับมาพร้อม',
  play: 'ถูกเล่น',
  'be-played': 'ถูกเล่น',
  forge: 'หลอม',
  steal: 'ขโมย',
  'choose-house': 'ถูกเลือก',
  'be-dealt-damage': 'ได้รับความเสียหาย',
  'be-destroyed': 'ถูกทำลาย',
  'take-archives': 'ถูกหยิบจากคลัง',
  'leave-archives': 'ออกจากคลัง',
  'be-exhausted': 'ถูกทำให้หมดแรง',
  'be-flipped': 'ถูกพลิก',
  'be-discarded': 'ถูกทิ้งจากมือของคุณ ยกเว้นด้วยความสามารถของการ์ด',
  'be-captured-from': 'ถูกยึด',
  'play-on-left-flank': 'เล่นครีเจอร์ที่ปีกซ้ายของตน',
  'play-on-right-flank': 'เล่นครีเจอร์ที่ปีกขวาของตน',
  'raise-tide': 'ยกระดับกระแสน้ำ',
  'resolve-icons': 'ดำเนินการไอคอนโบนัสบนการ์ดที่ตนเล่น',
  mulligan: 'เปลี่ยนการ์ดเริ่มต้นบนมือ',
  'ready-in-step': `กลับมาพร้อมในขั้นตอน“${STEP_NAMES.ready}”`,
};

function playerVerb(
  what: Forbidden,
  only: Select | HousePhrase | undefined,
  their: string,
  context: RenderContext,
): string {
  const cards = typeof only === 'object' ? plural(only, context) : 'การ์ด';
  switch (what) {
    case 'fight':
    case 'attack':
      return 'ใช้ครีเจอร์ต่อสู้';
    case 'reap':
      return 'ใช้ครีเจอร์เก็บเกี่ยว';
    case 'play':
    case 'be-played':
      return `เล่น${cards}`;
    case 'use':
    case 'be-used':
      return `ใช้${cards}`;
    case 'ready':
      return `ทำให้${cards}พร้อม`;
    case 'forge':
      return 'หลอมกุญแจ';
    case 'choose-house':
      return `เลือก${typeof only === 'string' ? houseName(only) : 'ตระกูล'}เป็นตระกูลที่ใช้อยู่${their}`;
    case 'take-archives':
      return `หยิบคลัง${their}ขึ้นมือ${their}`;
    default:
      return VERBS[what];
  }
}
