import type { PlayerRef } from '@amberhall/engine/language';
import { PLAYERS, PLAYERS_POSSESSIVE } from './lexicon.ts';
import type { Telling } from './render-context.ts';

export const isYou = (who: PlayerRef): boolean => who === 'you';

/** "gain", "your opponent gains", or "they gain" where the sentence has already named them. */
export function doing(who: PlayerRef, base: string, third: string, telling: Telling): string {
  if (isYou(who)) return base;
  if (telling.they === who) return `they ${base}`;
  telling.they = who;
  return `${PLAYERS[who]} ${third}`;
}

/** "your", "your opponent’s", or "their" where the sentence has already named them. */
export function whose(who: PlayerRef | 'a-player', telling: Telling): string {
  if (!isYou(who as PlayerRef) && telling.they === who) return 'their';
  return PLAYERS_POSSESSIVE[who];
}

/** "you have", "your opponent has", "they have". */
export const having = (who: PlayerRef, telling: Telling): string =>
  isYou(who) ? 'you have' : doing(who, 'have', 'has', telling);
