import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { AlliancePage } from './alliance-page.tsx';

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

/** Opens the builder for a user with so many decks of the set, which have the same houses. */
async function openBuilder(count: number) {
  const decks = Array.from({ length: count }, (_, index) =>
    deckNamed(`Lantern ${index + 1}`, ['dis', 'logos', 'mars'], { id: index + 1, uuid: `deck-${index + 1}` }),
  );
  answerCalls({
    'GET /api/cards': catalogueOf([]),
    'GET /api/decks': { success: true, decks, numDecks: count },
  });
  const user = openPage(<AlliancePage />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Set' }), 'Call of the Archons');
  await screen.findByRole('button', { name: 'Lantern 1' });
  const names = () =>
    screen.getAllByRole('button', { name: /^Lantern/ }).map(({ textContent }) => textContent);
  return { user, names };
}

test('many decks are shown in parts, and one of them is found by its name', async () => {
  const { user, names } = await openBuilder(100);
  expect(names()).toHaveLength(40);

  await user.type(screen.getByRole('searchbox', { name: 'Search decks' }), 'lantern 9');

  await waitFor(() => expect(names()).toEqual(['Lantern 9', ...range(90, 99)]));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No deck has such a name.')).toBeDefined();
});

test('a house that was picked stays picked while its deck is not among those found', async () => {
  const { user } = await openBuilder(20);

  await user.click(screen.getByRole('button', { name: 'Dis of Lantern 3' }));
  await user.type(screen.getByRole('searchbox'), 'lantern 20');
  await screen.findByRole('button', { name: 'Mars of Lantern 20' });

  const picks = screen.getByRole('list', { name: 'Selected houses' });
  expect(within(picks).getByText('Lantern 3')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dis of Lantern 20' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('few decks need no search', async () => {
  const { names } = await openBuilder(3);

  expect(names()).toHaveLength(3);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Lantern ${from + index}`);
