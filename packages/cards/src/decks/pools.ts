/** The cards of a set by house and rarity, for drawing decks. */
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { House } from '@amberhall/engine/vocabulary';
import { FACTS } from '../facts/facts.ts';
import type { CardFacts, Printing } from '../facts/types.ts';

export interface Pool {
  common: CardFacts[];
  uncommon: CardFacts[];
  rare: CardFacts[];
  /** Evil twins, gigantic creatures (represented by their bottom half), and cards of the rarity "special". */
  special: CardFacts[];
}

export interface Pools {
  /** Contains only houses with enough cards. */
  houses: ReadonlyMap<House, Pool>;
  /** Cards that can belong to any house of a deck. */
  anomalies: readonly CardFacts[];
}

/** A house needs at least this many different cards, so that its twelve cards vary. */
const LEAST_CARDS = 12;
const DECK_TYPES: ReadonlySet<string> = new Set(['action', 'artifact', 'creature', 'upgrade']);

const known = new WeakMap<(facts: CardFacts) => boolean, Map<number, Pools>>();

/** @param isAllowed always gives the same answer for a card, because the pools are kept for the next deck */
export function poolsOf(expansion: number, isAllowed: (facts: CardFacts) => boolean): Pools {
  const kept = known.get(isAllowed) ?? new Map<number, Pools>();
  known.set(isAllowed, kept);
  const pools = kept.get(expansion) ?? findPools(expansion, isAllowed);
  kept.set(expansion, pools);
  return pools;
}

function findPools(expansion: number, isAllowed: (facts: CardFacts) => boolean): Pools {
  const houses = new Map<House, Pool>();
  const anomalies: CardFacts[] = [];
  for (const facts of FACTS.values()) {
    const printing = facts.sets.find((set) => set.expansion === expansion);
    if (!printing || !DECK_TYPES.has(facts.type) || !isWholeAllowed(facts, isAllowed)) continue;
    if (printing.anomaly) {
      anomalies.push(facts);
      continue;
    }
    for (const house of printing.houses) {
      if (isHouse(house)) addTo(houses, house, facts, printing);
    }
  }
  for (const [house, pool] of houses) if (sizeOf(pool) < LEAST_CARDS) houses.delete(house);
  return { houses, anomalies };
}

/** Tells whether a card is allowed, for a gigantic creature whether both halves are. */
function isWholeAllowed(facts: CardFacts, isAllowed: (facts: CardFacts) => boolean): boolean {
  if (facts.gigantic !== 'bottom') return isAllowed(facts);
  const top = FACTS.get(`${facts.slug}2`);
  return isAllowed(facts) && top !== undefined && isAllowed(top);
}

function addTo(houses: Map<House, Pool>, house: House, facts: CardFacts, printing: Printing): void {
  const rarity = rarityOf(facts, printing);
  if (rarity === undefined) return;
  const pool = houses.get(house) ?? { common: [], uncommon: [], rare: [], special: [] };
  houses.set(house, pool);
  pool[rarity].push(facts);
}

/** Returns the pool of a card; `undefined` for cards that are only drawn together with another card. */
function rarityOf(facts: CardFacts, printing: Printing): keyof Pool | undefined {
  if (facts.gigantic === 'top') return undefined;
  if (facts.gigantic === 'bottom' || facts.evilTwin) return 'special';
  const rarity = printing.rarity ?? facts.rarity;
  switch (rarity) {
    case 'common':
    case 'uncommon':
    case 'rare':
    case 'special':
      return rarity;
    default:
      return undefined;
  }
}

function sizeOf({ common, uncommon, rare }: Pool): number {
  return common.length + uncommon.length + rare.length;
}

function isHouse(house: string): house is House {
  return (HOUSES as readonly string[]).includes(house);
}
