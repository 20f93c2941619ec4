/** From which pools amber can be captured or stolen [4.4]. */
import type { Game } from '../state/game.ts';
import { opponentOf, player } from '../state/game.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { mayNot } from './permissions.ts';
import type { CaptureSource, EffectOf } from '../language/effects.ts';
import type { AmberAdded } from '../state/events.ts';
import type { Bindings } from '../state/state.ts';
import { evaluate } from './amounts.ts';
import { statements } from './board.ts';
import { controllerOf, isCreatureInPlay } from './card-queries.ts';
import { playersMeant } from './named-players.ts';
import { cardsMeant } from './targets.ts';

/** "Your amber cannot be stolen" [4.4.4]. */
export function canBeStolenFrom(game: Game, id: PlayerId): boolean {
  return !mayNot(game, opponentOf(game, id), 'steal');
}

/** A text can make amber come from the supply instead of this player's pool [4.4.4]. */
export function keepsAmber(game: Game, id: PlayerId): boolean {
  return statements(game, 'keeps-amber').some(({ node, bindings }) =>
    playersMeant(game, node.who, bindings).includes(id),
  );
}

/**
 * Returns the pools that a creature may capture from: that of its controller's opponent, or those that the text
 * names. If another player resolves its ability as their own, it captures as if they controlled it [14.44].
 */
export function poolsCapturedFrom(
  game: Game,
  id: CardId,
  from: CaptureSource | undefined,
  bindings: Bindings,
): readonly PlayerId[] {
  if (typeof from === 'object') return playersMeant(game, from.pool, bindings);
  if (from === 'gained') return bindings.gain === undefined ? [] : [receiverOf(bindings.gain)];
  const controller = id === bindings.self ? bindings.you : controllerOf(game, id);
  if (from === 'own-side') return [controller];
  const opponent = opponentOf(game, controller);
  return from === 'any-pool' ? [opponent, controller] : [opponent];
}

/** Returns the amber of a pool that can be captured: all of it unless something forbids it [9.8]. */
export function amberToCapture(
  game: Game,
  pool: PlayerId,
  from: CaptureSource | undefined,
  { gain }: Bindings,
): number {
  if (mayNot(game, pool, 'be-captured-from')) return 0;
  const { amber } = player(game, pool);
  return from === 'gained' && gain !== undefined ? Math.min(amber, stillThere(game, gain)) : amber;
}

/** Returns how much of the amber that a player has gained no ability has captured yet [4.4.5]. */
export function stillThere(game: Game, gain: AmberAdded): number {
  return gain.amount - (game.takenFromGains.get(gain) ?? 0);
}

/** Returns the player whose pool the amber was added to. */
function receiverOf(event: AmberAdded): PlayerId {
  return event.type === 'amberPaid' ? event.to : event.player;
}

/** Says whether any of the creatures could capture. Then each that fits the phrase can be chosen [10.3]. */
export function canCapture(
  game: Game,
  { by, amount, from }: EffectOf<'capture'>,
  bindings: Bindings,
): boolean {
  if (evaluate(game, amount, bindings) <= 0) return false;
  const creatures = cardsMeant(game, by, bindings).filter((id) => isCreatureInPlay(game, id));
  // This amber is on its way to a pool and in none.
  if (from === 'added') return creatures.length > 0;
  return creatures.some((id) =>
    poolsCapturedFrom(game, id, from, bindings).some(
      (pool) => amberToCapture(game, pool, from, bindings) > 0,
    ),
  );
}
