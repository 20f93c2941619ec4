import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { ReviewPage } from './review-page.tsx';

const LIST = 'GET /api/decks/review?page=1';
const waiting = (id: number, changes: object) => ({
  id,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  name: `Deck ${id}`,
  label: 'valid',
  flagged: false,
  owner: 'Nils',
  ...changes,
});

beforeEach(() => logIn(somebody(['canVerifyDecks'])));

test('the decks that wait lead to their review and to their owners', async () => {
  const decks = [waiting(1, { flagged: true }), waiting(2, { label: 'impossible', owner: 'Olga' })];
  answerCalls({ [LIST]: { success: true, decks, count: 2 } });
  openPage(<ReviewPage />, '/decks/review');

  const deck = await screen.findByRole('link', { name: 'Deck 1' });
  expect(deck.getAttribute('href')).toBe('/decks/review?deck=1');
  expect(screen.getByRole('link', { name: 'Olga' }).getAttribute('href')).toBe('/people/Olga');
  expect(screen.getByRole('row', { name: /Deck 1/ }).textContent).toContain('flagged');
});

test('more decks than fit one page are on further pages', async () => {
  const page = (from: number) =>
    Array.from({ length: from === 1 ? 20 : 1 }, (_, index) =>
      waiting((index % 9) + 1, { id: from + index, name: `Deck ${from + index}` }),
    );
  answerCalls({
    [LIST]: { success: true, decks: page(1), count: 21 },
    'GET /api/decks/review?page=2': { success: true, decks: page(21), count: 21 },
  });
  const user = openPage(<ReviewPage />, '/decks/review');
  await screen.findByRole('link', { name: 'Deck 20' });

  await user.click(screen.getByRole('button', { name: /next/i }));

  expect(await screen.findByRole('link', { name: 'Deck 21' })).toBeDefined();
});

test('a page past the end leads to the last one', async () => {
  answerCalls({
    [LIST]: { success: true, decks: [waiting(1, {})], count: 1 },
    'GET /api/decks/review?page=2': { success: true, decks: [], count: 1 },
  });
  openPage(<ReviewPage />, '/decks/review?page=2');

  expect(await screen.findByRole('link', { name: 'Deck 1' })).toBeDefined();
});

test('a reviewed deck leads back to those that wait', async () => {
  answerCalls({ 'GET /api/decks/5': () => ({ status: 404, body: { success: false, message: 'no' } }) });
  openPage(<ReviewPage />, '/decks/review?deck=5');

  const back = await screen.findByRole('link', { name: 'Decks to review' });
  expect(back.getAttribute('href')).toBe('/decks/review');
});

test('an empty list says so', async () => {
  answerCalls({ [LIST]: { success: true, decks: [], count: 0 } });
  openPage(<ReviewPage />, '/decks/review');

  expect(await screen.findByRole('heading', { name: 'No deck waits' })).toBeDefined();
});

test('a list that failed to load can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    [LIST]: () =>
      isAway
        ? { status: 400, body: { success: false, message: 'no' } }
        : { body: { success: true, decks: [], count: 0 } },
  });
  const user = openPage(<ReviewPage />, '/decks/review');

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'No deck waits' })).toBeDefined();
});
