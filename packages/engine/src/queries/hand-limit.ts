/** How many cards a hand is refilled to [4.5]. */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../vocabulary.ts';
import { statements } from './board.ts';
import { playersMeant } from './named-players.ts';
import { evaluate } from './amounts.ts';

/** Cards a hand is refilled to [4.5]. */
export const HAND_SIZE = 6;

/** The number of chains that cost one card when refilling. */
const CHAINS_PER_CARD = 6;

/** Returns how many cards chains take off a refill. */
export function chainPenalty(chains: number): number {
  return Math.ceil(chains / CHAINS_PER_CARD);
}

/** Cards a player's hand is refilled to now, before chains. */
export function handLimit(game: Game, id: PlayerId): number {
  let limit = HAND_SIZE;
  for (const { node, bindings } of statements(game, 'hand-size')) {
    if (playersMeant(game, node.who, bindings).includes(id)) limit += evaluate(game, node.by, bindings);
  }
  return Math.max(0, limit);
}
