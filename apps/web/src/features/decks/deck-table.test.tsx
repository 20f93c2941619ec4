import type { Deck, DeckSort } from '@amberhall/protocol';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import type { Sorting } from '../../ui/sort-choice.tsx';
import { DeckTable } from './deck-table.tsx';

const { numbers } = deckNamed('Any', []);
const first = deckNamed('First Lantern', ['dis', 'logos', 'mars'], {
  id: 1,
  numbers: { ...numbers, creatures: 1700 },
});
const second = deckNamed('Second Lantern', ['brobnar'], {
  id: 2,
  numbers: { ...numbers, keywords: { taunt: 3 } },
});

function open(decks: readonly Deck[] = [first, second], sorted?: Sorting<DeckSort>) {
  const selected: string[] = [];
  const orders: Sorting<DeckSort>[] = [];
  render(
    <DeckTable
      decks={decks}
      selected={second}
      onSelect={({ name }) => selected.push(name)}
      {...(sorted && { sorted, onSort: (by: Sorting<DeckSort>) => orders.push(by) })}
    />,
  );
  return { selected, orders, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a row', () => {
  test('is selected by a click anywhere in it', async () => {
    const { selected, user } = open();

    await user.click(within(row('First Lantern')).getByText('CotA'));

    expect(selected).toEqual(['First Lantern']);
  });

  test('is selected by keyboard with its name', async () => {
    const { selected, user } = open();

    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');

    expect(selected).toEqual(['Second Lantern']);
  });

  test('says whether it is the selected one', () => {
    open();

    const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(isPressed('First Lantern')).toBe('false');
    expect(isPressed('Second Lantern')).toBe('true');
  });

  test('names its houses for screen readers', () => {
    open();

    const houses = within(row('First Lantern')).getAllByRole('img');
    expect(houses.map((each) => each.getAttribute('aria-label'))).toEqual(['Dis', 'Logos', 'Mars']);
  });

  test('shows the star of a favorite and the tags of a deck', () => {
    open([deckNamed('First Lantern', [], { isFavorite: true, tags: ['league', 'to try'] }), second]);

    expect(within(row('First Lantern')).getByRole('img', { name: 'Favorite' })).toBeDefined();
    expect(within(row('First Lantern')).getByText('to try')).toBeDefined();
    expect(within(row('Second Lantern')).queryByRole('img', { name: 'Favorite' })).toBeNull();
  });

  test('of a starter deck has no record', () => {
    open([deckNamed('First Lantern', [], { isStandalone: true }), second]);

    expect(row('First Lantern').textContent).toContain('Starter deck');
    expect(row('First Lantern').textContent).not.toContain('no games yet');
    expect(row('Second Lantern').textContent).toContain('no games yet');
  });

  test('of an alliance says so', () => {
    open([deckNamed('First Lantern', [], { isAlliance: true }), second]);

    expect(within(row('First Lantern')).getByText('Alliance')).toBeDefined();
    expect(within(row('Second Lantern')).queryByText('Alliance')).toBeNull();
  });

  test('of a set that this client does not know has its number', () => {
    open([deckNamed('First Lantern', [], { expansion: 99_999 })]);

    expect(within(row('First Lantern')).getByText('Set 99999')).toBeDefined();
  });
});

describe('the order', () => {
  test('is fixed in a list that cannot be sorted', () => {
    open();

    expect(within(screen.getByRole('table')).queryByRole('button', { name: 'Name' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test.each([
    ['Name', 'name', 'asc'],
    ['Set', 'expansion', 'desc'],
    ['Win rate', 'winRate', 'desc'],
  ])('by another column starts with the useful direction: %s', async (heading, sort, sortDir) => {
    const { orders, user } = open([first], { sort: 'lastUpdated', sortDir: 'asc' });

    await user.click(screen.getByRole('button', { name: heading }));

    expect(orders).toEqual([{ sort, sortDir }]);
  });

  test.each([
    ['asc', 'ascending', 'desc'],
    ['desc', 'descending', 'asc'],
  ] as const)('by the same column is reversed from %s', async (sortDir, word, other) => {
    const { orders, user } = open([first], { sort: 'winRate', sortDir });
    const heading = screen.getByRole('columnheader', { name: 'Win rate' });

    expect(heading.getAttribute('aria-sort')).toBe(word);
    await user.click(within(heading).getByRole('button'));

    expect(orders).toEqual([{ sort: 'winRate', sortDir: other }]);
  });

  test('by a number adds a column with this number', () => {
    open([first, second], { sort: 'creatures', sortDir: 'desc' });

    expect(headings().at(-1)).toBe('Creatures');
    expect(row('First Lantern').textContent).toMatch(/1,700$/);
    expect(row('Second Lantern').textContent).toMatch(/0$/);
  });

  test('by a keyword counts 0 for a deck without it', () => {
    open([first, second], { sort: 'keywords.taunt', sortDir: 'asc' });

    expect(headings().at(-1)).toBe('Taunt');
    expect(row('First Lantern').textContent).toMatch(/Valid0$/);
    expect(row('Second Lantern').textContent).toMatch(/Valid3$/);
  });

  test('by kinds of icons names the icon', () => {
    open([first], { sort: 'bonusIcons.draw', sortDir: 'desc' });

    expect(headings().at(-1)).toBe('Icons: Draw');
  });

  test.each([
    ['desc', 'asc'],
    ['asc', 'desc'],
  ] as const)('by a number is reversed from %s by its column', async (sortDir, other) => {
    const { orders, user } = open([first], { sort: 'creatures', sortDir });

    await user.click(screen.getByRole('button', { name: 'Creatures' }));

    expect(orders).toEqual([{ sort: 'creatures', sortDir: other }]);
  });

  test('by a text has no additional column', () => {
    open([first], { sort: 'name', sortDir: 'asc' });

    expect(headings()).toEqual(['Name', 'Set', 'Houses', 'Win rate', 'Last updated', 'Status']);
  });

  test('can be chosen from a list on a small screen', async () => {
    const { orders, user } = open([first], { sort: 'name', sortDir: 'asc' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Sort by: Æmber control');

    expect(orders).toEqual([{ sort: 'amberControl', sortDir: 'asc' }]);
  });
});
