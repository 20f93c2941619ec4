import { describe, expect, test } from 'vitest';
import { FACTS } from '../facts/facts.ts';
import { SETS } from '../facts/sets.ts';
import { library } from '../library.ts';
import { canGenerate, generateDeck, housesOf } from './generator.ts';
import { deckProblems } from './problems.ts';

const DECKS_PER_SET = 60;
const LISTED = SETS.filter(({ expansion }) => canGenerate(expansion)).map(({ expansion }) => expansion);

function decksOf(expansion: number) {
  return Array.from({ length: DECKS_PER_SET }, (_, number) => generateDeck({ expansion, seed: `${number}` }));
}

test('decks can be generated for every set whose cards are known', () => {
  expect(LISTED).toEqual(
    SETS.filter(({ expansion }) => ![601, 609, 964].includes(expansion)).map(({ expansion }) => expansion),
  );
});

describe.each(LISTED)('generated decks of set %i', (expansion) => {
  test('[18.1] are legal', () => {
    for (const deck of decksOf(expansion)) expect(deckProblems(deck, FACTS)).toEqual([]);
  });

  test('contain only cards of their set', () => {
    const foreign = decksOf(expansion)
      .flatMap(({ cards }) => cards)
      .filter(({ card }) => !FACTS.get(card)?.sets.some((set) => set.expansion === expansion));

    expect(foreign).toEqual([]);
  });

  test('[18.1] have exactly the icons that their enhancements add', () => {
    for (const { cards } of decksOf(expansion)) {
      const brought = cards.flatMap(({ card, count }) =>
        Array.from({ length: count }, () => FACTS.get(card)?.enhances ?? []).flat(),
      );
      const found = cards.flatMap(({ enhancements, count }) =>
        Array.from({ length: count }, () => enhancements ?? []).flat(),
      );

      expect(found.toSorted()).toEqual(brought.toSorted());
    }
  });

  test('cover every house of the set', () => {
    const houses = new Set(decksOf(expansion).flatMap((deck) => deck.houses));

    expect([...houses].toSorted()).toEqual(housesOf(expansion).toSorted());
  });
});

test('the same recipe generates the same deck, and another seed another deck', () => {
  const deck = generateDeck({ expansion: 479, seed: 'lantern' });

  expect(generateDeck({ expansion: 479, seed: 'lantern' })).toEqual(deck);
  expect(generateDeck({ expansion: 479, seed: 'candle' })).not.toEqual(deck);
});

test('half of the cards of a deck are common, a third uncommon, and the others rare', () => {
  const counts: Record<string, number> = {};
  for (const { cards } of decksOf(341)) {
    for (const { card, count } of cards) {
      const rarity = FACTS.get(card)?.rarity ?? 'none';
      counts[rarity] = (counts[rarity] ?? 0) + count;
    }
  }

  const { common = 0, uncommon = 0, rare = 0 } = counts;
  const all = common + uncommon + rare;
  expect(common / all).toBeCloseTo(0.52, 1);
  expect(uncommon / all).toBeCloseTo(0.32, 1);
  expect(rare / all).toBeCloseTo(0.13, 1);
});

test('a taken name is not used again', () => {
  const taken = new Set<string>();
  for (let number = 0; number < 500; number++) {
    const { name } = generateDeck({ expansion: 341, seed: `${number}`, isTaken: (each) => taken.has(each) });
    expect(taken.has(name)).toBe(false);
    taken.add(name);
  }
});

test('[18.2] decks come with the token creature, prophecies, tide or archon power of their set', () => {
  expect(FACTS.get(generateDeck({ expansion: 600, seed: 'a' }).tokenCreature ?? '')?.type).toBe(
    'token creature',
  );
  expect(new Set(generateDeck({ expansion: 886, seed: 'a' }).prophecies).size).toBe(4);
  expect(generateDeck({ expansion: 496, seed: 'a' }).tide).toBe(true);
  expect(FACTS.get(generateDeck({ expansion: 918, seed: 'a' }).archonPower ?? '')?.type).toBe('archon power');
});

test('decks contain only allowed cards, and a set with too few of them throws', () => {
  const isDefined = ({ slug }: { slug: string }) => library.get(slug)?.implemented === true;
  const deck = generateDeck({ expansion: 435, seed: 'a', isAllowed: isDefined });

  expect(deck.cards.every(({ card }) => library.get(card)?.implemented)).toBe(true);
  expect(canGenerate(435, ({ amber }) => amber === 4)).toBe(false);
  expect(() => generateDeck({ expansion: 435, seed: 'a', isAllowed: () => false })).toThrow('too few cards');
});
