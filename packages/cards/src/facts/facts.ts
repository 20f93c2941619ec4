import type { CardSlug } from '@amberhall/engine/vocabulary';
import { SET_FILES } from '../../data/index.ts';
import type { CardFacts, CardRow, PrintedHouse, Printing, PrintingRow, SetFile } from './types.ts';

/** The facts of every known card. */
export const FACTS: ReadonlyMap<CardSlug, CardFacts> = readFacts(SET_FILES);

/** Returns the facts of a card. @throws if the card is unknown */
export function factsOf(slug: CardSlug): CardFacts {
  const facts = FACTS.get(slug);
  if (!facts) throw new Error(`the card ${slug} is unknown`);
  return facts;
}

/**
 * Merges the printings of each card.
 *
 * @param files in the order in which the sets were published
 * @throws if a reprint names a card that is in no earlier file
 */
export function readFacts(files: readonly SetFile[]): Map<CardSlug, CardFacts> {
  const facts = new Map<CardSlug, CardFacts>();
  for (const { expansion, cards, reprints } of files) {
    for (const row of cards) facts.set(row.slug, firstPrinting(row, expansion));
    for (const row of reprints) {
      const known = facts.get(row.slug);
      if (!known) throw new Error(`${row.slug} is a reprint in ${expansion}, but no earlier set has it`);
      facts.set(row.slug, printedAgain(known, row, expansion));
    }
  }
  return facts;
}

function firstPrinting(row: CardRow, expansion: number): CardFacts {
  const isCreature = row.type === 'creature' || row.type === 'token creature';
  const hasStats = isCreature && row.gigantic !== 'top';
  const printing = printingOf(row, expansion, []);
  return {
    slug: row.slug,
    name: row.name,
    type: row.type,
    houses: printing.houses,
    traits: row.traits ?? [],
    keywords: row.keywords ?? {},
    power: hasStats ? (row.power ?? null) : null,
    armor: hasStats ? (row.armor ?? 0) : null,
    amber: row.amber ?? 0,
    rarity: row.rarity,
    sets: [printing],
    enhances: row.enhances ?? [],
    ...(row.gigantic && { gigantic: row.gigantic }),
    ...(row.evilTwin && { evilTwin: row.evilTwin }),
    ...(row.anomaly && { anomaly: row.anomaly }),
  };
}

function printedAgain(facts: CardFacts, row: PrintingRow, expansion: number): CardFacts {
  const printing = printingOf(row, expansion, facts.sets[0]?.houses ?? []);
  return {
    ...facts,
    houses: [...new Set([...facts.houses, ...printing.houses])],
    sets: [...facts.sets, printing],
    ...(row.anomaly && { anomaly: row.anomaly }),
  };
}

function printingOf(row: PrintingRow, expansion: number, usual: readonly PrintedHouse[]): Printing {
  const houses = row.house === undefined ? usual : [row.house].flat();
  return {
    expansion,
    number: row.number,
    houses: row.anomaly ? [] : houses,
    ...(row.rarity && { rarity: row.rarity }),
    ...(row.anomaly && { anomaly: row.anomaly }),
  };
}
