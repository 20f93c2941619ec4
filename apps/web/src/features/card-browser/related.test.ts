import { expect, test } from 'vitest';
import { catalogueCard } from './fixture.ts';
import { relatedCards } from './related.ts';

const KRUMP = catalogueCard('krump', 'Krump', { traits: ['giant'], terms: ['fight'] });
const related = (...others: Parameters<typeof catalogueCard>[]) =>
  relatedCards(KRUMP, [KRUMP, ...others.map((facts) => catalogueCard(...facts))]).map(({ id }) => id);

test('cards that share more are listed first', () => {
  expect(
    related(
      ['kin', 'Kin', { traits: ['giant'] }],
      ['twin', 'Twin', { traits: ['giant'], terms: ['fight'] }],
      ['rival', 'Rival', { houses: ['dis'], traits: [], terms: ['fight'] }],
    ),
  ).toEqual(['twin', 'kin', 'rival']);
});

test('a house alone does not relate two cards', () => {
  expect(related(['neighbor', 'Neighbor', { traits: [] }])).toEqual([]);
});

test('neither cards of another type nor other prints of the card are related', () => {
  expect(
    related(
      ['tower', 'Tower', { type: 'artifact', traits: ['giant'] }],
      ['krump-2', 'Krump', { traits: ['giant'] }],
    ),
  ).toEqual([]);
});

test('at most five cards are listed', () => {
  const many = Array.from({ length: 9 }, (_, n) => [`kin-${n}`, `Kin ${n}`, {}] as const);

  expect(
    related(...many.map(([id, name, facts]): [string, string, object] => [id, name, facts])),
  ).toHaveLength(5);
});
