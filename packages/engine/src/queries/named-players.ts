/** The players that a phrase means [0.6]. */
import type { PlayerRef } from '../language/nouns.ts';
import type { Game } from '../state/game.ts';
import { activeFirst, card, opponentOf } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import type { PlayerId } from '../vocabulary.ts';
import { controllerOf } from './card-queries.ts';

const NOBODY: readonly PlayerId[] = Object.freeze([]);

/** Returns the players meant, active player first. A card that does not exist has no owner or controller [0.8]. */
export function playersMeant(game: Game, phrase: PlayerRef, bindings: Bindings): readonly PlayerId[] {
  const [it] = bindings.it;
  switch (phrase) {
    case 'you':
      return [bindings.you];
    case 'opponent':
      return [opponentOf(game, bindings.you)];
    case 'active':
      return [game.state.activePlayer];
    case 'that-player':
      return [bindings.player ?? bindings.you];
    case 'its-owner':
      return it === undefined ? NOBODY : [card(game, it).owner];
    case 'its-controller':
      return it === undefined ? NOBODY : [controllerOf(game, it)];
    case 'its-opponent':
      return it === undefined ? NOBODY : [opponentOf(game, controllerOf(game, it))];
    case 'each':
      return activeFirst(game);
  }
}

/** Returns the one player meant, or `undefined` if the phrase means nobody. */
export function playerMeant(game: Game, phrase: PlayerRef, bindings: Bindings): PlayerId | undefined {
  return playersMeant(game, phrase, bindings)[0];
}
