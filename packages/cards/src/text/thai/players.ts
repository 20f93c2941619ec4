import type { PlayerRef } from '@amberhall/engine/language';
import { PLAYERS, POSSESSIVES } from './lexicon.ts';
import type { RenderContext } from '../render-context.ts';

/** The player before what the player does; nothing for "you" and for the player to whom the sentence offers it. */
export function subjectOf(who: PlayerRef, context: RenderContext): string {
  if (who === 'you' || who === context.offeredTo) return '';
  context.they = who;
  return PLAYERS[who];
}

/** "ของคุณ", "ของคู่ต่อสู้", or "ของผู้เล่นนั้น" where the sentence has already named the player. */
export function whose(who: PlayerRef | 'a-player', context: RenderContext): string {
  if (who === 'you' || context.they !== who) return POSSESSIVES[who];
  return who === 'each' ? 'ของตน' : POSSESSIVES['that-player'];
}

/** The player’s own things in a sentence about the player. */
export const own = (who: PlayerRef): string => (who === 'you' ? 'ของคุณ' : 'ของตน');
