import { expect, test } from 'vitest';
import { FACTS } from '../facts/facts.ts';
import { deckProblems } from './problems.ts';
import { STARTER_DECKS } from './starter.ts';

test.each(STARTER_DECKS)('[18.1] $name is a legal deck', (deck) => {
  expect(deckProblems(deck, FACTS)).toEqual([]);
});

test.each(STARTER_DECKS)('$name contains only cards of Call of the Archons', (deck) => {
  const sets = deck.cards.map(({ card }) => FACTS.get(card)?.sets[0]?.expansion);

  expect(new Set(sets)).toEqual(new Set([341]));
});

test.each(STARTER_DECKS)('$name has enough creatures and amber icons', (deck) => {
  const copies = deck.cards.flatMap(({ card, count }) =>
    Array.from({ length: count }, () => FACTS.get(card)),
  );
  const creatures = copies.filter((facts) => facts?.type === 'creature');
  const amber = copies.reduce((total, facts) => total + (facts?.amber ?? 0), 0);

  expect(creatures.length).toBeGreaterThanOrEqual(16);
  expect(amber).toBeGreaterThanOrEqual(6);
});

test('every pair of houses is in exactly one starter deck', () => {
  const pairs = STARTER_DECKS.flatMap(({ houses: [first, second, third] }) => [
    [first, second].sort().join(' and '),
    [first, third].sort().join(' and '),
    [second, third].sort().join(' and '),
  ]);

  expect(pairs).toHaveLength(21);
  expect(new Set(pairs).size).toBe(21);
});

test('no two starter decks share a slug or a name', () => {
  expect(new Set(STARTER_DECKS.map(({ slug }) => slug)).size).toBe(STARTER_DECKS.length);
  expect(new Set(STARTER_DECKS.map(({ name }) => name)).size).toBe(STARTER_DECKS.length);
});
