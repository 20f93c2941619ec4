import type { CatalogueCard, Deck } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import {
  canSave,
  NEW_ALLIANCE,
  reasonNotPickable,
  prophecyNames,
  togglePick,
  requestOf,
} from './alliance.ts';
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
  picks.reduce((draft, [deck, house]) => togglePick(draft, deck, house, catalogue), {
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
  expect(requestOf(draft)).toEqual({ name: 'Allies', pods: ['first:dis', 'second:logos', 'third:sanctum'] });
});

test('picking a house again removes it', () => {
  expect(
    pick([
      [first, 'dis'],
      [first, 'dis'],
    ]).picks,
  ).toEqual([]);
});

test('a deck gives one house, a house comes from one deck, and three are the maximum', () => {
  const two = pick([
    [first, 'dis'],
    [second, 'logos'],
  ]);
  const three = togglePick(two, third, 'shadows', catalogue);

  expect(reasonNotPickable(two, first, 'mars')).toBe('deck');
  expect(reasonNotPickable(two, third, 'dis')).toBe('house');
  expect(reasonNotPickable(three, deckNamed('Fourth', ['saurian']), 'saurian')).toBe('full');
  expect(togglePick(two, first, 'mars', catalogue)).toBe(two);
});

test('a token creature and prophecies must be chosen where a chosen deck has them', () => {
  const draft = pick([
    [beside(first, 'grunt'), 'dis'],
    [beside(second, 'one', 'two'), 'logos'],
    [third, 'sanctum'],
  ]);

  expect(canSave(draft, catalogue)).toBe(false);
  expect(canSave({ ...draft, token: 'grunt' }, catalogue)).toBe(false);
  expect(canSave({ ...draft, token: 'grunt', prophecySource: 'second' }, catalogue)).toBe(true);
});

test('removing a deck removes what was chosen from it', () => {
  const withToken = { ...pick([[beside(first, 'grunt'), 'dis']]), token: 'grunt' };

  expect(togglePick(withToken, second, 'logos', catalogue).token).toBe('grunt');
  expect(togglePick(withToken, beside(first, 'grunt'), 'dis', catalogue).token).toBeUndefined();
});

test('names of prophecies are cut to 40 characters', () => {
  expect(prophecyNames(beside(first, 'one'), catalogue)).toBe('The Lanterns Go Out');
  expect(prophecyNames(beside(first, 'one', 'two'), catalogue)).toBe(
    'The Lanterns Go Out, The Seventh Key ...',
  );
});
