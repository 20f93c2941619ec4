import type { CatalogueCard, DeckCard } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { needsProphecies, pathAfterSaving, propheciesOf, tokensOf, unassignedCards } from './deck-cards.ts';

const card = (id: string, type: string) => ({ id, type }) as unknown as CatalogueCard;
const catalogue = {
  grunt: card('grunt', 'token creature'),
  troll: card('troll', 'creature'),
  omen: card('omen', 'prophecy'),
};

const line = (id: string, changes: Partial<DeckCard> = {}): DeckCard => ({
  dbId: 1,
  id,
  count: 1,
  isNonDeck: false,
  ...changes,
});
const omen = (changes: Partial<DeckCard> = {}) => line('omen', { isNonDeck: true, ...changes });
const deckOf = (...cards: DeckCard[]) => deckNamed('Deck', ['dis', 'logos', 'mars'], { id: 12, cards });

test('prophecies and token creatures are told apart by their type', () => {
  const deck = deckOf(line('troll'), line('grunt', { isNonDeck: true }), omen());

  expect(propheciesOf(deck, catalogue).map(({ id }) => id)).toEqual(['omen']);
  expect(tokensOf(deck, catalogue).map(({ id }) => id)).toEqual(['grunt']);
});

test('a card among the 36 is neither a prophecy nor a token creature', () => {
  const deck = deckOf(line('grunt'), line('omen'));

  expect(propheciesOf(deck, catalogue)).toEqual([]);
  expect(tokensOf(deck, catalogue)).toEqual([]);
});

describe('the prophecies of a deck', () => {
  test.each<[string, DeckCard[], boolean]>([
    ['none: need no pairs', [], false],
    ['three: need no pairs', [omen(), omen(), omen()], false],
    ['four without a pair: need pairs', [omen(), omen(), omen(), omen()], true],
    ['four of which one has a pair: need no pairs', [omen({ prophecyId: 1 }), omen(), omen(), omen()], false],
  ])('%s', (_, cards, expected) => {
    expect(needsProphecies(deckOf(...cards), catalogue)).toBe(expected);
  });
});

test('only cards with unknown icons count as unassigned', () => {
  const deck = deckOf(
    line('troll'),
    line('grunt', { enhancements: ['amber'] }),
    line('omen', { enhancements: [''] }),
  );

  expect(unassignedCards(deck).map(({ id }) => id)).toEqual(['omen']);
});

describe('after a deck was added, the user continues with', () => {
  const unknownIcons = line('troll', { enhancements: [''] });
  const omens = [omen(), omen(), omen(), omen()];

  test.each<[string, DeckCard[], string]>([
    ['the list if nothing is missing', [line('troll')], '/decks?deck=12'],
    ['the icons if they are unknown', [unknownIcons], '/decks/enhancements?deck=12'],
    ['the prophecies if they have no pairs', omens, '/decks/prophecy-assignment?deck=12'],
    ['the prophecies before the icons', [unknownIcons, ...omens], '/decks/prophecy-assignment?deck=12'],
  ])('%s', (_, cards, path) => {
    expect(pathAfterSaving(deckOf(...cards), catalogue)).toBe(path);
  });
});
