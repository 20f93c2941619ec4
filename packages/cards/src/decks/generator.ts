/** Makes decks as they come out of a box: any three houses of a set, cards by rarity, and what lies beside them. */
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
  /** Any text; the same recipe always makes the same deck. */
  seed: string;
  /** Which cards may be in the deck; by default all of the set. */
  isAllowed?: (facts: CardFacts) => boolean;
  /** Names that other decks have already. */
  isTaken?: (name: string) => boolean;
}

const HOUSES_PER_DECK = 3;
const DARK_TIDINGS = 496;
const PROPHETIC_VISIONS = 886;
const CRUCIBLE_CLASH = 918;
/** One card in so many is a maverick, where the set has houses enough. */
const MAVERICK_ODDS = 90;
const ANOMALY_ODDS = 60;
const everything = () => true;

/** Houses of the set with enough cards for a third of a deck. */
export function housesOf(expansion: number, isAllowed: (facts: CardFacts) => boolean = everything): House[] {
  const pools = poolsOf(expansion, isAllowed);
  return HOUSES.filter((house) => pools.houses.has(house));
}

/** Whether there are decks of the set to be made. */
export function canGenerate(
  expansion: number,
  isAllowed: (facts: CardFacts) => boolean = everything,
): boolean {
  return housesOf(expansion, isAllowed).length >= HOUSES_PER_DECK && hasExtras(expansion, isAllowed);
}

/** @throws if the set has too few houses or cards that may be in it */
export function generateDeck({ expansion, seed, isAllowed = everything, isTaken }: DeckRecipe): DeckList {
  if (!canGenerate(expansion, isAllowed)) throw new Error(`there are too few cards of the set ${expansion}`);
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
  // In the order of the alphabet, as on a deck's own list; three, as just drawn.
  return drawn.sort() as [House, House, House];
}

function drawHouse(house: House, pools: Pools, random: RandomState): CardCopy[] {
  const copies: CardCopy[] = [];
  while (copies.length < CARDS_PER_HOUSE) {
    const drawn = drawCard(house, pools, random);
    // Both halves of a gigantic creature, or none.
    if (copies.length + drawn.length <= CARDS_PER_HOUSE) copies.push(...drawn);
  }
  return copies;
}

/** One card, or both halves of a gigantic creature. */
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

/** Half of the cards are common, a third uncommon; a few are what sets call special. */
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

/** Copies that are equal in every respect share an entry. */
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
