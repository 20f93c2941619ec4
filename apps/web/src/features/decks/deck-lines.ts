import type { CatalogueCard, Deck, DeckCard } from '@amberhall/protocol';
import { cardName } from '../../cards/index.ts';

/** One card of a deck with its facts, if the catalogue has them. */
export interface DeckLine {
  card: DeckCard;
  facts: CatalogueCard | undefined;
}

/** A house of a deck and its cards, in the order of a deck list: by type, then by name. */
export interface DeckColumn {
  house: string;
  lines: DeckLine[];
}

const TYPE_ORDER = ['action', 'artifact', 'creature', 'upgrade'];

const rankOf = ({ facts }: DeckLine): number => (facts ? TYPE_ORDER.indexOf(facts.type) : TYPE_ORDER.length);

/** The name of a card of a deck, as its source names it if the catalogue does not have it. */
export const nameOfLine = ({ card, facts }: DeckLine): string =>
  facts === undefined && card.unknown ? card.unknown.name : cardName(card.id, facts);

const inListOrder = (a: DeckLine, b: DeckLine): number =>
  rankOf(a) - rankOf(b) || nameOfLine(a).localeCompare(nameOfLine(b));

/** @returns one column per house of the deck */
export function deckColumns(
  deck: Pick<Deck, 'houses' | 'cards'>,
  catalogue: Record<string, CatalogueCard>,
): DeckColumn[] {
  return deck.houses.map((house) => ({
    house,
    lines: deck.cards
      .map((card) => ({ card, facts: catalogue[card.id] }))
      .filter(({ card, facts }) => !card.isNonDeck && houseOf(card, facts) === house)
      .toSorted(inListOrder),
  }));
}

const houseOf = (card: DeckCard, facts: CatalogueCard | undefined): string | undefined =>
  card.maverick ?? card.anomaly ?? card.house ?? facts?.houses[0];

/** Cards that come with a deck but are not among its 36, for example its token creature. */
export function extraLines(deck: Pick<Deck, 'cards'>, catalogue: Record<string, CatalogueCard>): DeckLine[] {
  return deck.cards
    .filter(({ isNonDeck }) => isNonDeck)
    .map((card) => ({ card, facts: catalogue[card.id] }))
    .toSorted(inListOrder);
}

export const countCards = ({ cards }: Pick<Deck, 'cards'>): number =>
  cards.reduce((count, card) => count + (card.isNonDeck ? 0 : card.count), 0);
