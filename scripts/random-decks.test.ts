import { FACTS, library } from '@amberhall/cards';
import { SETS, deckProblems } from '@amberhall/cards/data';
import type { CardSet } from '@amberhall/cards/data';
import { expect, test } from 'vitest';
import { chanceOf } from '../packages/testkit/src/random-play.ts';
import { poolOf, randomDeck } from './lib/random-decks.ts';

const setOf = (code: string): CardSet => SETS.find((set) => set.code === code) as CardSet;

test.each(['CotA', 'AoA'])('random decks of %s are legal, implemented, and equal for equal seeds', (code) => {
  const set = setOf(code);
  const pool = poolOf(set);

  for (let seed = 0; seed < 20; seed++) {
    const deck = randomDeck(pool, set, chanceOf(seed));

    expect(deckProblems(deck, FACTS)).toEqual([]);
    expect(deck.cards.every(({ card }) => library.get(card)?.implemented)).toBe(true);
    expect(randomDeck(pool, set, chanceOf(seed))).toEqual(deck);
  }
});

test('random decks can contain every deck card of the implemented sets', () => {
  for (const code of ['CotA', 'AoA']) {
    const set = setOf(code);
    const inDecks = [...FACTS.values()].filter(({ sets }) =>
      sets.some(({ expansion, houses }) => expansion === set.expansion && houses.length > 0),
    );
    const drawn = new Set([...poolOf(set).values()].flat());
    expect(inDecks.filter(({ slug }) => !drawn.has(slug)).map(({ slug }) => slug)).toEqual([]);
  }
});
