/** Says whether an event reveals a card to somebody who could not see it. */
import type { Game } from '../state/game.ts';
import type { GameEvent } from '../state/events.ts';
import { card } from '../state/game.ts';

/** Says whether an event that is about to happen reveals a card to somebody who could not see it. */
export function revealsSomething(game: Game, event: GameEvent): boolean {
  if (REVEALING.has(event.type)) return true;
  if (!('card' in event) || event.card === undefined || game.state.cards[event.card] === undefined)
    return false;
  const { zone, owner, controller, facedown } = card(game, event.card);
  const { activePlayer } = game.state;
  switch (zone) {
    case 'deck':
      return true;
    case 'hand':
      return owner !== activePlayer;
    case 'archives':
      return controller !== activePlayer;
    case 'under':
    case 'play':
      return facedown && controller !== activePlayer && MOVES_OR_SHOWS.has(event.type);
    case 'resolving':
    case 'discard':
    case 'purged':
    case 'aside':
      return false;
  }
}

const REVEALING: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'deckShuffled',
  'cardDrawn',
  'cardsLookedAt',
  'topRevealed',
]);

const MOVES_OR_SHOWS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'cardLeft',
  'cardMoved',
  'cardRevealed',
  'cardFlipped',
  'cardCorrected',
]);
