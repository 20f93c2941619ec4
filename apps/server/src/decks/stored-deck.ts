/** A deck of a resumed game. */
import type { DeckList } from '@amberhall/cards/data';
import { deckCardsOf } from './deck-cards.ts';
import type { PlayableDeck } from './playable-deck.ts';
import { marksOf, statusOf } from './status.ts';

/** The deck as it was at the start of its game. Its owner may have deleted or changed it since. */
export function storedDeck(uuid: string, list: DeckList): PlayableDeck {
  const { name, expansion, houses } = list;
  const deck = { name, expansion, houses, cards: deckCardsOf(list) };
  const marks = { ...marksOf(deck), iconsByHand: false, flagged: false, verified: false };
  return { deck: { uuid, name, expansion, isAlliance: false, status: statusOf(deck, marks, 0) }, list };
}
