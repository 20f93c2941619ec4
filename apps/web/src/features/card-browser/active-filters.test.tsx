import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { catalogueOf } from '../../test/catalogue.ts';
import { answerCalls } from '../../test/server.ts';
import { ActiveFilters } from './active-filters.tsx';
import { NO_SEARCH } from './card-search.ts';
import type { CardSearch } from './card-search.ts';

function open(changes: Partial<CardSearch> = {}, count = 3) {
  const made: Partial<CardSearch>[] = [];
  const user = openPage(
    <ActiveFilters
      search={{ ...NO_SEARCH, ...changes }}
      count={count}
      onChange={(change) => made.push(change)}
    />,
  );
  return { made, user };
}
const names = () =>
  screen
    .queryAllByRole('button', { name: /^Remove filter/ })
    .map((each) => each.getAttribute('aria-label')?.slice('Remove filter: '.length));

beforeEach(
  () =>
    void answerCalls({
      'GET /api/cards': {
        ...catalogueOf([]),
        glossary: { taunt: { name: 'Taunt', meaning: '' } },
        traits: {},
      },
    }),
);

test('without filters only the cards are counted', () => {
  open({}, 1);

  expect(screen.getByRole('status').textContent).toBe('1 card');
  expect(screen.queryByRole('button')).toBeNull();
});

test('each filter is named in the language of the reader', () => {
  open({
    set: ['341', '99999'],
    house: ['staralliance'],
    type: ['token creature'],
    rarity: ['rare'],
    hasRulings: true,
    isOwned: true,
  });

  expect(names()).toEqual([
    'Call of the Archons',
    '99999',
    'Star Alliance',
    'Token creature',
    'Rare',
    'Only cards in my decks',
    'With rulings',
  ]);
});

test('a keyword has the name of the glossary once that is there', async () => {
  open({ keyword: 'taunt' });

  expect(await screen.findByRole('button', { name: 'Remove filter: Taunt' })).toBeDefined();
});

test('a keyword that the glossary does not have is shown as it is', () => {
  open({ keyword: 'nonsense' });

  expect(names()).toEqual(['nonsense']);
});

test.each([
  [{ min: 3, max: undefined }, 'Power ≥ 3'],
  [{ min: undefined, max: 6 }, 'Power ≤ 6'],
  [{ min: 3, max: 6 }, 'Power 3–6'],
  [{ min: 0, max: undefined }, 'Power ≥ 0'],
])('the range %j is “%s”', (power, name) => {
  open({ power });

  expect(names()).toEqual([name]);
});

test.each([
  ['Dis', { house: ['mars'] }],
  ['Mars', { house: ['dis'] }],
])('the button of %s removes it and keeps the other one', async (name, change) => {
  const { made, user } = open({ house: ['dis', 'mars'] });

  await user.click(screen.getByRole('button', { name: `Remove filter: ${name}` }));

  expect(made).toEqual([change]);
});

test('the button of a range opens it', async () => {
  const { made, user } = open({ amber: { min: 1, max: undefined } });

  await user.click(screen.getByRole('button', { name: 'Remove filter: Æmber icons ≥ 1' }));

  expect(made).toEqual([{ amber: { min: undefined, max: undefined } }]);
});

test('all filters are cleared with one button, but not the order and the view', async () => {
  const { made, user } = open({ text: 'troll', sorting: 'power', view: 'list' });

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(made).toEqual([{ ...NO_SEARCH, sorting: 'power', view: 'list' }]);
});
