/** What a deck has beside its 36 cards, and what is still to be done with it. */
import type { CatalogueCard, Deck, DeckCard } from '@amberhall/protocol';

type Catalogue = Record<string, CatalogueCard>;
type WithCards = Pick<Deck, 'cards'>;

const PROPHECIES = 4;

const nonDeckCards = ({ cards }: WithCards, type: string, catalogue: Catalogue): DeckCard[] =>
  cards.filter((card) => card.isNonDeck && (catalogue[card.id]?.type ?? card.unknown?.type) === type);

export const propheciesOf = (deck: WithCards, catalogue: Catalogue): DeckCard[] =>
  nonDeckCards(deck, 'prophecy', catalogue);

export const tokensOf = (deck: WithCards, catalogue: Catalogue): DeckCard[] =>
  nonDeckCards(deck, 'token creature', catalogue);

/** Whether it has four prophecies, of which nobody has said yet which share a card. */
export function needsProphecies(deck: WithCards, catalogue: Catalogue): boolean {
  const prophecies = propheciesOf(deck, catalogue);
  return prophecies.length === PROPHECIES && prophecies.every(({ prophecyId }) => prophecyId === undefined);
}

/** Cards whose icons nobody has named yet. */
export const unassignedCards = ({ cards }: WithCards): DeckCard[] =>
  cards.filter(({ enhancements }) => enhancements?.[0] === '');

/** Where one goes once a deck is there: to what has to be done with it first, else to the list. */
export function pathAfterSaving(deck: Deck, catalogue: Catalogue): string {
  if (needsProphecies(deck, catalogue)) return `/decks/prophecy-assignment?deck=${deck.id}`;
  if (unassignedCards(deck).length > 0) return `/decks/enhancements?deck=${deck.id}`;
  return `/decks?deck=${deck.id}`;
}
