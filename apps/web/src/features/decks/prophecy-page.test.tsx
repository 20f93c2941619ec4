import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { ProphecyPage } from './prophecy-page.tsx';

const PAGE = '/decks/prophecy-assignment?deck=7';
const NAMES = ['First Light', 'Second Sight', 'Third Wish', 'Fourth Wall'];
const ids = NAMES.map((name) => name.toLowerCase().replace(' ', '-'));
const catalogue = catalogueOf(ids.map((id, index) => ({ id, name: NAMES[index]!, type: 'prophecy' })));
const cards = ids.map((id, index) => ({ dbId: index + 1, id, count: 1, isNonDeck: true }));
const deck = deckNamed('Seers', ['dis', 'logos', 'mars'], { id: 7, cards });

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

const answers = { 'GET /api/cards': catalogue, 'GET /api/decks/7': { success: true, deck } };

test('without a deck the page explains how it is opened', () => {
  openPage(<ProphecyPage />, '/decks/prophecy-assignment');

  expect(screen.getByText('This page is not intended to be viewed directly.')).toBeDefined();
});

test('a deck without four prophecies needs no pairs', async () => {
  answerCalls({
    ...answers,
    'GET /api/decks/7': { success: true, deck: { ...deck, cards: cards.slice(1) } },
  });
  openPage(<ProphecyPage />, PAGE);

  expect(
    await screen.findByText('Prophecy assignment is only needed for decks with exactly 4 prophecy cards.'),
  ).toBeDefined();
});

test('the chosen prophecy is paired with the first one, and the other two are the second pair', async () => {
  const sent = answerCalls({
    ...answers,
    'POST /api/decks/7/prophecy-assignments': { success: true, deckId: 7, deck },
  });
  const user = openPage(<ProphecyPage />, PAGE);
  const save = await screen.findByRole('button', { name: 'Save pairs' });

  expect(save).toHaveProperty('disabled', true);
  expect(screen.getByText('You must select which prophecy pairs with the first one.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Third Wish' }));
  await user.click(save);

  expect(await screen.findByText('Prophecy assignments saved successfully')).toBeDefined();
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    assignments: { 1: 1, 2: 2, 3: 1, 4: 2 },
  });
});
