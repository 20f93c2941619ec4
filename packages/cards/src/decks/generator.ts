/** Generates decks like printed ones: three random houses of a set, cards by rarity, and the cards beside the deck. */
import { randomBelow, seedRandom } from '@amberhall/engine';
import type { RandomState } from '@amberhall/engine';
import type { CardSlug, House } from '@amberhall/engine/vocabulary';
import { HOUSES } from '@amberhall/engine/vocabulary';
import { FACTS } from '../facts/facts.ts';
import type { CardFacts } from '../facts/types.ts';
import { distributeIcons } from './icons.ts';
import type { CardCopy } from './icons.ts';
import type { DeckCard, DeckList } from './deck.ts';
import { randomDeckName, pickRandom } from './names.ts';
import { poolsOf } from './pools.ts';
import type { Pool, Pools } from './pools.ts';
import { CARDS_PER_HOUSE, PROPHECIES_PER_DECK, SETS_WITH_TOKENS } from './problems.ts';

export interface DeckRecipe {
  expansion: number;
  /** Any text. The same recipe always generates the same deck. */
  seed: string;
  /** Whether a card may be in the deck. Default: every card of the set. */
  isAllowed?: (facts: CardFacts) => boolean;
  /** Whether another deck already has the name. */
  isTaken?: (name: string) => boolean;
}

const HOUSES_PER_DECK = 3;
const DARK_TIDINGS = 496;
const PROPHETIC_VISIONS = 886;
const CRUCIBLE_CLASH = 918;
/** One card in this many is a maverick, if the set has enough houses. */
const MAVERICK_ODDS = 90;
const ANOMALY_ODDS = 60;
const everything = () => true;

/** Returns the houses of the set that have enough cards for a third of a deck. */
export function housesOf(expansion: number, isAllowed: (facts: CardFacts) => boolean = everything): House[] {
  const pools = poolsOf(expansion, isAllowed);
  return HOUSES.filter((house) => pools.houses.has(house));
}

/** Tells whether decks of the set can be generated. */
export function canGenerate(
  expansion: number,
  isAllowed: (facts: CardFacts) => boolean = everything,
): boolean {
  return housesOf(expansion, isAllowed).length >= HOUSES_PER_DECK && hasExtras(expansion, isAllowed);
}

/** @throws if the set has too few houses or too few allowed cards */
export function generateDeck({ expansion, seed, isAllowed = everything, isTaken }: DeckRecipe): DeckList {
  if (!canGenerate(expansion, isAllowed)) throw new Error(`the set ${expansion} has too few cards`);
  const random = seedRandom(`deck ${expansion} ${seed}`);
  const pools = poolsOf(expansion, isAllowed);
  const houses = drawHouses([...pools.houses.keys()], random);
  const copies = houses.flatMap((house) => drawHouse(house, pools, random));
  return {
    name: freeName(random, isTaken),
    expansion,
    houses,
    cards: entriesOf(distributeIcons(copies, random)),
    ...extrasOf(expansion, houses, isAllowed, random),
  };
}

function drawHouses(choices: readonly House[], random: RandomState): [House, House, House] {
  const left = [...choices];
  const drawn = Array.from({ length: HOUSES_PER_DECK }, () => {
    const house = pickRandom(left, random);
    left.splice(left.indexOf(house), 1);
    return house;
  });
  // Alphabetical, as on printed deck lists. The list has three items, because three were drawn.
  return drawn.sort() as [House, House, House];
}

function drawHouse(house: House, pools: Pools, random: RandomState): CardCopy[] {
  const copies: CardCopy[] = [];
  while (copies.length < CARDS_PER_HOUSE) {
    const drawn = drawCard(house, pools, random);
    // A deck has both halves of a gigantic creature, or neither.
    if (copies.length + drawn.length <= CARDS_PER_HOUSE) copies.push(...drawn);
  }
  return copies;
}

/** Draws one card, or both halves of a gigantic creature. */
function drawCard(house: House, pools: Pools, random: RandomState): CardCopy[] {
  if (pools.anomalies.length > 0 && randomBelow(random, ANOMALY_ODDS) === 0) {
    return [{ facts: pickRandom(pools.anomalies, random), house, icons: [] }];
  }
  if (randomBelow(random, MAVERICK_ODDS) === 0) {
    const foreign = [...pools.houses.keys()].filter((other) => other !== house);
    const facts = drawByRarity(poolOf(pickRandom(foreign, random), pools), random);
    if (!facts.houses.includes(house) && !facts.gigantic)
      return [{ facts, house, maverick: true, icons: [] }];
  }
  const facts = drawByRarity(poolOf(house, pools), random);
  if (facts.gigantic === undefined) return [{ facts, house, icons: [] }];
  const top = FACTS.get(`${facts.slug}2`);
  return top === undefined ? [] : [facts, top].map((half) => ({ facts: half, house, icons: [] }));
}

function poolOf(house: House, { houses }: Pools): Pool {
  const pool = houses.get(house);
  if (pool === undefined) throw new Error(`there are no cards of ${house}`);
  return pool;
}

/** Draws a card: half of them are common, a third uncommon, and a few are special cards of their set. */
function drawByRarity({ common, uncommon, rare, special }: Pool, random: RandomState): CardFacts {
  const roll = randomBelow(random, 100);
  const rarer = roll < 52 ? common : roll < 84 ? uncommon : roll < 97 ? rare : special;
  return pickRandom([rarer, common, uncommon, rare, special].find((cards) => cards.length > 0) ?? [], random);
}

function freeName(random: RandomState, isTaken: (name: string) => boolean = () => false): string {
  for (;;) {
    const name = randomDeckName(random);
    if (!isTaken(name)) return name;
  }
}

/** Collects identical copies in one entry. */
function entriesOf(copies: readonly CardCopy[]): DeckCard[] {
  const entries = new Map<string, DeckCard>();
  for (const { facts, house, maverick, icons } of copies) {
    const key = [facts.slug, house, ...icons].join(' ');
    const count = (icons.length > 0 ? 0 : (entries.get(key)?.count ?? 0)) + 1;
    entries.set(icons.length > 0 ? `${key} #${entries.size}` : key, {
      card: facts.slug,
      count,
      house,
      ...(maverick && { maverick }),
      ...(icons.length > 0 && { enhancements: icons }),
    });
  }
  return [...entries.values()];
}

type Extras = Pick<DeckList, 'tokenCreature' | 'prophecies' | 'archonPower' | 'tide'>;

function extrasOf(
  expansion: number,
  houses: readonly House[],
  isAllowed: (facts: CardFacts) => boolean,
  random: RandomState,
): Extras {
  const beside = (type: CardFacts['type']) => cardsBeside(expansion, type, isAllowed);
  if (SETS_WITH_TOKENS.includes(expansion)) {
    const all = beside('token creature');
    const own = all.filter((token) =>
      token.houses.some((house) => (houses as readonly string[]).includes(house)),
    );
    return { tokenCreature: pickRandom(own.length > 0 ? own : all, random).slug };
  }
  if (expansion === PROPHETIC_VISIONS) return { prophecies: drawProphecies(beside('prophecy'), random) };
  if (expansion === CRUCIBLE_CLASH) return { archonPower: pickRandom(beside('archon power'), random).slug };
  return expansion === DARK_TIDINGS ? { tide: true } : {};
}

function hasExtras(expansion: number, isAllowed: (facts: CardFacts) => boolean): boolean {
  const count = (type: CardFacts['type']) => cardsBeside(expansion, type, isAllowed).length;
  if (SETS_WITH_TOKENS.includes(expansion)) return count('token creature') > 0;
  if (expansion === PROPHETIC_VISIONS) return count('prophecy') >= PROPHECIES_PER_DECK;
  return expansion !== CRUCIBLE_CLASH || count('archon power') > 0;
}

function cardsBeside(
  expansion: number,
  type: CardFacts['type'],
  isAllowed: (facts: CardFacts) => boolean,
): CardFacts[] {
  return [...FACTS.values()].filter(
    (facts) =>
      facts.type === type && facts.sets.some((set) => set.expansion === expansion) && isAllowed(facts),
  );
}

function drawProphecies(choices: readonly CardFacts[], random: RandomState): CardSlug[] {
  const left = [...choices];
  return Array.from({ length: PROPHECIES_PER_DECK }, () => {
    const prophecy = pickRandom(left, random);
    left.splice(left.indexOf(prophecy), 1);
    return prophecy.slug;
  });
}
