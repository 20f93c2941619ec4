import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DecksPage } from './decks-page.tsx';

const OTHERS = {
  'GET /api/cards': catalogueOf([]),
  'GET /api/decks/sources': { success: true, generated: [], sealed: [] },
};
const starter = deckNamed('First Steps', ['mars'], { id: 9, isStandalone: true });
const other = deckNamed('Second Steps', ['dis'], { id: 10, isStandalone: true });
const STARTERS = 'GET /api/standalone-decks';

beforeEach(() => logIn(somebody()));

test('starter decks are another list, with the first one selected and nothing to delete', async () => {
  answerCalls({ ...OTHERS, [STARTERS]: { success: true, decks: [starter, other] } });
  openPage(<DecksPage />, '/decks?shelf=starter');

  expect(await screen.findByRole('heading', { name: 'First Steps' })).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a starter deck is selected in the address', async () => {
  answerCalls({ ...OTHERS, [STARTERS]: { success: true, decks: [starter, other] } });
  openPage(<DecksPage />, '/decks?shelf=starter&deck=10');

  expect(await screen.findByRole('heading', { name: 'Second Steps' })).toBeDefined();
});

test('starter decks that failed to load can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    ...OTHERS,
    [STARTERS]: () => (isAway ? { status: 500, body: {} } : { body: { success: true, decks: [starter] } }),
  });
  const user = openPage(<DecksPage />, '/decks?shelf=starter');

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'First Steps' })).toBeDefined();
});
