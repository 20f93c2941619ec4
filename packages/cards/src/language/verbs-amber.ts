import type { AmberPlace, Amount, Effect, PlayerRef, Target } from '@amberhall/engine/language';
import type { KeyColor } from '@amberhall/engine/vocabulary';
import { self } from './nouns.ts';
import type { Creature, Noun } from './nouns.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** Effects of "you" on amber, keys and chains. */
export const gain = (amount: Num): Effect => ({ kind: 'gain', who: 'you', amount: numberOf(amount) });
export const lose = (amount: Num): Effect => ({ kind: 'lose', who: 'you', amount: numberOf(amount) });
export const steal = (amount: Num): Effect => ({ kind: 'steal', who: 'you', amount: numberOf(amount) });
/** The card with this ability captures. */
export const capture = (amount: Num): Effect => ({ kind: 'capture', by: self, amount: numberOf(amount) });
/** Captures from the opponent; the player distributes the amber among the creatures one by one. */
export const captureDistributed = (amount: Num, among: Noun<'creature'>): Effect => ({
  kind: 'allot-capture',
  amount: numberOf(amount),
  among,
});
export const exalt = (target: Creature, times: Num = 1): Effect => ({
  kind: 'exalt',
  target,
  times: numberOf(times),
});

export function moveAmber(amount: Num, from: AmberPlace, to: AmberPlace): Effect {
  return { kind: 'move-amber', amount: numberOf(amount), from, to };
}
/** The player chooses how much, from 0 to `amount`. */
export const moveAmberUpTo = (amount: Num, from: AmberPlace, to: AmberPlace): Effect => ({
  kind: 'move-amber',
  amount: numberOf(amount),
  from,
  to,
  upTo: true,
});
/** The player redistributes the amber on these creatures among them. */
export const redistributeAmber = (among: Noun<'creature'>): Effect => ({
  kind: 'redistribute-amber',
  among,
});
export const poolOf = (player: PlayerRef): { pool: PlayerRef } => ({ pool: player });
export const on = (card: Target): AmberPlace => ({ on: card });
export const supply: AmberPlace = 'supply';

export const gainChains = (amount: Num): Effect => ({ kind: 'chains', who: 'you', amount: numberOf(amount) });

interface Discount {
  plus?: Num;
  minus?: Num;
  /** The least cost. */
  min?: Num;
}
/** Forges a key at current cost plus `plus` minus `minus`. */
export function forgeKey({ plus, minus, min }: Discount = {}): Effect {
  const cost: { base: 'current'; plus?: Amount; minus?: Amount; min?: Amount } = { base: 'current' };
  if (plus !== undefined) cost.plus = numberOf(plus);
  if (minus !== undefined) cost.minus = numberOf(minus);
  if (min !== undefined) cost.min = numberOf(min);
  return { kind: 'forge', who: 'you', cost };
}
/** Forges the key of that color at current cost. */
export const forgeKeyOf = (color: KeyColor): Effect => ({
  kind: 'forge',
  who: 'you',
  cost: { base: 'current' },
  color,
});
export const forgeKeyAtNoCost: Effect = { kind: 'forge', who: 'you', cost: { base: 'none' } };
