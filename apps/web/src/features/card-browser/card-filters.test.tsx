import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { CardFilters } from './card-filters.tsx';
import { NO_SEARCH } from './card-search.ts';
import type { CardSearch } from './card-search.ts';
import { catalogueCard } from './fixture.ts';

const printed = (id: string, ...expansions: number[]) =>
  catalogueCard(id, id, { sets: expansions.map((expansion) => ({ expansion, number: '001' })) });
const CARDS = [printed('one', 452, 341), printed('two', 341, 99_999)];

function open(changes: Partial<CardSearch> = {}) {
  const made: Partial<CardSearch>[] = [];
  const user = openPage(
    <CardFilters search={{ ...NO_SEARCH, ...changes }} onChange={(change) => made.push(change)} />,
  );
  return { made, user };
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const valuesOf = (name: string) =>
  group(name)
    .getAllByRole('button')
    .map((each) => each.firstElementChild?.textContent ?? each.textContent);

beforeEach(() => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  answerCalls({
    'GET /api/cards': {
      success: true,
      cards: Object.fromEntries(CARDS.map((card) => [card.id, card])),
      glossary: {
        taunt: { name: 'Taunt', meaning: '' },
        assault: { name: 'Assault X', meaning: '' },
      },
      traits: {},
    },
  });
});

describe('the filters', () => {
  test('by set are those that print any card, the oldest first', async () => {
    open();

    await group('Set').findByTitle('Call of the Archons');
    expect(valuesOf('Set')).toEqual(['Call of the Archons', 'Worlds Collide', '99999']);
  });

  test.each([
    ['House', 'Mars', { house: ['dis', 'mars'] }],
    ['House', 'Dis', { house: [] }],
    ['Type', 'Upgrade', { type: ['upgrade'] }],
    ['Rarity', 'Rare', { rarity: ['rare'] }],
  ])('by %s add “%s” or take it away', async (name, value, change) => {
    const { made, user } = open({ house: ['dis'] });

    await user.click(group(name).getByRole('button', { name: value }));

    expect(made).toEqual([change]);
  });

  test('show which values are chosen', () => {
    open({ house: ['dis'] });

    const chosen = screen.getAllByRole('button', { pressed: true });
    expect(chosen.map((each) => each.title)).toEqual(['Dis']);
  });

  test('by keyword are the terms of the glossary by name, without the letter of their number', async () => {
    const { made, user } = open();
    const keyword = screen.getByRole('combobox', { name: 'Keyword' });

    await within(keyword).findByRole('option', { name: 'Taunt' });
    expect(
      within(keyword)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any keyword', 'Assault', 'Taunt']);
    await user.selectOptions(keyword, 'Assault');

    expect(made).toEqual([{ keyword: 'assault' }]);
  });

  test('by rulings are switched on', async () => {
    const { made, user } = open();

    await user.click(screen.getByRole('switch', { name: 'With rulings' }));

    expect(made).toEqual([{ hasRulings: true }]);
  });

  test('by own decks are there for members only', async () => {
    const { made, user } = open();
    expect(screen.queryByRole('switch', { name: 'Only cards in my decks' })).toBeNull();

    act(() => logIn(somebody()));
    await user.click(screen.getByRole('switch', { name: 'Only cards in my decks' }));

    expect(made).toEqual([{ isOwned: true }]);
  });
});

describe('the button of a small screen', () => {
  test('shows and hides the filters', async () => {
    const { user } = open();
    const opener = screen.getByRole('button', { name: 'Filters' });

    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await user.click(opener);

    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  test('counts what is chosen', () => {
    open({ house: ['dis', 'mars'], hasRulings: true, power: { min: 2, max: undefined } });

    expect(screen.getByRole('button', { name: 'Filters · 4' })).toBeDefined();
  });
});
