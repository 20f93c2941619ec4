import { CARD_TYPES, HOUSES, KEYWORDS, PSEUDO_HOUSES, TRAITS } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { FACTS, factsOf, readFacts } from './facts.ts';
import { RARITIES } from './types.ts';
import type { CardFacts, SetFile } from './types.ts';

const CARDS = [...FACTS.values()];

function cardsWhere(is: (facts: CardFacts) => boolean): string[] {
  return CARDS.filter(is).map(({ slug }) => slug);
}

/** Returns how many cards a set has, and how many of them it printed first. */
function sizeOf(expansion: number): [number, number] {
  const printed = CARDS.filter(({ sets }) => sets.some((set) => set.expansion === expansion));
  return [printed.length, printed.filter(({ sets }) => sets[0]?.expansion === expansion).length];
}

test('[18.3] 2,710 cards are known', () => {
  expect(FACTS.size).toBe(2710);
});

test.each([
  [341, 370, 370],
  [435, 370, 204],
  [452, 415, 294],
  [479, 425, 261],
  [496, 429, 279],
  [600, 414, 265],
  [700, 398, 244],
  [722, 783, 27],
  [737, 376, 0],
  [800, 329, 208],
  [855, 321, 84],
  [874, 455, 32],
  [886, 369, 203],
  [907, 383, 0],
  [918, 350, 84],
  [928, 285, 154],
  [939, 305, 1],
])('[18.3] set %i has %i cards and printed %i of them first', (expansion, all, fresh) => {
  expect(sizeOf(expansion)).toEqual([all, fresh]);
});

test('[18.3] the number of cards of each type is right', () => {
  const counts = CARD_TYPES.map((type) => [type, cardsWhere((facts) => facts.type === type).length]);

  expect(Object.fromEntries(counts)).toEqual({
    action: 806,
    artifact: 328,
    creature: 1320,
    upgrade: 149,
    'token creature': 56,
    prophecy: 22,
    'the tide': 1,
    'archon power': 28,
  });
});

test('every house, trait, keyword and rarity is known', () => {
  const houses: readonly string[] = [...HOUSES, ...PSEUDO_HOUSES];

  expect(cardsWhere((facts) => facts.houses.some((house) => !houses.includes(house)))).toEqual([]);
  expect(cardsWhere((facts) => facts.traits.some((trait) => !TRAITS.includes(trait)))).toEqual([]);
  expect(
    cardsWhere((facts) =>
      Object.keys(facts.keywords).some((word) => !(KEYWORDS as readonly string[]).includes(word)),
    ),
  ).toEqual([]);
  expect(cardsWhere((facts) => !RARITIES.includes(facts.rarity))).toEqual([]);
});

test('[19.2] every trait is on some card', () => {
  const printed = new Set(CARDS.flatMap(({ traits }) => traits));

  expect(TRAITS.filter((trait) => !printed.has(trait))).toEqual([]);
});

test('keywords have their number, or 1 if they have none', () => {
  expect(factsOf('ancient-bear').keywords).toEqual({ assault: 2 });
  expect(factsOf('grumpus').keywords).toEqual({ 'splash-attack': 1 });
  expect(factsOf('macis-asp').keywords).toEqual({ skirmish: 1, poison: 1 });
});

test('no card has a trait or a house twice', () => {
  const repeats = (values: readonly string[]) => new Set(values).size !== values.length;

  expect(cardsWhere(({ traits, houses }) => repeats(traits) || repeats(houses))).toEqual([]);
});

test('only creatures have power and armor, and all but four have a printed power', () => {
  const isCreature = ({ type }: CardFacts) => type === 'creature' || type === 'token creature';

  expect(cardsWhere((facts) => !isCreature(facts) && (facts.power !== null || facts.armor !== null))).toEqual(
    [],
  );
  expect(
    cardsWhere((facts) => isCreature(facts) && facts.power === null && facts.gigantic !== 'top').sort(),
  ).toEqual(['kaspara', 'mimic-gel', 'picaroon', 'xenos-darkshadow']);
});

test('armor comes from a printing that shows it', () => {
  expect(factsOf('strange-shell').armor).toBe(4);
  expect(factsOf('defender').armor).toBe(1);
  expect(factsOf('bumpsy').armor).toBe(0);
});

test('[12] a keyword that replaces a sentence in a later printing counts', () => {
  expect(factsOf('mack-the-knife').keywords).toEqual({ elusive: 1, versatile: 1 });
});

test('[5.7] 20 gigantic creatures have a bottom half with stats and a top half without', () => {
  const bottoms = CARDS.filter(({ gigantic }) => gigantic === 'bottom');
  const tops = CARDS.filter(({ gigantic }) => gigantic === 'top');

  expect(bottoms).toHaveLength(20);
  expect(bottoms.filter(({ power }) => power === null)).toEqual([]);
  expect(tops.map(({ name }) => name).sort()).toEqual(bottoms.map(({ name }) => name).sort());
  expect(
    tops.filter(({ power, traits, keywords }) => power ?? [...traits, ...Object.keys(keywords)][0]),
  ).toEqual([]);
  expect(factsOf('sirs-colossus')).toMatchObject({ keywords: { taunt: 1 }, power: 10, armor: 3 });
});

test('[5.8] an evil twin has the name of its good twin', () => {
  const twins = CARDS.filter(({ evilTwin }) => evilTwin);

  expect(twins).toHaveLength(49);
  expect(twins.filter(({ name, slug }) => factsOf(slug.replace('-evil-twin', '')).name !== name)).toEqual([]);
});

test('[18.6] anomalies are marked and get the house of a set that printed them regularly', () => {
  expect(cardsWhere(({ anomaly }) => anomaly === true)).toHaveLength(21);
  expect(factsOf('ghostform').houses).toEqual([]);
  expect(factsOf('orb-of-wonder').houses).toEqual(['sanctum']);
  expect(factsOf('orb-of-wonder').sets[0]).toEqual({
    expansion: 452,
    number: 'A06',
    houses: [],
    rarity: factsOf('orb-of-wonder').rarity,
    anomaly: true,
  });
});

test('every card that is not an anomaly has a house', () => {
  expect(cardsWhere(({ houses, anomaly }) => houses.length === 0 && !anomaly)).toEqual([]);
});

test('a card that was printed in two houses has both, the older first', () => {
  expect(factsOf('research-smoko').houses).toEqual(['logos', 'redemption']);
  expect(factsOf('dark-æmber-vault').sets[0]?.houses).toHaveLength(7);
});

test('enhancing cards list the icons that they add to others', () => {
  expect(cardsWhere(({ enhances }) => enhances.length > 0).length).toBeGreaterThan(100);
  expect(factsOf('anger').enhances).toEqual([]);
});

test('names have no leading, trailing or double spaces', () => {
  expect(cardsWhere(({ name }) => name !== name.trim() || /\s\s/.test(name))).toEqual([]);
});

test('factsOf throws for an unknown card', () => {
  expect(() => factsOf('no-such-card')).toThrow('the card no-such-card is unknown');
});

test('readFacts throws for a reprint of an unknown card', () => {
  const set: SetFile = {
    expansion: 341,
    code: 'CotA',
    name: 'Call of the Archons',
    cards: [],
    reprints: [{ slug: 'anger', number: '001' }],
  };

  expect(() => readFacts([set])).toThrow('anger is a reprint in 341, but no earlier set has it');
});

test.each([
  ['bawretchadontius', 'dinosaur'],
  ['well-of-memory', 'location'],
  ['haedroth-s-wall', 'location'],
] as const)('%s has the trait %s, by errata and not by every print', (slug, trait) => {
  expect(factsOf(slug).traits).toEqual([trait]);
});
