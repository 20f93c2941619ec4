import type { Effect, Target } from '@amberhall/engine/language';
import { areMany, isSelf } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { WIDE_SPACE } from './grammar.ts';
import { POSSESSIVES } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, ownersOf, wholePile } from './nouns.ts';

type Put = Extract<Effect, { kind: 'put' }>;

/** Cards that are put somewhere: "วางครีเจอร์ 1 ตัวไว้บนสุดของเด็คของเจ้าของ". */
export function put(node: Put, context: RenderContext): string {
  const { target, where } = node;
  const object = wholePile(target, context) ?? named(target, context);
  if (where === 'play') return arriving(node, object, context);
  const owner = node.whose && POSSESSIVES[node.whose];
  if (owner) return `วาง${object}ลงในคลัง${owner}${abduction(node)}`;
  const order = node.order === 'random' ? 'ตามลำดับแบบสุ่ม' : '';
  return `${placed(node, object, context)}${order}${abduction(node)}`;
}

function placed({ target, where }: Put, object: string, context: RenderContext): string {
  const isFound = where === 'hand' && target.kind === 'ref';
  const owner = isFound || areYours(target, context) ? 'ของคุณ' : ownersOf(target);
  switch (where) {
    case 'top':
      return `วาง${object}ไว้บนสุดของเด็ค${owner}`;
    case 'bottom':
      return `วาง${object}ไว้ล่างสุดของเด็ค${owner}`;
    case 'shuffle':
      return `สับ${object}เข้าเด็ค${owner}`;
    case 'hand':
      return `นำ${object}ขึ้นมือ${owner}`;
    case 'archives':
      return `วาง${object}ลงในคลัง${owner}`;
    case 'abduct':
      return `วาง${object}ลงในคลังของคุณ`;
    case 'discard':
      return `วาง${object}ลงในกองทิ้ง${owner}`;
    case 'flank':
      return `ย้าย${object}ไปที่ปีกของแนวรบของผู้ควบคุม`;
    case 'anywhere':
      return `ย้าย${object}ไปที่ตำแหน่งใดก็ได้ในแนวรบของผู้ควบคุม`;
    case 'play':
      return `นำ${object}เข้าสู่สนาม`;
  }
}

/** The card with this text and cards in your zones go to "your" zones. */
export const areYours = (target: Target, context: RenderContext): boolean =>
  (isSelf(target) && !context.isGranted) ||
  (target.kind === 'select' && target.zone?.kind === 'zone' && target.zone.of === 'you');

/** What becomes of abducted cards that leave the archives [14.3]. */
function abduction({ where, target, whose, onlyForeign }: Put): string {
  if (where !== 'abduct') return '';
  const archives = `คลัง${whose === 'opponent' ? 'ของผู้เล่นนั้น' : 'ของคุณ'}`;
  if (areMany(target)) {
    const cards = onlyForeign ? 'การ์ดเหล่านี้ใบใดที่คุณไม่ได้เป็นเจ้าของ' : 'การ์ดเหล่านี้ใบใด';
    return `${WIDE_SPACE}ถ้า${cards}ออกจาก${archives} ให้นำขึ้นมือของเจ้าของแทน`;
  }
  const card = onlyForeign ? 'คุณไม่ได้เป็นเจ้าของการ์ดนั้น และการ์ดนั้น' : 'การ์ดนั้น';
  return `${WIDE_SPACE}ถ้า${card}ออกจาก${archives} ให้นำขึ้นมือของเจ้าของแทน`;
}

const STATES = { ready: 'ในสภาพพร้อม', exhausted: 'ในสภาพหมดแรง' } as const;

/** "นำมันเข้าสู่สนามในสภาพพร้อม", "นำมันเข้าสู่สนามในการควบคุมของคู่ต่อสู้" */
function arriving({ state, under, at, facedown }: Put, object: string, context: RenderContext): string {
  const manner = [
    facedown ? 'แบบคว่ำหน้าเป็นครีเจอร์โทเคน' : '',
    state ? STATES[state] : '',
    under ? `ในการควบคุม${POSSESSIVES[under]}` : '',
    at ? `ที่${linePlace(at, 'ของผู้ควบคุม', context)}` : '',
  ].join('');
  return `นำ${object}เข้าสู่สนาม${manner}`;
}
