import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CatalogueCard } from '@amberhall/protocol';
import { openPage } from '../../test/open-page.tsx';
import { CardList } from './card-list.tsx';
import { catalogueCard } from './fixture.ts';

function open(facts: Partial<CatalogueCard> = {}, decks?: number) {
  const card = catalogueCard('krump', 'Krump', facts);
  const owned = new Map(decks === undefined ? [] : [['krump', decks]]);
  openPage(<CardList cards={[{ card, name: 'Krumpf', words: '' }]} owned={owned} />);
  return screen.getByRole('listitem');
}

test('a line leads to its card by the name in the language of the reader', () => {
  open();

  expect(screen.getByRole('link', { name: 'Krumpf' }).getAttribute('href')).toBe('/cards/krump');
});

test('a line has the houses, the type and the sets', () => {
  const line = open({ houses: ['brobnar', 'dis'] });

  expect(line.textContent).toContain('Brobnar · Dis · Creature');
  expect(line.textContent).toContain('CotA');
});

test('an evil twin is named as one', () => {
  open({ evilTwin: true });

  expect(screen.getByRole('link', { name: 'Krumpf (Evil twin)' })).toBeDefined();
});

test.each([
  [0, null, []],
  [2, 0, ['power', 'Æmber icons']],
  [0, 5, ['power']],
])('a line with %i icons and the power %s shows its numbers', (amber, power, names) => {
  open({ amber, power });

  expect(screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(names);
});

test('a line says in how many decks of the reader its card is', () => {
  expect(open({}, 2).textContent).toContain('In your decks: 2');
});

test('a card that the reader does not have says nothing about decks', () => {
  expect(open().textContent).not.toContain('In your decks');
});
