import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DeckFilters } from './deck-filters.tsx';
import { NO_FILTER } from './deck-list-query.ts';
import type { DeckFilterValues } from './deck-list-query.ts';
import { OWN_TAGS, OwnTags } from './fixture.tsx';

const filter: DeckFilterValues = { ...NO_FILTER, name: 'lantern', house: 'dis' };

function open(values: DeckFilterValues = filter, tags: string[] = []) {
  answerCalls({ [OWN_TAGS]: { success: true, tags } });
  const changes: DeckFilterValues[] = [];
  const user = openPage(
    <>
      <DeckFilters filter={values} onChange={(each) => changes.push(each)} />
      <OwnTags />
    </>,
  );
  return { changes, user };
}

beforeEach(() => logIn(somebody()));

test.each([
  ['Set', 'Age of Ascension', { set: '435' }],
  ['House', 'Mars', { house: 'mars' }],
  ['House', 'Any house', { house: '' }],
  ['Status', 'Impossible Deck', { status: 'impossible' }],
])('the choice of “%s” changes to “%s” and keeps the other filters', async (label, option, change) => {
  const { changes, user } = open();

  await user.selectOptions(screen.getByRole('combobox', { name: label }), option);

  expect(changes).toEqual([{ ...filter, ...change }]);
});

test('a user without tags cannot choose one', async () => {
  open();

  await screen.findByText('Tags:');
  expect(screen.queryByRole('combobox', { name: 'Tags' })).toBeNull();
});

test('the tags of the user can be chosen', async () => {
  const { changes, user } = open(filter, ['league', 'to try']);

  const choice = await screen.findByRole('combobox', { name: 'Tags' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any tag', 'league', 'to try']);
  await user.selectOptions(choice, 'to try');

  expect(changes).toEqual([{ ...filter, tag: 'to try' }]);
});

test.each([true, false])('the chip of the favorites turns %s around', async (favorite) => {
  const { changes, user } = open({ ...filter, favorite });
  const chip = screen.getByRole('button', { name: 'Favorites' });

  expect(chip.getAttribute('aria-pressed')).toBe(String(favorite));
  await user.click(chip);

  expect(changes).toEqual([{ ...filter, favorite: !favorite }]);
});

test('all filters are cleared with one button, which is there only if one is set', async () => {
  const { changes, user } = open({ ...NO_FILTER, favorite: true });

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(changes).toEqual([NO_FILTER]);
});

test('without filters there is nothing to clear', () => {
  open(NO_FILTER);

  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
