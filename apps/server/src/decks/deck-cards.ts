/** Conversions between the deck as people see it and the list that is played. */
import { FACTS } from '@amberhall/cards/data';
import type { CardFacts, DeckCard, DeckList } from '@amberhall/cards/data';
import { TRAITS } from '@amberhall/engine/vocabulary';
import type { House } from '@amberhall/engine/vocabulary';
import type { DeckCard as DeckLine, UnknownCard } from '@amberhall/protocol';

/** Icons that are not assigned to a card yet, as specified for a deck's status. */
export const PENDING_ICONS: readonly string[] = [''];

export interface DeckContents {
  name: string;
  expansion: number;
  houses: readonly House[];
  cards: readonly DeckLine[];
}

export function isPending({ enhancements }: Pick<DeckLine, 'enhancements'>): boolean {
  return enhancements?.[0] === '';
}

/** @throws unless the deck has three houses */
export function deckListOf({ name, expansion, houses, cards }: DeckContents): DeckList {
  const [first, second, third] = houses;
  if (first === undefined || second === undefined || third === undefined || houses.length !== 3) {
    throw new Error(`The deck ${name} has ${houses.length} houses`);
  }
  const beside = (type: string) => cards.filter((line) => line.isNonDeck && typeOf(line) === type);
  const unknownCards = unknownFactsOf(cards, expansion);
  const prophecies = beside('prophecy').toSorted((one, other) => pairOf(one) - pairOf(other));
  const [token] = beside('token creature');
  const [power] = beside('archon power');
  return {
    name,
    expansion,
    houses: [first, second, third],
    cards: cards.filter(({ isNonDeck }) => !isNonDeck).map((line) => entryOf(line, first)),
    ...(token && { tokenCreature: token.id }),
    ...(prophecies.length > 0 && { prophecies: prophecies.map(({ id }) => id) }),
    ...(power && { archonPower: power.id }),
    ...(beside('the tide').length > 0 && { tide: true as const }),
    ...(unknownCards.length > 0 && { unknownCards }),
  };
}

/** Facts of unknown cards, as far as their deck provides them. */
export function unknownFactsOf(cards: readonly DeckLine[], expansion: number): CardFacts[] {
  return cards.flatMap(({ id, unknown, house }): CardFacts[] =>
    unknown === undefined || FACTS.has(id) ? [] : [factsOf(id, unknown, house, expansion)],
  );
}

function factsOf(
  slug: string,
  { name, type, traits, power, armor, amber }: UnknownCard,
  house: House | undefined,
  expansion: number,
): CardFacts {
  const houses = house === undefined ? [] : [house];
  const isCreature = type === 'creature' || type === 'token creature';
  return {
    slug,
    name,
    type,
    houses,
    traits: TRAITS.filter((trait) => traits.includes(trait)),
    keywords: {},
    power: isCreature ? power : null,
    armor: isCreature ? (armor ?? 0) : null,
    amber,
    // It has no effect in a game.
    rarity: 'special',
    sets: [{ expansion, number: '', houses }],
    enhances: [],
  };
}

/** The lines of a list: what the deck table stores. */
export function deckCardsOf(list: DeckList): DeckLine[] {
  const { cards, tokenCreature, prophecies = [], archonPower, tide, unknownCards = [] } = list;
  const unknown = (id: string) => {
    const facts = unknownCards.find(({ slug }) => slug === id);
    return facts && { unknown: { ...facts, traits: [...facts.traits] } satisfies UnknownCard };
  };
  const lines: Omit<DeckLine, 'dbId'>[] = cards.map(({ card, count, house, maverick, enhancements }) => ({
    id: card,
    count,
    isNonDeck: false,
    house,
    ...(maverick && { maverick: house }),
    ...(FACTS.get(card)?.houses.length === 0 && { anomaly: house }),
    ...(enhancements && { enhancements: [...enhancements] }),
    ...unknown(card),
  }));
  const beside = [tokenCreature, archonPower, tide && 'the-tide'].filter((id) => id !== undefined);
  return [
    ...lines,
    ...beside.map((id) => ({ id, count: 1, isNonDeck: true })),
    ...prophecies.map((id, index) => ({ id, count: 1, isNonDeck: true, prophecyId: pairAt(index) })),
  ].map((line, index) => ({ dbId: index + 1, ...line }));
}

function entryOf({ id, count, house, maverick, enhancements }: DeckLine, anyHouse: House): DeckCard {
  return {
    card: id,
    count,
    house: house ?? printedHouse(id) ?? anyHouse,
    ...(maverick && { maverick: true as const }),
    ...(enhancements &&
      enhancements.length > 0 &&
      enhancements[0] !== '' && {
        // Validated at the import.
        enhancements: enhancements as NonNullable<DeckCard['enhancements']>,
      }),
  };
}

function printedHouse(id: string): House | undefined {
  return FACTS.get(id)?.houses[0] as House | undefined;
}

export function typeOf({ id, unknown }: DeckLine): string | undefined {
  return FACTS.get(id)?.type ?? unknown?.type;
}

/** Without pairs, prophecies stay in the order of the list. */
function pairOf({ prophecyId }: DeckLine): number {
  return prophecyId ?? 0;
}

function pairAt(index: number): 1 | 2 {
  return index < 2 ? 1 : 2;
}
