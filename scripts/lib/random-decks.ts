import { FACTS, library } from '@amberhall/cards';
import { deckProblems } from '@amberhall/cards/data';
import type { CardFacts, CardSet, DeckCard, DeckList } from '@amberhall/cards/data';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { CardSlug, House } from '@amberhall/engine/vocabulary';

/** Returns a random whole number from 0 to `below` − 1. */
export type Chance = (below: number) => number;

const CARDS_PER_HOUSE = 12;
const DECK_TYPES: ReadonlySet<string> = new Set(['action', 'artifact', 'creature', 'upgrade']);

/** The implemented cards of one set that decks can contain, by house. */
export type Pool = ReadonlyMap<House, readonly CardSlug[]>;

export function poolOf({ expansion }: CardSet): Pool {
  const pool = HOUSES.map((house) => [house, inHouse(house, expansion)] as const);
  return new Map(pool.filter(([, cards]) => cards.length >= CARDS_PER_HOUSE));
}

const inHouse = (house: House, expansion: number): CardSlug[] =>
  [...FACTS.values()].filter((facts) => isPlayable(facts, house, expansion)).map(({ slug }) => slug);

function isPlayable({ slug, type, sets, gigantic }: CardFacts, house: House, expansion: number): boolean {
  const isPrinted = sets.some((set) => set.expansion === expansion && set.houses.includes(house));
  return isPrinted && DECK_TYPES.has(type) && !gigantic && (library.get(slug)?.implemented ?? false);
}

/**
 * Returns a deck with twelve cards of each of three houses of a set.
 *
 * @throws if the deck is not legal [18.1]
 */
export function randomDeck(pool: Pool, { expansion, code }: CardSet, chance: Chance): DeckList {
  const houses = [...pool.keys()];
  const chosen = [0, 1, 2].map(() => houses.splice(chance(houses.length), 1)[0] as House);
  const [first, second, third] = chosen as [House, House, House];
  const cards = chosen.flatMap((house) => podOf(house, pool.get(house) ?? [], chance));
  const deck: DeckList = { name: `Random deck of ${code}`, expansion, houses: [first, second, third], cards };
  const problems = deckProblems(deck, FACTS);
  if (problems.length > 0) throw new Error(`The random deck is not legal: ${JSON.stringify(problems)}`);
  return deck;
}

function podOf(house: House, cards: readonly CardSlug[], chance: Chance): DeckCard[] {
  const counts = new Map<CardSlug, number>();
  for (let drawn = 0; drawn < CARDS_PER_HOUSE; drawn++) {
    const card = cards[chance(cards.length)] as CardSlug;
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return [...counts].map(([card, count]) => ({ card, count, house }));
}
