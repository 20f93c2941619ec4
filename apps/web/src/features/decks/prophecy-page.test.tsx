import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
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

describe('the pairs of a deck', () => {
  const SAVE = 'POST /api/decks/7/prophecy-assignments';
  const paired = cards.map((card, index) => ({ ...card, prophecyId: (index % 2) + 1 }));
  const pairs = () =>
    within(screen.getByRole('list', { name: 'Pairs' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  function open(own: object[], saved: object = { success: true, deckId: 7, deck }) {
    const sent = answerCalls({
      ...answers,
      'GET /api/decks/7': { success: true, deck: { ...deck, cards: own } },
      [SAVE]: saved,
    });
    return { sent, user: openPage(<ProphecyPage />, PAGE) };
  }

  test('are none until one is chosen', async () => {
    open(cards);

    await screen.findByRole('radio', { name: 'Second Sight' });
    expect(screen.queryByRole('list', { name: 'Pairs' })).toBeNull();
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('follow from the partner of the first prophecy', async () => {
    const { user } = open(cards);

    await user.click(await screen.findByRole('radio', { name: 'Second Sight' }));

    expect(pairs()).toEqual(['First Light · Second Sight', 'Third Wish · Fourth Wall']);
    expect(hasUnsavedChanges()).toBe(true);
    expect(screen.queryByText(/^You must select/)).toBeNull();
  });

  test('that were saved before are chosen at first', async () => {
    open(paired);

    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'Third Wish' })).toHaveProperty(
      'checked',
      true,
    );
    expect(pairs()).toEqual(['First Light · Third Wish', 'Second Sight · Fourth Wall']);
  });

  test('that are chosen again as they were are no change', async () => {
    const { user } = open(paired);

    await user.click(await screen.findByRole('radio', { name: 'Fourth Wall' }));
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Third Wish' }));

    expect(hasUnsavedChanges()).toBe(false);
  });

  test('that are refused say why, and stay chosen', async () => {
    const { user } = open(cards, { success: false, message: 'No such deck' });

    await user.click(await screen.findByRole('radio', { name: 'Fourth Wall' }));
    await user.click(screen.getByRole('button', { name: 'Save pairs' }));

    expect((await screen.findByRole('alert')).textContent).toContain('No such deck');
    expect(pairs()[0]).toBe('First Light · Fourth Wall');
    expect(screen.getByRole('button', { name: 'Save pairs' })).toHaveProperty('disabled', false);
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('that are saved lead back to the deck after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerCalls({ ...answers, [SAVE]: { success: true, deckId: 7, deck } });
    const user = openPage(
      <Routes>
        <Route path="/decks" element={<p>The list of decks</p>} />
        <Route path="*" element={<ProphecyPage />} />
      </Routes>,
      PAGE,
    );
    await user.click(await screen.findByRole('radio', { name: 'Fourth Wall' }));
    await user.click(screen.getByRole('button', { name: 'Save pairs' }));
    await screen.findByText('Prophecy assignments saved successfully');

    expect(hasUnsavedChanges()).toBe(false);
    expect(screen.getByRole('button', { name: 'Save pairs' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('The list of decks')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3000));

    expect(screen.getByText('The list of decks')).toBeDefined();
  });

  test('cannot be chosen while the deck fails to load, until it is loaded again', async () => {
    let isAway = true;
    answerCalls({
      ...answers,
      'GET /api/decks/7': () => (isAway ? { status: 500, body: {} } : { body: { success: true, deck } }),
    });
    const user = openPage(<ProphecyPage />, PAGE);

    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);

    expect(await screen.findByRole('radio', { name: 'Third Wish' })).toBeDefined();
  });
});
