/** Which player a phrase means [0.6]. */
import type { PlayerRef } from '../language/tree.ts';
import type { Game } from '../game.ts';
import { activeFirst, card, opponentOf } from '../game.ts';
import type { Bindings } from '../state/state.ts';
import type { PlayerId } from '../vocabulary.ts';
import { controllerOf } from '../characteristics/queries.ts';

/** The one player meant. @throws for "each player", and for "its owner" when nothing is meant by "it" */
export function playerMeant(game: Game, phrase: PlayerRef, bindings: Bindings): PlayerId {
  switch (phrase) {
    case 'you':
      return bindings.you;
    case 'opponent':
      return opponentOf(game, bindings.you);
    case 'active':
      return game.state.activePlayer;
    case 'that-player':
      return bindings.player ?? bindings.you;
    case 'its-owner':
      return bindings.it[0] === undefined ? bindings.you : card(game, bindings.it[0]).owner;
    case 'its-controller':
      return controllerOf(game, bindings.it[0] ?? bindings.bearer);
    case 'each':
      throw new Error('"each player" is not one player');
  }
}

/** The players meant, active player first. */
export function playersMeant(game: Game, phrase: PlayerRef, bindings: Bindings): readonly PlayerId[] {
  return phrase === 'each' ? activeFirst(game) : [playerMeant(game, phrase, bindings)];
}
