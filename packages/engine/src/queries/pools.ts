/** From which pools amber can be captured or stolen [4.4]. */
import type { Game } from '../state/game.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { mayNot } from './permissions.ts';
import { opponentOf } from '../state/game.ts';
import type { CaptureSource } from '../language/effects.ts';
import type { Bindings } from '../state/state.ts';
import { controllerOf } from './card-queries.ts';

/** "Your amber cannot be stolen" [4.4.4]. */
export function canBeStolenFrom(game: Game, id: PlayerId): boolean {
  return !mayNot(game, opponentOf(game, id), 'steal');
}

/**
 * The pool that a creature captures from: that of its controller's opponent, or of its own side. If another player
 * resolves its ability as their own, it captures as if they controlled it [14.44].
 */
export function poolCapturedFrom(
  game: Game,
  id: CardId,
  from: CaptureSource | undefined,
  { self, you, player: named }: Bindings,
): PlayerId {
  if (from === 'that-player' && named !== null) return named;
  const controller = id === self ? you : controllerOf(game, id);
  return from === 'own-side' ? controller : opponentOf(game, controller);
}

/** All pools a creature may capture from. */
export function poolsCapturedFrom(
  game: Game,
  id: CardId,
  from: CaptureSource | undefined,
  bindings: Bindings,
): readonly PlayerId[] {
  const pool = poolCapturedFrom(game, id, from, bindings);
  return from === 'any-pool' ? [pool, opponentOf(game, pool)] : [pool];
}
