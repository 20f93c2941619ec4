import type { PlayerRef } from '@amberhall/engine/language';
import { PLAYERS, PLAYERS_POSSESSIVE } from './lexicon.ts';
import type { RenderContext } from '../render-context.ts';

export const isYou = (who: PlayerRef): boolean => who === 'you';

/** "gain", "your opponent gains", or "they gain" where the sentence has already named them. */
export function playerDoes(who: PlayerRef, base: string, third: string, context: RenderContext): string {
  if (isYou(who) || who === context.offeredTo) return base;
  const verb = context.followsHave ? base : third;
  context.followsHave = false;
  if (context.they === who) return `they ${base}`;
  context.they = who;
  return `${PLAYERS[who]} ${verb}`;
}

/** "your", "your opponent’s", or "their" where the sentence has already named them. */
export function whose(who: PlayerRef | 'a-player', context: RenderContext): string {
  if (!isYou(who as PlayerRef) && context.they === who) return 'their';
  return PLAYERS_POSSESSIVE[who];
}

/** "you play", "your opponent plays", "they play". */
export const playerPlays = (who: PlayerRef, context: RenderContext): string =>
  isYou(who) ? 'you play' : playerDoes(who, 'play', 'plays', context);

/** "you control", "your opponent controls", "that player controls". */
export const playerControls = (who: PlayerRef): string =>
  isYou(who) ? 'you control' : `${PLAYERS[who]} controls`;

/** "you have", "your opponent has", "they have". */
export const playerHas = (who: PlayerRef, context: RenderContext): string =>
  isYou(who) ? 'you have' : playerDoes(who, 'have', 'has', context);
