/** Distributes the icons of "Enhance" cards among the other cards of the deck [7]. */
import { randomBelow } from '@amberhall/engine';
import type { RandomState } from '@amberhall/engine';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { BonusIcon, House } from '@amberhall/engine/vocabulary';
import type { CardFacts } from '../facts/types.ts';
import { MAX_ICONS } from './problems.ts';

/** One card of a deck that is being generated. */
export interface CardCopy {
  facts: CardFacts;
  house: House;
  maverick?: true;
  icons: (BonusIcon | House)[];
}

/** The order of icons on a card. House icons come before them. */
const ORDER: readonly string[] = ['amber', 'capture', 'damage', 'draw', 'discard', 'power'];

/** Returns the copies with the icons added. An icon that fits on no card is dropped. */
export function distributeIcons(copies: readonly CardCopy[], random: RandomState): CardCopy[] {
  const enhanced = copies.map((copy) => ({ ...copy, icons: [...copy.icons] }));
  for (const giver of copies) {
    for (const icon of giver.facts.enhances) {
      const takers = enhanced.filter((copy, index) => copies[index] !== giver && hasRoom(copy, icon));
      const taker = takers[takers.length === 0 ? 0 : randomBelow(random, takers.length)];
      taker?.icons.push(icon);
    }
  }
  for (const { icons } of enhanced) icons.sort((one, other) => rankOf(one) - rankOf(other));
  return enhanced;
}

function hasRoom({ facts, icons }: CardCopy, icon: BonusIcon | House): boolean {
  if (facts.amber + icons.length >= MAX_ICONS) return false;
  // A gigantic creature has its icons on the top half [7.7].
  if (facts.gigantic === 'bottom') return false;
  return !isHouse(icon) || !icons.some(isHouse);
}

function rankOf(icon: string): number {
  return ORDER.indexOf(icon);
}

function isHouse(icon: string): boolean {
  return (HOUSES as readonly string[]).includes(icon);
}
