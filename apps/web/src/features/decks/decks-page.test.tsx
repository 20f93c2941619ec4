import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Address, addressShown } from '../../test/address.tsx';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { DecksPage } from './decks-page.tsx';

const LIST = 'GET /api/decks?page=1&pageSize=10&sort=lastUpdated&sortDir=desc';
const first = deckNamed('First Lantern', ['dis', 'logos', 'mars'], {
  id: 1,
  wins: 3,
  losses: 1,
  winRate: 75,
});
const second = deckNamed('Second Lantern', ['brobnar', 'logos', 'mars'], {
  id: 2,
  status: { ...first.status, basicRules: false },
});
const OTHERS = {
  'GET /api/cards': catalogueOf([]),
  'GET /api/decks/tags': { success: true, tags: [] },
  'GET /api/decks/sources': { success: true, generated: [], sealed: [341] },
  'GET /api/decks/1/statistics?period=all': {
    success: true,
    statistics: { wins: 3, losses: 1, winRate: 75, byFormat: [], byOpponentHouse: [], byMonth: [] },
  },
};
const openWithAddress = () =>
  openPage(
    <>
      <DecksPage />
      <Address />
    </>,
    '/decks',
  );
const listOf = (...decks: object[]) => ({ success: true, decks, numDecks: decks.length });

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

test('the newest decks are shown with record and status; the first is selected', async () => {
  answerCalls({ ...OTHERS, [LIST]: listOf(first, second) });
  openPage(<DecksPage />, '/decks');

  const [, one, two] = await screen.findAllByRole('row');
  expect(one?.textContent).toContain('75%');
  expect(one?.textContent).toContain('Valid');
  expect(two?.textContent).toContain('no games yet');
  expect(two?.textContent).toContain('Invalid');
  expect(screen.getByRole('heading', { name: 'First Lantern' })).toBeDefined();
});

test('a link to a deck shows it although the list has other decks', async () => {
  answerCalls({
    ...OTHERS,
    [LIST]: listOf(first),
    'GET /api/decks/2': { success: true, deck: second },
    'GET /api/decks/2/statistics?period=all': OTHERS['GET /api/decks/1/statistics?period=all'],
  });
  openPage(<DecksPage />, '/decks?deck=2');

  expect(await screen.findByRole('heading', { name: 'Second Lantern' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'First Lantern' })).toBeNull();
});

test('a link to a deck that does not exist says so', async () => {
  answerCalls({
    ...OTHERS,
    [LIST]: listOf(first),
    'GET /api/decks/9': () => ({ status: 404, body: { success: false, message: 'No such deck' } }),
  });
  openPage(<DecksPage />, '/decks?deck=9');

  expect(await screen.findByText('This deck no longer exists.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'First Lantern' })).toBeNull();
});

test('a chosen row stands in the address and stays there when the list is sorted', async () => {
  answerCalls({
    ...OTHERS,
    [LIST]: listOf(first, second),
    'GET /api/decks?page=1&pageSize=10&sort=name&sortDir=asc': listOf(second, first),
    'GET /api/decks/2/statistics?period=all': OTHERS['GET /api/decks/1/statistics?period=all'],
  });
  const user = openWithAddress();

  await user.click(await screen.findByRole('button', { name: 'Second Lantern' }));
  expect(addressShown()).toBe('/decks?deck=2');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(addressShown()).toBe('/decks?sort=name&dir=asc&deck=2'));
  expect(screen.getByRole('heading', { name: 'Second Lantern' })).toBeDefined();
});

test('notes that are not saved stay when the list no longer contains their deck', async () => {
  answerCalls({
    ...OTHERS,
    [LIST]: listOf(first, second),
    'GET /api/decks?page=1&pageSize=10&sort=name&sortDir=asc': listOf(second),
    'GET /api/decks/1': { success: true, deck: first },
    'GET /api/decks/2/statistics?period=all': OTHERS['GET /api/decks/1/statistics?period=all'],
  });
  const user = openWithAddress();

  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'against Mars');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(addressShown()).toBe('/decks?sort=name&dir=asc&deck=1'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'First Lantern' })).toBeNull());

  expect(screen.getByRole('heading', { name: 'First Lantern' })).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('against Mars');
});

test('without decks the page suggests to import one', async () => {
  answerCalls({ ...OTHERS, [LIST]: listOf() });
  openPage(<DecksPage />, '/decks');

  expect(await screen.findByRole('heading', { name: 'No decks yet' })).toBeDefined();
});

test('a name is searched for after half a second without typing', async () => {
  const filter = encodeURIComponent('[{"name":"name","value":"second"}]');
  const sent = answerCalls({
    ...OTHERS,
    [LIST]: listOf(first, second),
    [`${LIST}&filter=${filter}`]: listOf(second),
  });
  const user = openPage(<DecksPage />, '/decks');

  await user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'second');
  expect(sent.filter(({ call }) => call.includes('filter'))).toEqual([]);

  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2), { timeout: 2000 });
  expect(sent.filter(({ call }) => call.includes('filter'))).toHaveLength(1);
});

test('a heading sorts by its column, and reverses when pressed again', async () => {
  const byName = (direction: string) => `GET /api/decks?page=1&pageSize=10&sort=name&sortDir=${direction}`;
  answerCalls({
    ...OTHERS,
    [LIST]: listOf(first, second),
    [byName('asc')]: listOf(second, first),
    [byName('desc')]: listOf(first, second),
  });
  const user = openPage(<DecksPage />, '/decks');

  await user.click(await screen.findByRole('button', { name: 'Name' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('Second'));
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('First'));
});

test('deleting a deck needs a confirmation', async () => {
  const lists = [listOf(first, second), listOf(second)];
  const sent = answerCalls({
    ...OTHERS,
    [LIST]: () => ({ body: lists.shift() ?? listOf(second) }),
    'DELETE /api/decks/1': { success: true, deckId: 1, message: 'Deck deleted successfully' },
  });
  const user = openPage(<DecksPage />, '/decks');

  await user.click(await screen.findByRole('button', { name: 'Delete First Lantern' }));
  expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Deck deleted successfully')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Second Lantern' })).toBeDefined();
});

test('a deck’s status is explained in the reader’s language', async () => {
  const status = {
    ...first.status,
    noUnreleasedCards: false,
    impossible: true,
    reasons: [
      { code: 'byHand' as const, cards: ['Lamp of Tomorrow', 'Stray Signal'], more: 2 },
      { code: 'houseSize' as const, house: 'dis' as const, number: 11 },
    ],
  };
  answerCalls({ ...OTHERS, [LIST]: listOf({ ...first, status }) });
  openPage(<DecksPage />, '/decks');

  const text =
    'because the rules of these cards are not automated: Lamp of Tomorrow, Stray Signal, and 2 more.';
  expect(await screen.findByText(text, { exact: false })).toBeDefined();
  expect(screen.getByText('Cards of Dis: 11 instead of 12.')).toBeDefined();
});

test('deleting the last deck of the last page leads to the previous page', async () => {
  const others = Array.from({ length: 10 }, (_, index) =>
    deckNamed(`Lantern ${index}`, ['dis', 'logos', 'mars'], { id: index + 10 }),
  );
  const lastPages = [
    { success: true, decks: [first], numDecks: 11 },
    { success: true, decks: [], numDecks: 10 },
  ];
  answerCalls({
    ...OTHERS,
    [LIST]: { success: true, decks: others, numDecks: 10 },
    [LIST.replace('page=1', 'page=2')]: () => ({ body: lastPages.shift() ?? {} }),
    'DELETE /api/decks/1': { success: true, deckId: 1, message: 'Deck deleted successfully' },
  });
  const user = openPage(<DecksPage />, '/decks?page=2');

  await user.click(await screen.findByRole('button', { name: 'Delete First Lantern' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByRole('button', { name: 'Lantern 0' })).toBeDefined();
  expect(screen.getByText('Deck deleted successfully')).toBeDefined();
});

test('a deck created while another one is selected becomes the selected one', async () => {
  // The test environment has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
  const third = deckNamed('Third Lantern', ['dis', 'logos', 'mars'], { id: 3 });
  const statistics = OTHERS['GET /api/decks/1/statistics?period=all'];
  const lists = [listOf(first, second)];
  answerCalls({
    ...OTHERS,
    'GET /api/decks/2/statistics?period=all': statistics,
    'GET /api/decks/3/statistics?period=all': statistics,
    'GET /api/decks/sources': { success: true, generated: [341], sealed: [341] },
    [LIST]: () => ({ body: lists.shift() ?? listOf(third, first, second) }),
    'POST /api/decks/generated': { success: true, deck: third },
  });
  const user = openPage(<DecksPage />, '/decks');

  await user.click(await screen.findByRole('button', { name: 'Second Lantern' }));
  await user.click(screen.getByRole('menuitem', { name: 'Call of the Archons', hidden: true }));

  expect(await screen.findByRole('heading', { name: 'Third Lantern' })).toBeDefined();
});

test('decks that failed to load can be loaded again', async () => {
  let isAway = true;
  answerCalls({ ...OTHERS, [LIST]: () => (isAway ? { status: 500, body: {} } : { body: listOf(first) }) });
  const user = openPage(<DecksPage />, '/decks');

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'First Lantern' })).toBeDefined();
});

test('a filter without a result offers to clear it, and does not speak of the first deck', async () => {
  const filter = encodeURIComponent('[{"name":"houses","value":["dis"]}]');
  answerCalls({ ...OTHERS, [LIST]: listOf(first), [`${LIST}&filter=${filter}`]: listOf() });
  const user = openPage(<DecksPage />, '/decks?house=dis');

  expect(await screen.findByText('No decks match your filters.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'No decks yet' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);

  expect(await screen.findByRole('heading', { name: 'First Lantern' })).toBeDefined();
});

test('a deck that cannot be deleted stays, and the reason is said', async () => {
  answerCalls({
    ...OTHERS,
    [LIST]: listOf(first, second),
    'DELETE /api/decks/1': { success: false, message: 'No such deck' },
  });
  const user = openPage(<DecksPage />, '/decks');

  await user.click(await screen.findByRole('button', { name: 'Delete First Lantern' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect((await screen.findByRole('alert')).textContent).toContain('No such deck');
  expect(screen.getByRole('heading', { name: 'First Lantern' })).toBeDefined();
});
