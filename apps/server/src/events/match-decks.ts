/** Which of their registered decks entrants may play in the next game of a match. */
import { TRIAD_DECKS } from '@amberhall/protocol';
import type { EventSettings } from '@amberhall/protocol';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import type { PlayedGame } from './event-games.ts';
import type { StoredMatch } from './event-state.ts';

/** The number of decks that each entrant registers. */
export const decksPerEntrant = ({ isTriad }: Pick<EventSettings, 'isTriad'>): number =>
  isTriad ? TRIAD_DECKS : 1;

/** Whether a match has no game before its players have registered their decks. */
export const waitsForDecks = ({
  isTriad,
  keepsChains,
}: Pick<EventSettings, 'isTriad' | 'keepsChains'>): boolean => isTriad || keepsChains;

/** Whether both players have banned a deck of the other. */
export const areBansMade = ({ firstBan, secondBan }: StoredMatch): boolean =>
  firstBan !== null && secondBan !== null;

interface MatchSide {
  userId: number | null;
  decks: readonly PlayableDeck[];
  /** The position of the deck that the opponent has banned. */
  banned: number | null;
}

/** In a triad match: the decks that are not banned, and that the player has not yet won with. */
export function triadDecks(
  { userId, decks, banned }: MatchSide,
  played: readonly PlayedGame[],
): PlayableDeck[] {
  const wonWith = new Set(
    played.filter(({ winnerId }) => winnerId === userId).map(({ winnerDeck }) => winnerDeck),
  );
  return decks.filter(({ deck }, position) => position !== banned && !wonWith.has(deck.uuid));
}
