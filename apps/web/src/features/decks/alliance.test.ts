import type { CatalogueCard, Deck } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { canSave, NEW_ALLIANCE, obstacleTo, prophecyNames, toggled, wishOf } from './alliance.ts';
import { deckNamed } from '../../test/deck-named.ts';

const card = (id: string, name: string, type: string) => ({ id, name, type }) as unknown as CatalogueCard;
const catalogue = {
  grunt: card('grunt', 'Grunt', 'token creature'),
  one: card('one', 'The Lanterns Go Out', 'prophecy'),
  two: card('two', 'The Seventh Key Will Turn', 'prophecy'),
};

const [first, second, third] = [
  deckNamed('First', ['dis', 'logos', 'mars']),
  deckNamed('Second', ['brobnar', 'logos', 'untamed']),
  deckNamed('Third', ['sanctum', 'shadows', 'dis']),
];
const beside = (deck: Deck, ...ids: string[]): Deck => ({
  ...deck,
  cards: ids.map((id, index) => ({ dbId: index + 1, id, count: 1, isNonDeck: true })),
});
const pick = (picks: [Deck, string][]) =>
  picks.reduce((draft, [deck, house]) => toggled(draft, deck, house, catalogue), {
    ...NEW_ALLIANCE,
    name: 'Allies',
  });

test('three houses from three decks and a name make an alliance', () => {
  const draft = pick([
    [first, 'dis'],
    [second, 'logos'],
    [third, 'sanctum'],
  ]);

  expect(canSave(draft, catalogue)).toBe(true);
  expect(canSave({ ...draft, name: '  ' }, catalogue)).toBe(false);
  expect(wishOf(draft)).toEqual({ name: 'Allies', pods: ['first:dis', 'second:logos', 'third:sanctum'] });
});

test('a house is put back by picking it again', () => {
  expect(
    pick([
      [first, 'dis'],
      [first, 'dis'],
    ]).picks,
  ).toEqual([]);
});

test('a deck gives one house, a house comes from one deck, and three are enough', () => {
  const two = pick([
    [first, 'dis'],
    [second, 'logos'],
  ]);
  const three = toggled(two, third, 'shadows', catalogue);

  expect(obstacleTo(two, first, 'mars')).toBe('deck');
  expect(obstacleTo(two, third, 'dis')).toBe('house');
  expect(obstacleTo(three, deckNamed('Fourth', ['saurian']), 'saurian')).toBe('full');
  expect(toggled(two, first, 'mars', catalogue)).toBe(two);
});

test('a token creature and prophecies must be chosen where a picked deck has them', () => {
  const draft = pick([
    [beside(first, 'grunt'), 'dis'],
    [beside(second, 'one', 'two'), 'logos'],
    [third, 'sanctum'],
  ]);

  expect(canSave(draft, catalogue)).toBe(false);
  expect(canSave({ ...draft, token: 'grunt' }, catalogue)).toBe(false);
  expect(canSave({ ...draft, token: 'grunt', prophecySource: 'second' }, catalogue)).toBe(true);
});

test('what was chosen goes with the deck it came from', () => {
  const withToken = { ...pick([[beside(first, 'grunt'), 'dis']]), token: 'grunt' };

  expect(toggled(withToken, second, 'logos', catalogue).token).toBe('grunt');
  expect(toggled(withToken, beside(first, 'grunt'), 'dis', catalogue).token).toBeUndefined();
});

test('names of prophecies are cut to 40 characters', () => {
  expect(prophecyNames(beside(first, 'one'), catalogue)).toBe('The Lanterns Go Out');
  expect(prophecyNames(beside(first, 'one', 'two'), catalogue)).toBe(
    'The Lanterns Go Out, The Seventh Key ...',
  );
});
