import type { Effect } from '@amberhall/engine/language';
import { clauses } from './grammar.ts';
import { SUCH_THAT } from './lexicon.ts';

type WithObject = (object: string) => string;

const before =
  (verb: string): WithObject =>
  (object) =>
    `${verb}${object}`;

/** "ทำให้ครีเจอร์ 1 ตัวพร้อม": after a clause, or a condition, the state is set off. */
const intoState =
  (state: string): WithObject =>
  (object) => {
    if (object.includes(SUCH_THAT) || object.endsWith('อยู่')) return `ทำให้${object} อยู่ในสภาพ${state}`;
    return object.includes('ที่') ? `ทำให้${object}อยู่ในสภาพ${state}` : `ทำให้${object}${state}`;
  };

/** Verbs with nothing but an object, so that several can be about one card. */
export const PLAIN_VERBS = {
  destroy: before('ทำลาย'),
  purge: before('ขจัด'),
  archive: (object) => `เก็บ${object}เข้าคลัง`,
  ready: intoState('พร้อม'),
  exhaust: intoState('หมดแรง'),
  stun: intoState('มึนงง'),
  unstun: (object) => `นำมึนงงออกจาก${object}`,
  ward: before('คุ้มกัน'),
  unward: (object) => `นำการคุ้มกันออกจาก${object}`,
  enrage: intoState('คลุ้มคลั่ง'),
  calm: (object) => `นำคลุ้มคลั่งออกจาก${object}`,
  fight: (object) => `ใช้${object}ต่อสู้`,
  reap: (object) => `ใช้${object}เก็บเกี่ยว`,
  reveal: before('เปิดเผย'),
  use: before('ใช้'),
  exalt: before('ยกย่อง'),
} as const satisfies Partial<Record<Effect['kind'], WithObject>>;

export const plainVerb = (kind: Effect['kind']): WithObject | undefined =>
  Object.hasOwn(PLAIN_VERBS, kind) ? PLAIN_VERBS[kind as keyof typeof PLAIN_VERBS] : undefined;

/** "ทำให้ครีเจอร์ฝ่ายเดียวกัน 1 ตัวพร้อม แล้วใช้มันต่อสู้" */
export const verbsWithObject = (verbs: readonly WithObject[], object: string, many: boolean): string =>
  clauses(verbs.map((verb, at) => verb(at === 0 ? object : many ? 'พวกมัน' : 'มัน')));
