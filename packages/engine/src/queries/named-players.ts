/** The player that a phrase means [0.6]. */
import type { PlayerRef } from '../language/nouns.ts';
import type { Game } from '../state/game.ts';
import { activeFirst, card, opponentOf } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import type { PlayerId } from '../vocabulary.ts';
import { controllerOf } from './card-queries.ts';

/** Returns the one player meant. "Its owner" is "you" when "it" refers to nothing. @throws for "each player" */
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
    case 'its-opponent':
      return opponentOf(game, controllerOf(game, bindings.it[0] ?? bindings.bearer));
    case 'each':
      throw new Error('"each player" is not one player');
  }
}

/** Returns the players meant, active player first. A card that does not exist has no owner. */
export function playersMeant(game: Game, phrase: PlayerRef, bindings: Bindings): readonly PlayerId[] {
  if (phrase === 'each') return activeFirst(game);
  if (phrase === 'its-owner' && bindings.it.length === 0) return [];
  return [playerMeant(game, phrase, bindings)];
}
