import type { CatalogueCard } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { CardGrid } from './card-grid.tsx';
import { catalogueCard } from './fixture.ts';

function open(facts: Partial<CatalogueCard> = {}, owned = new Map<string, number>()) {
  const card = catalogueCard('krump', 'Krump', facts);
  openPage(<CardGrid cards={[{ card, name: 'Krumpf', words: '' }]} owned={owned} />);
  return screen.getByRole('listitem');
}
const spoken = () => screen.getByRole('link').firstElementChild?.textContent;

test('a card leads to its page, and listeners hear its name, its houses and its type', () => {
  open({ houses: ['brobnar', 'dis'] });

  expect(screen.getByRole('link').getAttribute('href')).toBe('/cards/krump');
  expect(spoken()).toBe('Krumpf, Brobnar, Dis, Creature');
});

test('listeners hear that a card is an evil twin', () => {
  open({ evilTwin: true });

  expect(spoken()).toBe('Krumpf, Evil twin, Brobnar, Creature');
});

test('a card has the sets that print it, and its number in the latest one', () => {
  const item = open({
    sets: [
      { expansion: 341, number: '001' },
      { expansion: 435, number: '042' },
      { expansion: 99_999, number: '7' },
    ],
  });

  expect([...item.querySelectorAll('abbr')].map(({ textContent, title }) => [textContent, title])).toEqual([
    ['CotA', 'Call of the Archons'],
    ['AoA', 'Age of Ascension'],
    ['99999', ''],
  ]);
  expect(item.querySelector('.number')?.textContent).toBe('7');
});

test('a card says in how many decks of the user it is', () => {
  expect(open({}, new Map([['krump', 2]])).textContent).toContain('In your decks: 2');
  document.body.replaceChildren();
  expect(open({}, new Map([['troll', 2]])).textContent).not.toContain('In your decks');
});
