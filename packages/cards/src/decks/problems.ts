import { HOUSES } from '@amberhall/engine/vocabulary';
import type { CardSlug, House } from '@amberhall/engine/vocabulary';
import type { CardFacts } from '../facts/types.ts';
import type { DeckCard, DeckList } from './deck.ts';

export const CARDS_PER_HOUSE = 12;
/** Maximum icons of a card, including the printed ones. */
export const MAX_ICONS = 5;
/** Sets in which every deck has a token creature [5.6]. */
export const SETS_WITH_TOKENS: readonly number[] = [600, 855];
export const PROPHECIES_PER_DECK = 4;

/** Reasons why a deck list is illegal [18.1]. */
export type DeckProblem =
  | { code: 'HOUSES_NOT_DIFFERENT' }
  /** The house does not have twelve cards. */
  | { code: 'WRONG_HOUSE_SIZE'; house: House; count: number }
  | { code: 'UNKNOWN_CARD'; card: CardSlug }
  /** The number of copies is not a positive integer. */
  | { code: 'WRONG_COUNT'; card: CardSlug; count: number }
  /** Token creatures, prophecies and similar cards are not part of the 36 cards. */
  | { code: 'NOT_A_DECK_CARD'; card: CardSlug }
  | { code: 'HOUSE_NOT_IN_DECK'; card: CardSlug; house: House }
  /** The card is not printed in the house and is not a maverick. */
  | { code: 'WRONG_HOUSE'; card: CardSlug; house: House }
  /** The card was first printed after the deck. */
  | { code: 'CARD_OF_LATER_SET'; card: CardSlug }
  | { code: 'TOO_MANY_ICONS'; card: CardSlug; count: number }
  | { code: 'TOO_MANY_HOUSE_ICONS'; card: CardSlug; count: number }
  /** The other half of a gigantic creature is missing. */
  | { code: 'HALF_MISSING'; card: CardSlug }
  | { code: 'TOKEN_CREATURE_MISSING' }
  | { code: 'NOT_A_TOKEN_CREATURE'; card: CardSlug }
  | { code: 'WRONG_PROPHECY_COUNT'; count: number }
  | { code: 'NOT_A_PROPHECY'; card: CardSlug };

type Facts = ReadonlyMap<CardSlug, CardFacts>;

/** Returns every reason why `deck` is illegal [18.1]; an empty list if it is legal. */
export function deckProblems(deck: DeckList, facts: Facts): DeckProblem[] {
  return [
    ...houseProblems(deck),
    ...deck.cards.flatMap((entry) => cardProblems(entry, deck, facts)),
    ...halfProblems(deck, facts),
    ...tokenProblems(deck, facts),
    ...prophecyProblems(deck, facts),
  ];
}

function houseProblems({ houses, cards }: DeckList): DeckProblem[] {
  if (new Set(houses).size !== houses.length) return [{ code: 'HOUSES_NOT_DIFFERENT' }];
  return houses.flatMap((house): DeckProblem[] => {
    const count = copies(cards.filter((entry) => entry.house === house));
    return count === CARDS_PER_HOUSE ? [] : [{ code: 'WRONG_HOUSE_SIZE', house, count }];
  });
}

function cardProblems(entry: DeckCard, deck: DeckList, facts: Facts): DeckProblem[] {
  const { card, count, house } = entry;
  const problems: DeckProblem[] = [];
  if (!Number.isInteger(count) || count < 1) problems.push({ code: 'WRONG_COUNT', card, count });
  if (!deck.houses.includes(house)) problems.push({ code: 'HOUSE_NOT_IN_DECK', card, house });

  const known = facts.get(card);
  if (!known) return [...problems, { code: 'UNKNOWN_CARD', card }];
  if (!isDeckCard(known)) return [...problems, { code: 'NOT_A_DECK_CARD', card }];
  if (!isOfHouse(known, entry)) problems.push({ code: 'WRONG_HOUSE', card, house });
  if (known.sets.every(({ expansion }) => expansion > deck.expansion)) {
    problems.push({ code: 'CARD_OF_LATER_SET', card });
  }
  return [...problems, ...iconProblems(known, entry)];
}

function isDeckCard({ type }: CardFacts): boolean {
  return type === 'action' || type === 'artifact' || type === 'creature' || type === 'upgrade';
}

/** Tells whether the house of a copy is wrong. Mavericks and anomalies may have any house. */
function isOfHouse(facts: CardFacts, { house, maverick }: DeckCard): boolean {
  return maverick === true || facts.anomaly === true || facts.houses.includes(house);
}

function iconProblems(facts: CardFacts, { card, enhancements = [] }: DeckCard): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const count = facts.amber + enhancements.length;
  const houseIcons = enhancements.filter((icon) => (HOUSES as readonly string[]).includes(icon)).length;
  if (enhancements.length > 0 && count > MAX_ICONS) problems.push({ code: 'TOO_MANY_ICONS', card, count });
  if (houseIcons > 1) problems.push({ code: 'TOO_MANY_HOUSE_ICONS', card, count: houseIcons });
  return problems;
}

function halfProblems({ cards }: DeckList, facts: Facts): DeckProblem[] {
  const halves = new Set(cards.map(({ card }) => card).filter((card) => facts.get(card)?.gigantic));
  const missing = [...halves].filter((card) => !halves.has(otherHalf(card, facts)));
  return missing.map((card) => ({ code: 'HALF_MISSING', card }));
}

/** The slug of the top half is the slug of the bottom half followed by a 2. */
function otherHalf(card: CardSlug, facts: Facts): CardSlug {
  return facts.get(card)?.gigantic === 'top' ? card.slice(0, -1) : `${card}2`;
}

function tokenProblems({ expansion, tokenCreature }: DeckList, facts: Facts): DeckProblem[] {
  if (tokenCreature === undefined) {
    return SETS_WITH_TOKENS.includes(expansion) ? [{ code: 'TOKEN_CREATURE_MISSING' }] : [];
  }
  const isToken = facts.get(tokenCreature)?.type === 'token creature';
  return isToken ? [] : [{ code: 'NOT_A_TOKEN_CREATURE', card: tokenCreature }];
}

function prophecyProblems({ prophecies = [] }: DeckList, facts: Facts): DeckProblem[] {
  if (prophecies.length === 0) return [];
  const others = prophecies.filter((card) => facts.get(card)?.type !== 'prophecy');
  const problems: DeckProblem[] = others.map((card) => ({ code: 'NOT_A_PROPHECY', card }));
  const count = new Set(prophecies).size;
  if (prophecies.length !== PROPHECIES_PER_DECK || count !== PROPHECIES_PER_DECK) {
    problems.push({ code: 'WRONG_PROPHECY_COUNT', count });
  }
  return problems;
}

function copies(entries: readonly DeckCard[]): number {
  return entries.reduce((total, { count }) => total + count, 0);
}
