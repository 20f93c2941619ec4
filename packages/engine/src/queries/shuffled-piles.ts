/** Piles that are shuffled into a deck [14.40]. */
import type { Target } from '../language/nouns.ts';
import type { Game } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import type { PlayerId } from '../vocabulary.ts';
import { playersMeant } from './named-players.ts';

/** "Each card … in your discard pile" names the deck: it is shuffled even if there is no such card [14.40]. */
export function ownersOfPiles(game: Game, target: Target, bindings: Bindings): readonly PlayerId[] {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone' || target.quantifier.kind !== 'each') return [];
  const { of, top, bottom } = target.zone;
  if (of === 'a-player' || top !== undefined || bottom !== undefined) return [];
  return playersMeant(game, of, bindings);
}

/** Says whether the phrase means a whole discard pile. */
export function isWholePile(target: Target): boolean {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone') return false;
  return target.type === 'card' && target.where.length === 0 && target.zone.name.includes('discard');
}
