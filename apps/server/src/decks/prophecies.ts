/** Which prophecies of a deck share a card. */
import { PROPHECIES_PER_DECK } from '@amberhall/cards/data';
import type { DeckCard } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';
import { typeOf } from './deck-cards.ts';

export const PROPHECY_TEXTS = {
  notNeeded: 'Prophecy assignment is only needed for decks with exactly 4 prophecy cards.',
  choose: 'You must select which prophecy pairs with the first one.',
} as const;

export function propheciesOf(cards: readonly DeckCard[]): DeckCard[] {
  return cards.filter((card) => card.isNonDeck && typeOf(card) === 'prophecy');
}

/**
 * The cards with the assigned pairs.
 *
 * @param assignments the number of its pair by the `dbId` of each prophecy
 * @throws {Problem} unless each of the four prophecies is in a pair
 */
export function withAssignedPairs(
  cards: readonly DeckCard[],
  assignments: Readonly<Record<string, 1 | 2>>,
): DeckCard[] {
  const prophecies = propheciesOf(cards);
  if (prophecies.length !== PROPHECIES_PER_DECK) throw refused(PROPHECY_TEXTS.notNeeded);
  const pairs = prophecies.map(({ dbId }) => assignments[dbId]);
  const isComplete = Object.keys(assignments).length === PROPHECIES_PER_DECK && !pairs.includes(undefined);
  if (!isComplete || pairs.filter((pair) => pair === 1).length !== 2) throw refused(PROPHECY_TEXTS.choose);
  return cards.map((card) => {
    const prophecyId = prophecies.includes(card) ? assignments[card.dbId] : undefined;
    return prophecyId === undefined ? card : { ...card, prophecyId };
  });
}
