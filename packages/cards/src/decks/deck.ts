/** What a deck is, before anyone shuffles it. */

import type { BonusIcon, CardSlug, House } from '@amberhall/engine/vocabulary';
import type { CardFacts } from '../facts/types.ts';

/** Copies of one card that are equal in every respect; differently enhanced copies are entries of their own. */
export interface DeckCard {
  card: CardSlug;
  /** At least 1. */
  count: number;
  /** The house the copies belong to in this deck, which for a maverick is not the printed one. */
  house: House;
  maverick?: true;
  /** Icons added to each of these copies, beside the printed ones [7]. */
  enhancements?: readonly (BonusIcon | House)[];
}

/** A deck as it is registered: three houses of twelve cards, and what lies beside the deck [18.1]. */
export interface DeckList {
  name: string;
  /** The id of the set the deck is from, e.g. 341. */
  expansion: number;
  houses: readonly [House, House, House];
  cards: readonly DeckCard[];
  /** The reference card of decks that make token creatures [5.6]. */
  tokenCreature?: CardSlug;
  /** Four prophecies: the first two share a card, and so do the last two [5.10]. */
  prophecies?: readonly CardSlug[];
  /** The power that lies beside decks of Crucible Clash [5.11]. */
  archonPower?: CardSlug;
  /** The tide lies beside the deck [5.9]. */
  tide?: true;
  /** What is printed on those of its cards that are in none of our sets. */
  unknownCards?: readonly CardFacts[];
}

/** A deck list written by house: which cards, and how many of each. */
export type Pods = Readonly<Partial<Record<House, Readonly<Record<CardSlug, number>>>>>;

/**
 * The entries of a deck written by house, in the order written.
 *
 * @param mavericks the cards that are in a house other than their own
 * @throws if `pods` does not name exactly three houses
 */
export function deckOfPods(
  pods: Pods,
  mavericks: readonly CardSlug[] = [],
): Pick<DeckList, 'houses' | 'cards'> {
  const entries = Object.entries(pods) as [House, Readonly<Record<CardSlug, number>>][];
  const [first, second, third] = entries.map(([house]) => house);
  if (!first || !second || !third || entries.length !== 3) {
    throw new Error(`a deck has three houses, not ${entries.length}`);
  }
  return {
    houses: [first, second, third],
    cards: entries.flatMap(([house, cards]) =>
      Object.entries(cards).map(([card, count]) => ({
        card,
        count,
        house,
        ...(mavericks.includes(card) && { maverick: true as const }),
      })),
    ),
  };
}
