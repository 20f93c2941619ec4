/**
 * Cards that no pack prints, for texts of tests. A printed card gets its own text when its set is added, so a test
 * that invents a text gives it to a carrier.
 *
 * Each house has carriers of every type: `carrier-dis-action`, `carrier-dis-artifact`, `carrier-dis-creature`,
 * `carrier-dis-upgrade`, `carrier-dis-token-creature`, and the halves `carrier-dis-gigantic` and
 * `carrier-dis-gigantic2`. No house has `carrier-prophecy` and `carrier-archon-power`. Of every carrier but the halves
 * there are several: `carrier-dis-action-2` and so on.
 */
import { FACTS } from '@amberhall/cards/data';
import type { CardFacts, PrintedHouse } from '@amberhall/cards/data';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { CardSlug, PrintedType } from '@amberhall/engine/vocabulary';

/** The facts of a carrier that a test can set. The others follow from its slug. */
export type CarrierFacts = Partial<
  Pick<CardFacts, 'power' | 'armor' | 'traits' | 'keywords' | 'amber' | 'enhances'>
>;

/** Every carrier. A creature has 3 power and no armor, a gigantic creature 12 power. */
export const CARRIERS: ReadonlyMap<CardSlug, CardFacts> = new Map(
  [...HOUSES.flatMap(carriersOf), ...besideDecks()].map((facts) => [facts.slug, facts]),
);

/** Returns the facts of a printed card or a carrier. @throws if there is no such card */
export function factsOfCard(slug: CardSlug): CardFacts {
  const facts = FACTS.get(slug) ?? CARRIERS.get(slug);
  if (!facts) throw new Error(`there is no card ${slug}`);
  return facts;
}

function carriersOf(house: PrintedHouse): CardFacts[] {
  const types = ['action', 'artifact', 'creature', 'upgrade', 'token creature'] as const;
  const gigantic = carrier(`carrier-${house}-gigantic`, 'creature', [house]);
  return [
    ...types.flatMap((type) => severalOf(`carrier-${house}-${type.replace(' ', '-')}`, type, [house])),
    { ...gigantic, power: 12, gigantic: 'bottom' },
    { ...gigantic, slug: `${gigantic.slug}2`, power: null, armor: null, gigantic: 'top' },
  ];
}

function besideDecks(): CardFacts[] {
  return [
    ...severalOf('carrier-prophecy', 'prophecy', ['prophecy']),
    ...severalOf('carrier-archon-power', 'archon power', ['archonpower']),
  ];
}

/** Two pairs of prophecies need four. */
function severalOf(slug: CardSlug, type: PrintedType, houses: readonly PrintedHouse[]): CardFacts[] {
  return [slug, `${slug}-2`, `${slug}-3`, `${slug}-4`].map((one) => carrier(one, type, houses));
}

function carrier(slug: CardSlug, type: PrintedType, houses: readonly PrintedHouse[]): CardFacts {
  const isCreature = type === 'creature' || type === 'token creature';
  return {
    slug,
    name: slug.replaceAll('-', ' '),
    type,
    houses,
    traits: [],
    keywords: {},
    power: isCreature ? 3 : null,
    armor: isCreature ? 0 : null,
    amber: 0,
    rarity: 'special',
    sets: [],
    enhances: [],
  };
}
