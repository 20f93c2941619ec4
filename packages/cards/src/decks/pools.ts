/** The cards of a set from which decks are drawn, by house and rarity. */
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { House } from '@amberhall/engine/vocabulary';
import { FACTS } from '../facts/facts.ts';
import type { CardFacts, Printing } from '../facts/types.ts';

export interface Pool {
  common: CardFacts[];
  uncommon: CardFacts[];
  rare: CardFacts[];
  /** Evil twins, gigantic creatures (by their lower half), and what a set calls special. */
  special: CardFacts[];
}

export interface Pools {
  /** Only houses with enough cards. */
  houses: ReadonlyMap<House, Pool>;
  /** Cards that take the house of whatever deck they turn up in. */
  anomalies: readonly CardFacts[];
}

/** Different cards that a house needs, so that its twelve are not the same few. */
const LEAST_CARDS = 12;
const DECK_TYPES: ReadonlySet<string> = new Set(['action', 'artifact', 'creature', 'upgrade']);

export function poolsOf(expansion: number, isAllowed: (facts: CardFacts) => boolean): Pools {
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

/** Both halves of a gigantic creature must be allowed. */
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

/** `undefined` for cards that come only together with others, or that another card brings along. */
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
