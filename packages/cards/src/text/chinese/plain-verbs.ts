import type { Effect } from '@amberhall/engine/language';
import { clauses } from './grammar.ts';

type WithObject = (object: string) => string;

const before =
  (verb: string): WithObject =>
  (object) =>
    `${verb}${object}`;

/** Verbs with nothing but an object, so that several can be about one card. */
export const PLAIN_VERBS = {
  destroy: before('摧毁'),
  purge: before('清除'),
  archive: before('存档'),
  ready: before('重置'),
  exhaust: before('横置'),
  stun: before('击晕'),
  unstun: (object) => `移除${object}的击晕`,
  ward: before('界护'),
  unward: (object) => `移除${object}的界护`,
  enrage: before('激怒'),
  calm: (object) => `移除${object}的激怒`,
  fight: (object) => `用${object}战斗`,
  reap: (object) => `用${object}收获`,
  reveal: before('展示'),
  use: before('使用'),
  exalt: before('褒奖'),
} as const satisfies Partial<Record<Effect['kind'], WithObject>>;

export const plainVerb = (kind: Effect['kind']): WithObject | undefined =>
  Object.hasOwn(PLAIN_VERBS, kind) ? PLAIN_VERBS[kind as keyof typeof PLAIN_VERBS] : undefined;

/** "重置一个友方生物，并用它战斗" */
export const verbsWithObject = (verbs: readonly WithObject[], object: string, many: boolean): string =>
  clauses(verbs.map((verb, at) => verb(at === 0 ? object : many ? '它们' : '它')));
