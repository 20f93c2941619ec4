import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Address, addressShown } from '../../test/address.tsx';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { ImportPage } from './import-page.tsx';

const LINK = 'https://decks.example.org/deck-details/11111111-2222-4333-8444-555555555555';
const OTHER = 'https://decks.example.org/deck-details/66666666-7777-4888-8999-aaaaaaaaaaaa';
const CARDS = { 'GET /api/cards': catalogueOf([]) };
const deck = deckNamed('Lantern of the Low Quarry', ['dis', 'logos', 'mars']);
const FAILED = 'An error occurred importing your deck. Please check the Url or try again later.';

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

const importOne = (user: ReturnType<typeof openPage>) =>
  user.click(screen.getByRole('button', { name: 'Import deck' }));

test.each([
  ['', 'You must specify the deck link'],
  ['my deck', 'The URL you entered is invalid.  Please check it and try again.'],
  [
    'https://decks.example.org/00000000-0000-0000-0000-000000000000',
    'The URL you entered is invalid.  Please check it and try again.',
  ],
])('the link “%s” is not sent', async (link, sentence) => {
  const sent = answerCalls(CARDS);
  const user = openPage(<ImportPage />);

  if (link !== '') await user.type(screen.getByRole('textbox', { name: 'Deck link' }), link);
  await importOne(user);

  expect(screen.getByText(sentence, { normalizer: (text) => text })).toBeDefined();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('an imported deck is reported', async () => {
  const sent = answerCalls({ ...CARDS, 'POST /api/decks/': { success: true, deck } });
  const user = openPage(<ImportPage />);

  await user.type(screen.getByRole('textbox', { name: 'Deck link' }), ` ${LINK} `);
  await importOne(user);

  expect(await screen.findByText('Deck added successfully')).toBeDefined();
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ uuid: LINK });
});

test('a failure is reported with the server’s message, and the link stays', async () => {
  answerCalls({ ...CARDS, 'POST /api/decks/': { success: false, message: FAILED } });
  const user = openPage(<ImportPage />);

  await user.type(screen.getByRole('textbox', { name: 'Deck link' }), LINK);
  await importOne(user);

  expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
  expect(screen.getByRole('textbox', { name: 'Deck link' })).toHaveProperty('value', LINK);
});

test('several links are imported one after the other, each with its own result', async () => {
  let answered = 0;
  answerCalls({
    ...CARDS,
    'POST /api/decks/': () => ({
      body: answered++ === 0 ? { success: true, deck } : { success: false, message: FAILED },
    }),
  });
  const user = openPage(<ImportPage />);

  await user.click(screen.getByRole('textbox', { name: 'Deck links' }));
  await user.paste(`${LINK}\nrubbish\n${OTHER}`);
  await user.click(screen.getByRole('button', { name: 'Import 3 decks' }));

  expect(await screen.findByText('3 of 3 links processed, decks imported: 1')).toBeDefined();
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Lantern of the Low Quarry'),
    expect.stringContaining('The URL you entered is invalid.'),
    expect.stringContaining(FAILED),
  ]);
});

const BUSY = 'Too many requests. Please wait a moment and try again.';
const tooMany = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  body: { success: false, message: BUSY },
});
const imported = { body: { success: true, deck } };

async function importBoth(user: ReturnType<typeof openPage>): Promise<void> {
  await user.click(screen.getByRole('textbox', { name: 'Deck links' }));
  await user.paste(`${LINK}\n${OTHER}`);
  await user.click(screen.getByRole('button', { name: 'Import 2 decks' }));
}

describe('an import of several links', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  test('waits as long as the server asks, and then goes on with the same link', async () => {
    const answers = [tooMany(40), imported, imported];
    const sent = answerCalls({ ...CARDS, 'POST /api/decks/': () => answers.shift() ?? tooMany(1) });
    const user = openPage(<ImportPage />);
    await importBoth(user);

    expect(
      await screen.findByText(/^The server asks for a pause. The import goes on in (?:3\d|40) seconds.$/),
    ).toBeDefined();
    expect(screen.getByText('0 of 2 links processed, decks imported: 0')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(41_000));

    expect(await screen.findByText('2 of 2 links processed, decks imported: 2')).toBeDefined();
    const links = sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
    expect(links).toEqual([{ uuid: LINK }, { uuid: LINK }, { uuid: OTHER }]);
  });

  test('can be stopped while it waits', async () => {
    const sent = answerCalls({ ...CARDS, 'POST /api/decks/': () => tooMany(40) });
    const user = openPage(<ImportPage />);
    await importBoth(user);
    await screen.findByText(/^The server asks for a pause/);

    await user.click(screen.getByRole('button', { name: 'Stop' }));

    expect(await screen.findByRole('button', { name: 'Import 2 decks' })).toHaveProperty('disabled', false);
    expect(screen.getAllByText('Waiting')).toHaveLength(2);
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('does not wait longer than ten minutes for a link', async () => {
    const answers = [tooMany(601), imported];
    answerCalls({ ...CARDS, 'POST /api/decks/': () => answers.shift() ?? tooMany(1) });
    const user = openPage(<ImportPage />);
    await importBoth(user);

    expect(await screen.findByText('2 of 2 links processed, decks imported: 1')).toBeDefined();
    expect(screen.getByText(BUSY)).toBeDefined();
  });

  test('waits five times for the same link', async () => {
    const sent = answerCalls({ ...CARDS, 'POST /api/decks/': () => tooMany(10) });
    const user = openPage(<ImportPage />);
    await importBoth(user);
    await screen.findByText(/^The server asks for a pause/);

    await act(() => vi.advanceTimersByTimeAsync(130_000));

    expect(await screen.findByText('2 of 2 links processed, decks imported: 0')).toBeDefined();
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(12);
  });
});

test('leaving the page stops the import, because another user may log in next', async () => {
  const leave = (): { body: object } => {
    cleanup();
    return { body: { success: true, deck } };
  };
  const sent = answerCalls({ ...CARDS, 'POST /api/decks/': leave });
  const user = openPage(<ImportPage />);

  await user.type(screen.getByRole('textbox', { name: 'Deck links' }), `${LINK}{Enter}${OTHER}`);
  await user.click(screen.getByRole('button', { name: 'Import 2 decks' }));
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

describe('a deck that was added', () => {
  const card = (id: string, changes: object) => ({ dbId: 1, id, count: 1, isNonDeck: false, ...changes });
  const blank = { ...deck, id: 5, cards: [card('troll', { enhancements: [''] })] };
  const pages = (
    <Routes>
      <Route path="/decks/import" element={<ImportPage />} />
      <Route path="*" element={<Address />} />
    </Routes>
  );
  const prophecies = ['one', 'two', 'three', 'four'].map((id, index) =>
    card(id, { dbId: index + 1, isNonDeck: true }),
  );
  const names = ['one', 'two', 'three', 'four'].map((id) => ({ id, name: id, type: 'prophecy' as const }));

  test.each([
    ['is shown', { ...deck, id: 5 }, 1000, '/decks?deck=5'],
    ['whose icons are missing leads to them', blank, 1000, '/decks/enhancements?deck=5'],
    [
      'whose prophecies are not paired leads to them',
      { ...deck, id: 5, cards: prophecies },
      3000,
      '/decks/prophecy-assignment?deck=5',
    ],
  ])('%s', async (_what, added, milliseconds, address) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerCalls({
      'GET /api/cards': catalogueOf(names),
      'POST /api/decks/': { success: true, deck: added },
    });
    const user = openPage(pages, '/decks/import');

    await user.click(screen.getByRole('textbox', { name: 'Deck link' }));
    await user.paste(LINK);
    await importOne(user);
    await screen.findByText('Deck added successfully');
    expect(screen.getAllByRole('button', { name: 'Import deck' })[0]).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));

    expect(addressShown()).toBe(address);
  });
});

test('the reason at the field is gone when the link is corrected', async () => {
  answerCalls(CARDS);
  const user = openPage(<ImportPage />);

  await importOne(user);
  await user.type(screen.getByRole('textbox', { name: 'Deck link' }), 'x');

  expect(screen.queryByText('You must specify the deck link')).toBeNull();
});

test('links are counted once each, and without links nothing can be imported', async () => {
  answerCalls(CARDS);
  const user = openPage(<ImportPage />);
  expect(screen.getByRole('button', { name: 'Import 0 decks' })).toHaveProperty('disabled', true);

  await user.click(screen.getByRole('textbox', { name: 'Deck links' }));
  await user.paste(`${LINK}, ${LINK}`);

  expect(screen.getByRole('button', { name: 'Import 1 deck' })).toHaveProperty('disabled', false);
});
