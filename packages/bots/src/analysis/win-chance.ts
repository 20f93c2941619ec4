import type { Game } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { positionValue } from '../strong/position-value.ts';

/**
 * Fitted to the 9,011 choices of a house in 400 games between steady bots with generated decks: whether the player who
 * chooses won, by the value of the position.
 */
const BEFORE_THE_TURN = 0.354;
const BY_VALUE = 0.1246;

/** The estimated chance of a player to win, between 0 and 1, where the player is about to begin a turn. */
export function winChance(game: Game, player: PlayerId): number {
  const { winner } = game.state;
  if (winner !== null) return winner === player ? 1 : 0;
  return 1 / (1 + Math.exp(-(BEFORE_THE_TURN + BY_VALUE * positionValue(game, player))));
}
