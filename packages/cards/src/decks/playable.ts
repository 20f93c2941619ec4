/** The sets that can be played, and random decks of them in which every card has its text. */
import { SETS } from '../facts/sets.ts';
import type { CardFacts, CardSet } from '../facts/types.ts';
import { library } from '../library.ts';
import type { DeckList } from './deck.ts';
import { canGenerate, generateDeck } from './generator.ts';

export function isImplemented({ slug }: CardFacts): boolean {
  return library.get(slug)?.implemented ?? false;
}

/**
 * The sets with enough implemented cards for a deck, the oldest first. A deck needs three houses, and the cards beside
 * it. Sets that only print older cards again are included.
 */
export const PLAYABLE_SETS: readonly CardSet[] = SETS.filter(({ expansion }) =>
  canGenerate(expansion, isImplemented),
);

/**
 * Returns a random deck of implemented cards. The same seed always gives the same deck.
 *
 * @throws if the set is not playable
 */
export function generatePlayableDeck({ expansion }: CardSet, seed: string): DeckList {
  return generateDeck({ expansion, seed, isAllowed: isImplemented });
}
