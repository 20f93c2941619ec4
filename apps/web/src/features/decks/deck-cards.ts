/** What a deck has besides its 36 cards, and what its owner still has to complete. */
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

/** Says whether its four prophecies have not been paired yet. */
export function needsProphecies(deck: WithCards, catalogue: Catalogue): boolean {
  const prophecies = propheciesOf(deck, catalogue);
  return prophecies.length === PROPHECIES && prophecies.every(({ prophecyId }) => prophecyId === undefined);
}

/** Cards whose icons have not been assigned yet. */
export const unassignedCards = ({ cards }: WithCards): DeckCard[] =>
  cards.filter(({ enhancements }) => enhancements?.[0] === '');

/** The page after a deck was added: the step to complete first, otherwise the list. */
export function pathAfterSaving(deck: Deck, catalogue: Catalogue): string {
  if (needsProphecies(deck, catalogue)) return `/decks/prophecy-assignment?deck=${deck.id}`;
  if (unassignedCards(deck).length > 0) return `/decks/enhancements?deck=${deck.id}`;
  return `/decks?deck=${deck.id}`;
}
