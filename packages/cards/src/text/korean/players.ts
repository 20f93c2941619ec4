import type { PlayerRef } from '@amberhall/engine/language';
import { PLAYERS } from './lexicon.ts';
import type { RenderContext } from '../render-context.ts';

/** "당신의", "상대의", or "자신의" in a clause with that player as the subject. */
export const whose = (who: PlayerRef | 'a-player', context?: RenderContext): string =>
  `${isSubject(who, context?.they) ? '자신' : PLAYERS[who]}의`;

/** Of "each player", "that player" is the one of the clause. */
const isSubject = (who: PlayerRef | 'a-player', subject: PlayerRef | undefined): boolean =>
  who === subject || (subject === 'each' && who === 'that-player');

/**
 * The subject of what a player does. "You" is not written, except in an offer to another player, who is not written
 * in turn.
 */
export function doer(who: PlayerRef, context: RenderContext): string | undefined {
  const { offeredTo = 'you' } = context;
  context.they = who === 'you' ? undefined : who;
  return who === offeredTo ? undefined : PLAYERS[who];
}

/** The subject in a condition, an event or a rule, where "you" is always written. */
export function player(who: PlayerRef, context?: RenderContext): string {
  if (isSubject(who, context?.they)) return '자신';
  return context?.isItSubject ? PLAYERS[who].replace(/^그 카드/, '자신') : PLAYERS[who];
}

/** A player of an event: any of them, one at a time. */
export const anyPlayer = (who: PlayerRef): string => PLAYERS[who === 'each' ? 'a-player' : who];
