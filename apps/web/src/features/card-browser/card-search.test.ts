import { describe, expect, test } from 'vitest';
import { addressOf, countFilters, findCards, NO_SEARCH, parseSearch, toggled } from './card-search.ts';
import type { CardSearch } from './card-search.ts';
import { catalogueCard } from './fixture.ts';

const addressed = (text: string): CardSearch => parseSearch(new URLSearchParams(text));

describe('the address', () => {
  test.each([
    ['of a plain visit is empty', ''],
    ['keeps words', 'q=mars+first'],
    ['keeps several values of a filter', 'set=341&set=435&house=dis'],
    ['keeps a keyword', 'keyword=taunt'],
    ['keeps both ends of a range', 'power=3-6'],
    ['keeps an open end', 'power=-6&amber=2-'],
    ['keeps rulings, own cards, view and order', 'rulings=1&mine=1&view=list&sort=power'],
  ])('%s', (_what, text) => {
    expect(addressOf(addressed(text)).toString()).toBe(text);
  });

  test.each([
    ['an unknown view', 'view=wall'],
    ['an unknown order', 'sort=luck'],
    ['a range that is no range', 'power=strong'],
    ['a range of three digits', 'power=100-200'],
    ['an empty filter', 'set=&house='],
    ['a filter without an end', 'power=-'],
    ['names of objects', '__proto__=1&constructor=2'],
  ])('leaves out %s', (_what, text) => {
    expect(addressed(text)).toEqual(NO_SEARCH);
    expect(addressOf(addressed(text)).toString()).toBe('');
  });

  test('names a value that is given twice once', () => {
    expect(addressed('house=dis&house=dis').house).toEqual(['dis']);
  });
});

test.each([
  ['', 0],
  ['q=words&view=list&sort=power', 0],
  ['set=341&set=435&type=action', 3],
  ['power=3-&amber=-2', 2],
  ['keyword=taunt&rulings=1&mine=1', 3],
])('the search "%s" has so many filters: %i', (text, count) => {
  expect(countFilters(addressed(text))).toBe(count);
});

test('a value is added at the end, or removed', () => {
  expect(toggled(['dis', 'mars'], 'logos')).toEqual(['dis', 'mars', 'logos']);
  expect(toggled(['dis', 'mars', 'logos'], 'mars')).toEqual(['dis', 'logos']);
});

describe('a search', () => {
  const cards = [
    catalogueCard('bulwark', 'Bulwark', { houses: ['sanctum'], keywords: { taunt: 1 }, power: 4 }),
    catalogueCard('dust-pixie', 'Dust Pixie', { houses: ['untamed'], power: 1, amber: 2, rarity: 'Common' }),
    catalogueCard('krump', 'Krump', { power: 6, terms: ['fight'] }),
    catalogueCard('tome', 'Tome', {
      type: 'artifact',
      houses: ['logos', 'dis'],
      power: null,
      rarity: 'Rare',
    }),
    catalogueCard('void', 'Void', { sets: [{ expansion: 435, number: '7' }], power: null }),
  ].map((card) => ({ card, name: card.name, words: `${card.name} ${card.traits.join(' ')}`.toLowerCase() }));
  const find = (text: string, ruled: string[] = [], owned: string[] = []) =>
    findCards(cards, addressed(text), new Set(ruled), new Set(owned)).map(({ card }) => card.id);

  test.each([
    ['without filters all cards', '', ['bulwark', 'dust-pixie', 'krump', 'tome', 'void']],
    ['cards with every word', 'q=giant+ru', ['krump']],
    ['words without accents and in any case', 'q=KRÜMP', ['krump']],
    ['cards of one of several sets', 'set=435&set=452', ['void']],
    ['cards of one of several houses', 'house=dis&house=untamed', ['dust-pixie', 'tome']],
    ['cards of a type', 'type=artifact', ['tome']],
    ['cards of a rarity in any case', 'rarity=rare', ['tome']],
    ['cards with a printed keyword', 'keyword=taunt', ['bulwark']],
    ['cards whose text has a term', 'keyword=fight', ['krump']],
    ['no card with the name of a property of objects', 'keyword=constructor', []],
    ['cards within both ends', 'power=4-6', ['bulwark', 'krump']],
    ['cards up to an end, but none without a number', 'power=-4', ['bulwark', 'dust-pixie']],
    ['cards from an end on', 'power=6-', ['krump']],
    ['cards with bonus icons', 'amber=1-', ['dust-pixie']],
    ['only cards that fit all filters', 'house=brobnar&power=5-&q=k', ['krump']],
    ['nothing where no card fits', 'house=dis&type=creature', []],
  ])('finds %s', (_what, text, found) => {
    expect(find(text)).toEqual(found);
  });

  test('finds cards that rulings name, and cards in own decks', () => {
    expect(find('rulings=1', ['krump', 'void'])).toEqual(['krump', 'void']);
    expect(find('mine=1', [], ['tome'])).toEqual(['tome']);
    expect(find('rulings=1&mine=1', ['krump'], ['tome'])).toEqual([]);
  });

  test('orders by power with cards without a power last, and by house', () => {
    expect(find('sort=power')).toEqual(['krump', 'bulwark', 'dust-pixie', 'tome', 'void']);
    expect(find('sort=house')).toEqual(['krump', 'void', 'tome', 'bulwark', 'dust-pixie']);
  });
});
