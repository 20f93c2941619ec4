import type { PlayerRef } from '@amberhall/engine/language';
import { PLAYERS, POSSESSIVES } from './lexicon.ts';
import type { RenderContext } from '../render-context.ts';

/** The player before what the player does; nothing for "you" and for the player to whom the sentence offers it. */
export function subjectOf(who: PlayerRef, context: RenderContext): string {
  if (who === 'you' || who === context.offeredTo) return '';
  context.they = who;
  return PLAYERS[who];
}

/** "你的", "你对手的", or "其" where the sentence has already named the player. */
export const whose = (who: PlayerRef | 'a-player', context: RenderContext): string => {
  const isNamed = context.they === who || (who === 'that-player' && context.they !== undefined);
  return who !== 'you' && isNamed ? '其' : POSSESSIVES[who];
};

/** The player’s own things in a sentence about the player. */
export const own = (who: PlayerRef): string => (who === 'you' ? '你的' : '其');
