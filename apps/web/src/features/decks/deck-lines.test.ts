import type { CatalogueCard, Deck, DeckCard } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { countCards, deckColumns, extraLines, nameOfLine } from './deck-lines.ts';
import type { DeckLine } from './deck-lines.ts';

const facts = (name: string, type: CatalogueCard['type'], house: string): CatalogueCard =>
  ({ id: name, name, type, houses: [house] }) as CatalogueCard;
const catalogue = {
  anger: facts('Anger', 'action', 'brobnar'),
  troll: facts('Troll', 'creature', 'brobnar'),
  bumpsy: facts('Bumpsy', 'creature', 'brobnar'),
  bulwark: facts('Bulwark', 'creature', 'sanctum'),
};
const card = (id: string, more: Partial<DeckCard> = {}): DeckCard => ({
  dbId: 1,
  id,
  count: 1,
  isNonDeck: false,
  ...more,
});
const deckOf = (...cards: DeckCard[]): Deck => ({ houses: ['brobnar', 'sanctum'], cards }) as Deck;

test('every house has its column, by type and then by name', () => {
  const deck = deckOf(card('troll'), card('bulwark'), card('bumpsy'), card('anger'));

  const columns = deckColumns(deck, catalogue).map(({ house, lines }) => [
    house,
    ...lines.map((line) => line.card.id),
  ]);

  expect(columns).toEqual([
    ['brobnar', 'anger', 'bumpsy', 'troll'],
    ['sanctum', 'bulwark'],
  ]);
});

test('a maverick is listed with its printed house', () => {
  const [brobnar, sanctum] = deckColumns(deckOf(card('troll', { maverick: 'sanctum' })), catalogue);

  expect(brobnar?.lines).toEqual([]);
  expect(sanctum?.lines).toHaveLength(1);
});

test('an unknown card is listed too', () => {
  const [brobnar] = deckColumns(deckOf(card('brand-new', { house: 'brobnar' })), catalogue);

  expect(brobnar?.lines[0]?.facts).toBeUndefined();
});

test('additional cards of a deck are not among its cards', () => {
  const deck = deckOf(card('troll', { count: 2 }), card('bulwark', { isNonDeck: true }));

  expect(countCards(deck)).toBe(2);
  expect(extraLines(deck, catalogue).map((line) => line.card.id)).toEqual(['bulwark']);
});

test.each([
  ['in the reader’s language', { name: 'Anger', localName: 'Wut' }, undefined, 'Wut'],
  ['in English without a translation', { name: 'Anger' }, undefined, 'Anger'],
  ['as its source names it if the catalogue lacks it', undefined, { name: 'Unknown Anger' }, 'Unknown Anger'],
  ['by its id if nothing else is known', undefined, undefined, 'Anger'],
])('a card is named %s', (_, known, unknown, expected) => {
  const line = { card: { ...card('anger'), ...(unknown && { unknown }) }, facts: known } as DeckLine;

  expect(nameOfLine(line)).toBe(expected);
});
