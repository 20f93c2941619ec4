import type { Deck } from '@amberhall/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
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

describe('an alliance', () => {
  const SAVE = 'POST /api/decks/alliance';
  const first = deckNamed('First', ['dis', 'logos', 'mars'], { id: 1, uuid: 'uuid-1' });
  const second = deckNamed('Second', ['brobnar', 'logos', 'untamed'], { id: 2, uuid: 'uuid-2' });
  const third = deckNamed('Third', ['sanctum', 'shadows', 'dis'], { id: 3, uuid: 'uuid-3' });
  const grunt = { dbId: 1, id: 'grunt', count: 1, isNonDeck: true };
  const omens = { dbId: 2, id: 'omens', count: 1, isNonDeck: true };

  async function open(decks: Deck[] = [first, second, third], answers = {}) {
    const sent = answerCalls({
      'GET /api/cards': catalogueOf([
        { id: 'grunt', name: 'Grunt', type: 'token creature' },
        { id: 'omens', name: 'Dark Omens', type: 'prophecy' },
      ]),
      'GET /api/decks': { success: true, decks, numDecks: decks.length },
      [SAVE]: { success: true, deck: { ...first, id: 9 } },
      ...answers,
    });
    const user = openPage(
      <Routes>
        <Route path="/" element={<AlliancePage />} />
        <Route path="/decks" element={<p>The list of decks</p>} />
      </Routes>,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Set' }), 'Call of the Archons');
    if (decks.length > 0) await screen.findByRole('button', { name: 'First' });
    const pick = (house: string) => fireEvent.click(screen.getByRole('button', { name: house }));
    const pickThree = () => ['Dis of First', 'Logos of Second', 'Shadows of Third'].forEach(pick);
    return { sent, user, pick, pickThree };
  }

  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save deck' });
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Deck name' });
  const picks = () =>
    within(screen.getByRole('list', { name: 'Selected houses' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('needs a name and three houses', async () => {
    const { user, pickThree } = await open();

    pickThree();
    expect(picks()).toEqual(['DisFirst', 'LogosSecond', 'ShadowsThird']);
    expect(save().disabled).toBe(true);
    await user.type(name(), 'A');

    expect(save().disabled).toBe(false);
  });

  test('is saved, and its deck is shown after a second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent, user, pickThree } = await open();
    await user.type(name(), ' A ');
    pickThree();
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(save());

    expect(await screen.findByText('Deck added successfully')).toBeDefined();
    expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({
      name: 'A',
      pods: ['uuid-1:dis', 'uuid-2:logos', 'uuid-3:shadows'],
    });
    expect(hasUnsavedChanges()).toBe(false);
    expect(save().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('The list of decks')).toBeDefined();
  });

  test('that is refused says why, and keeps its name and houses', async () => {
    const { user, pickThree } = await open(undefined, {
      [SAVE]: { success: false, message: 'No such deck' },
    });
    await user.type(name(), 'A');
    pickThree();

    await user.click(save());

    expect((await screen.findByRole('alert')).textContent).toContain('No such deck');
    expect(name().value).toBe('A');
    expect(picks()).toHaveLength(3);
    expect(save().disabled).toBe(false);
  });

  test('loses a house that is pressed again', async () => {
    const { pick } = await open();

    pick('Dis of First');
    expect(screen.getByRole('button', { name: 'Dis of First' }).getAttribute('aria-pressed')).toBe('true');
    pick('Dis of First');

    expect(picks()).toEqual(Array(3).fill('Choose a house from a deck'));
  });

  test.each([
    ['Logos of First', 'You have already selected another house from this deck.'],
    ['Dis of Third', 'You have already selected this house from another deck.'],
  ])('does not take %s as well', async (house, reason) => {
    const { pick } = await open();
    pick('Dis of First');

    pick(house);

    expect(screen.getByRole('button', { name: house }).title).toBe(reason);
    expect(picks()[1]).toBe('Choose a house from a deck');
  });

  test('does not take a fourth house', async () => {
    const { pickThree } = await open([first, second, third, deckNamed('Fourth', ['saurian'], { id: 4 })]);

    pickThree();

    expect(screen.getByRole('button', { name: 'Saurian of Fourth' }).title).toBe(
      'You have already selected three houses.',
    );
  });

  test('does not take a deck whose icons are not assigned', async () => {
    const { pick } = await open([{ ...first, status: { ...first.status, basicRules: false } }, second]);

    pick('Dis of First');

    expect(screen.getByRole('button', { name: 'Dis of First' }).title).toBe(
      'Assign this deck’s enhancements first.',
    );
    expect(picks()[0]).toBe('Choose a house from a deck');
  });

  test('needs the choice of a token creature and of prophecies where its decks have them', async () => {
    const { sent, user, pickThree } = await open([
      { ...first, cards: [grunt] },
      { ...second, cards: [omens] },
      third,
    ]);
    await user.type(name(), 'A');
    pickThree();
    expect(save().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Grunt of First' }));
    expect(save().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Dark Omens' }));
    await user.click(save());

    await waitFor(() =>
      expect(sent.find(({ call }) => call === SAVE)?.body).toMatchObject({
        token: { id: 'grunt' },
        prophecySourceDeck: 'uuid-2',
      }),
    );
  });

  test('of another set begins anew, with the same name', async () => {
    const { user, pick } = await open();
    await user.type(name(), 'A');
    pick('Dis of First');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Set' }), 'Age of Ascension');

    expect(picks()[0]).toBe('Choose a house from a deck');
    expect(name().value).toBe('A');
    expect(await screen.findByText('There are no decks from this set.')).toBeDefined();
  });

  test('shows the cards of a deck under the pointer, until another set is chosen', async () => {
    const { user } = await open();

    await user.hover(screen.getByRole('button', { name: 'Second' }));

    expect(screen.getByRole('region', { name: 'Second' })).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Set' }), 'Age of Ascension');
    expect(screen.queryByRole('region', { name: 'Second' })).toBeNull();
  });
});

test('without a set the page asks for one, and no decks are loaded', async () => {
  const sent = answerCalls({ 'GET /api/cards': catalogueOf([]) });
  openPage(<AlliancePage />);

  expect(screen.getByText('Please select a set to choose decks from.')).toBeDefined();
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['GET /api/cards?lang=en']));
});

test('decks that failed to load can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    'GET /api/cards': catalogueOf([]),
    'GET /api/decks': () =>
      isAway ? { status: 500, body: {} } : { body: { success: true, decks: [], numDecks: 0 } },
  });
  const user = openPage(<AlliancePage />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Set' }), 'Call of the Archons');

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByText('There are no decks from this set.')).toBeDefined();
});

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Lantern ${from + index}`);
