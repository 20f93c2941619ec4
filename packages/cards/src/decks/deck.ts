/** Deck lists. */

import type { BonusIcon, CardSlug, House } from '@amberhall/engine/vocabulary';
import type { CardFacts } from '../facts/types.ts';

/** Identical copies of one card. Copies with different enhancements are separate entries. */
export interface DeckCard {
  card: CardSlug;
  /** At least 1. */
  count: number;
  /** The house of the copies in this deck. For a maverick it differs from the printed house. */
  house: House;
  maverick?: true;
  /** Icons added to each of these copies, in addition to the printed ones [7]. */
  enhancements?: readonly (BonusIcon | House)[];
}

/** A registered deck: three houses of twelve cards, and the cards beside the deck [18.1]. */
export interface DeckList {
  name: string;
  /** The id of the deck's set, e.g. 341. */
  expansion: number;
  houses: readonly [House, House, House];
  cards: readonly DeckCard[];
  /** The reference card of decks that make token creatures [5.6]. */
  tokenCreature?: CardSlug;
  /** Four prophecies: the first two share a card, and so do the last two [5.10]. */
  prophecies?: readonly CardSlug[];
  /** The archon power of a Crucible Clash deck [5.11]. */
  archonPower?: CardSlug;
  /** Whether the deck comes with the tide card [5.9]. */
  tide?: true;
  /** Facts of its cards that are in no known set. */
  unknownCards?: readonly CardFacts[];
}

/** The cards of a deck with the number of copies, by house. */
export type Pods = Readonly<Partial<Record<House, Readonly<Record<CardSlug, number>>>>>;

/**
 * Turns pods into the entries of a deck list, in the same order.
 *
 * @param mavericks cards whose house in the deck differs from the printed one
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
