import type { Game } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { positionValue } from './position-value.ts';

/** The log odds that go to the player who is about to begin a turn, fitted with those of the value of a position. */
const BEFORE_THE_TURN = 0.457;

/** The estimated chance of a player to win, between 0 and 1, where the player is about to begin a turn. */
export function winChance(game: Game, player: PlayerId): number {
  const { winner } = game.state;
  if (winner !== null) return winner === player ? 1 : 0;
  return 1 / (1 + Math.exp(-(BEFORE_THE_TURN + positionValue(game, player))));
}
