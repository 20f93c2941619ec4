import type { Condition, Select } from '@amberhall/engine/language';

type Attacking = Extract<Condition, { kind: 'attacking' }>;

/** Tells whether a description of cards is "attacking Troll", which needs no sentence of its own. */
export const isAttacker = (test: Condition): test is Attacking & { against: Select } =>
  test.kind === 'attacking' &&
  test.card.kind === 'ref' &&
  test.card.name === 'it' &&
  test.against !== undefined;
