import { expect, test } from 'vitest';
import { FACTS } from '../facts/facts.ts';
import { deckProblems } from './problems.ts';
import { isImplemented } from './playable.ts';
import { FIRST_DECKS, STARTER_DECKS } from './starter.ts';
import { DEFINED_SETS } from '../defined-sets.ts';
import { setWithCode } from '../facts/sets.ts';

test.each(STARTER_DECKS)('[18.1] $name is a legal deck', (deck) => {
  expect(deckProblems(deck, FACTS)).toEqual([]);
});

test.each(STARTER_DECKS)('$name contains only implemented cards of its set', (deck) => {
  const beside = [deck.tokenCreature, deck.archonPower, ...(deck.prophecies ?? [])].flatMap(
    (one) => one ?? [],
  );
  const facts = [...deck.cards.map(({ card }) => card), ...beside].map((card) => FACTS.get(card));

  expect(facts.filter((one) => one === undefined || !isImplemented(one))).toEqual([]);
  expect(facts.filter((one) => !one?.sets.some(({ expansion }) => expansion === deck.expansion))).toEqual([]);
});

test('there is a starter deck of every set that printed cards for decks first', () => {
  // The adventure of Menagerie and the one new card of Vault Masters 2025 make no deck.
  const sets = DEFINED_SETS.filter(({ code }) => !['MG24', 'VM2025'].includes(code));
  const missing = sets.filter(
    ({ code }) => !STARTER_DECKS.some(({ expansion }) => expansion === setWithCode(code)?.expansion),
  );

  expect(missing.map(({ code }) => code)).toEqual([]);
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

test('every pair of houses of the first set is in exactly one of its starter decks', () => {
  const pairs = FIRST_DECKS.flatMap(({ houses: [first, second, third] }) => [
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
