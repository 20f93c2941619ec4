import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { EnhancementPage } from './enhancement-page.tsx';

const PAGE = '/decks/enhancements?deck=7';
/** Krump has four printed icons, so that one more fits. */
const catalogue = catalogueOf([
  { id: 'krump', name: 'Krump', type: 'creature', amber: 4 },
  { id: 'troll', name: 'Troll', type: 'creature' },
]);
const cards = [
  { dbId: 1, id: 'krump', count: 1, isNonDeck: false, house: 'brobnar' as const, enhancements: [''] },
  { dbId: 2, id: 'troll', count: 1, isNonDeck: false, house: 'brobnar' as const, enhancements: [''] },
];
const deck = deckNamed('Blank Icons', ['brobnar', 'dis', 'logos'], {
  id: 7,
  cards,
  iconsToAssign: ['amber', 'draw', 'draw'],
});
const answers = { 'GET /api/cards': catalogue, 'GET /api/decks/7': { success: true, deck } };

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

async function open(changes: Record<string, object> = {}) {
  const sent = answerCalls({ ...answers, ...changes });
  const user = openPage(<EnhancementPage />, PAGE);
  await screen.findByText('3 icons left');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const removeFirst = (name: string) => user.click(screen.getAllByRole('button', { name })[0]!);
  return { press, removeFirst, posted: () => sent.find(({ call }) => call.startsWith('POST'))?.body };
}
const isOff = (name: string): boolean => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

test('without a deck the page explains how it is opened', () => {
  openPage(<EnhancementPage />, '/decks/enhancements');

  expect(screen.getByText('This page is not intended to be viewed directly.')).toBeDefined();
});

test('a deck whose icons are assigned has nothing to assign', async () => {
  const assigned = cards.map((card) => ({ ...card, enhancements: ['draw'] }));
  answerCalls({ ...answers, 'GET /api/decks/7': { success: true, deck: { ...deck, cards: assigned } } });
  openPage(<EnhancementPage />, PAGE);

  expect(await screen.findByText('All enhancements of this deck are assigned.')).toBeDefined();
});

test('a deck that cannot be loaded can be requested again', async () => {
  let isThere = false;
  answerCalls({
    ...answers,
    'GET /api/decks/7': () =>
      isThere
        ? { body: { success: true, deck } }
        : { status: 404, body: { success: false, message: 'There is no such deck.' } },
  });
  const user = openPage(<EnhancementPage />, PAGE);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isThere = true;
  await user.click(retry);

  expect(await screen.findByText('3 icons left')).toBeDefined();
});

describe('an icon', () => {
  test('leaves the pool for its card, and returns to it', async () => {
    const { press, removeFirst } = await open();

    await press('Add Draw to Troll');
    await press('Add Draw to Troll');
    expect(screen.getByText('1 icon left')).toBeDefined();
    expect(within(screen.getByLabelText('Icons of Troll')).getAllByRole('button')).toHaveLength(2);
    expect(isOff('Add Draw to Krump')).toBe(true);

    await removeFirst('Remove Draw from Troll');
    expect(screen.getByText('2 icons left')).toBeDefined();
    expect(isOff('Add Draw to Krump')).toBe(false);
  });

  test('fits only cards with fewer than five', async () => {
    const { press } = await open();

    await press('Add Draw to Krump');

    expect(isOff('Add Draw to Krump')).toBe(true);
    expect(isOff('Add Æmber to Krump')).toBe(true);
    expect(isOff('Add Draw to Troll')).toBe(false);
  });
});

describe('saving', () => {
  test('is refused while a card has no icon', async () => {
    const { press, posted } = await open();

    await press('Add Draw to Troll');
    await press('Save enhancements');

    expect(screen.getByText('You need to assign enhancements to all cards that have them.')).toBeDefined();
    expect(posted()).toBeUndefined();
  });

  test('is refused while an icon is left', async () => {
    const { press, posted } = await open();

    await press('Add Draw to Troll');
    await press('Add Draw to Krump');
    await press('Save enhancements');

    expect(screen.getByText('You need to assign all enhancements before saving the deck.')).toBeDefined();
    expect(posted()).toBeUndefined();
  });

  test('sends the icons of every card, and cannot be repeated', async () => {
    const { press, posted } = await open({
      'POST /api/decks/7/enhancements': { success: true, deckId: 7, deck },
      'GET /api/decks': { success: true, decks: [], numDecks: 0 },
    });

    await press('Add Draw to Troll');
    await press('Add Æmber to Troll');
    await press('Add Draw to Krump');
    await press('Save enhancements');

    expect(await screen.findByText('Enhancements saved successfully')).toBeDefined();
    expect(posted()).toEqual({ enhancements: { 1: ['draw'], 2: ['draw', 'amber'] } });
    expect(isOff('Save enhancements')).toBe(true);
  });

  test('that the server refuses says why, and keeps what was chosen', async () => {
    const message = 'This deck was completed in another window.';
    const { press } = await open({
      'POST /api/decks/7/enhancements': () => ({ status: 400, body: { success: false, message } }),
    });

    await press('Add Draw to Troll');
    await press('Add Æmber to Troll');
    await press('Add Draw to Krump');
    await press('Save enhancements');

    expect(await screen.findByText(message)).toBeDefined();
    expect(within(screen.getByLabelText('Icons of Troll')).getAllByRole('button')).toHaveLength(2);
    expect(isOff('Save enhancements')).toBe(false);
  });
});

test('icons of houses have the names of the houses', async () => {
  answerCalls({
    ...answers,
    'GET /api/decks/7': { success: true, deck: { ...deck, iconsToAssign: ['amber', 'staralliance'] } },
  });
  const user = openPage(<EnhancementPage />, PAGE);

  await user.click(await screen.findByRole('button', { name: 'Add Star Alliance to Troll' }));

  expect(screen.getByRole('button', { name: 'Remove Star Alliance from Troll' })).toBeDefined();
});

test('icons that were all taken back are no change', async () => {
  const { press } = await open();

  await press('Add Draw to Troll');
  expect(hasUnsavedChanges()).toBe(true);
  await press('Remove Draw from Troll');

  expect(hasUnsavedChanges()).toBe(false);
});
