import type { PersonGame, SharedDeck } from '@amberhall/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { OWN_TAGS, OwnTags } from './fixture.tsx';
import { SharedDeckPage } from './shared-deck-page.tsx';

const { name, expansion, houses, lastUpdated, source, isAlliance, numbers, cards } = deckNamed(
  'First Lantern',
  ['dis', 'logos', 'mars'],
);
const deck: SharedDeck = {
  name,
  expansion,
  houses,
  lastUpdated,
  source,
  isAlliance,
  numbers,
  cards,
  key: 'key',
  sharing: 'link',
  label: 'valid',
  uuid: null,
  owner: { username: 'Wren', name: 'Wren', avatar: null, role: 'user' },
  isOwn: false,
  record: null,
  replays: null,
  trial: null,
};

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

const ONE = 'GET /api/shared-decks/key';
const ADD = 'POST /api/decks/';

/** Opens the page beside the tags of the user’s own decks. */
function openWith(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({ 'GET /api/cards': catalogueOf([]), ...answers });
  const user = openPage(
    <>
      <Routes>
        <Route path="/deck/:key" element={<SharedDeckPage />} />
      </Routes>
      {OWN_TAGS in answers && <OwnTags />}
    </>,
    '/deck/key',
  );
  return { sent, user };
}

async function open(changes: Partial<SharedDeck> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const opened = openWith({ [ONE]: { success: true, deck: { ...deck, ...changes } }, ...answers });
  await screen.findByRole('heading', { name: 'First Lantern' });
  return opened;
}

const panel = (title: string) => within(screen.getByRole('region', { name: title }));
const addButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Add to my decks' });

test('a shared deck shows what its trial by bots said, with the version that played it', async () => {
  const winShare = { share: 0.6, low: 0.53, high: 0.66 };
  const report = { games: 200, wins: 118, losses: 80, unfinished: 2, winShare, keys: 2.4, turns: 11.2 };
  await open({
    trial: {
      report: { ...report, byTurn: [], cards: [] },
      version: '0.1.0',
      finishedAt: '2026-11-20T10:00:00.000Z',
    },
  });

  const heading = screen.getByRole('heading', { name: 'Trial by bots' });
  const panel = within(heading.closest('section') ?? document.body);
  expect(panel.getByText('60%')).toBeDefined();
  expect(panel.getByText(/95% interval: 53% to 66%/)).toBeDefined();
  expect(panel.getByText(/20 Nov 2026, version 0.1.0/)).toBeDefined();
  expect(panel.queryByRole('button')).toBeNull();
});

test('a shared deck without a trial shows none', async () => {
  await open();

  expect(screen.queryByRole('heading', { name: 'Trial by bots' })).toBeNull();
});

test.each([400, 404])(
  'a link that the server answers with %i says that the deck is not shared',
  async (status) => {
    openWith({ [ONE]: () => ({ status, body: { success: false, message: 'No such deck' } }) });

    expect(await screen.findByRole('heading', { level: 1, name: 'This deck is not shared' })).toBeDefined();
  },
);

test('a deck that failed to load can be loaded again', async () => {
  let isAway = true;
  const { user } = openWith({
    [ONE]: () => (isAway ? { status: 500, body: {} } : { body: { success: true, deck } }),
  });

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'First Lantern' })).toBeDefined();
});

test('the deck is not asked for before it is clear who reads it', () => {
  useSession.setState({ status: 'starting', user: null, token: null });
  const { sent } = openWith({});

  expect(sent).toEqual([]);
});

test('the head has the set, the houses and the owner', async () => {
  await open({ isAlliance: true });

  expect(screen.getByText('Call of the Archons')).toBeDefined();
  expect(screen.getByText('Alliance')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wren' }).getAttribute('href')).toBe('/people/Wren');
});

describe('the record and the replays', () => {
  test('that are not shared with the reader say so', async () => {
    await open();

    expect(panel('Record').getByText('Not shared with you.')).toBeDefined();
    expect(panel('Replays').getByText('Not shared with you.')).toBeDefined();
  });

  test('of a deck that was not played are empty', async () => {
    await open({ record: { wins: 0, losses: 0 }, replays: [] });

    expect(panel('Record').getByText('no games yet')).toBeDefined();
    expect(panel('Replays').getByText(/^No replays with this deck/)).toBeDefined();
  });

  test('are shown with the share of the wins, and lead to the replays', async () => {
    const game: PersonGame = {
      gameId: 'game-1',
      gameFormat: 'normal',
      finishedAt: '2026-11-20T10:00:00.000Z',
      minutes: 20,
      result: 'lost',
      keys: [1, 3],
      deck: null,
      opponent: 'Nils',
      replay: true,
    };
    await open({
      record: { wins: 1, losses: 3 },
      replays: [game, { ...game, gameId: 'game-2', opponent: null }],
    });

    expect(panel('Record').getByText('25%')).toBeDefined();
    const [first, second] = panel('Replays').getAllByRole('listitem');
    expect(first?.textContent).toContain('Lost 1 – 3 · Nils');
    expect(second?.textContent).toContain('an opponent');
    const link = panel('Replays').getByRole('link', { name: 'Watch the replay of the game against Nils' });
    expect(link.getAttribute('href')).toBe('/replay/game-1');
  });
});

describe('the link of the deck', () => {
  test('is shown to its owner with what others see', async () => {
    await open({ isOwn: true });

    const link = panel('Share this deck').getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link.value).toBe(`${location.origin}/deck/key`);
    expect(screen.getByText(/^Everybody who has the link/)).toBeDefined();
  });

  test('is not shown to others', async () => {
    await open();

    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
  });
});

describe('the button to add the deck', () => {
  test('is not there for a deck that no service knows', async () => {
    await open({ uuid: null });

    expect(addButton()).toBeNull();
  });

  test('is not there for the owner', async () => {
    await open({ uuid: 'some-uuid', isOwn: true });

    expect(addButton()).toBeNull();
  });

  test('is not there for visitors', async () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    await open({ uuid: 'some-uuid' });

    expect(addButton()).toBeNull();
  });

  test('imports it, and lists of own decks are loaded again', async () => {
    const { sent, user } = await open(
      { uuid: 'some-uuid' },
      {
        [OWN_TAGS]: { success: true, tags: ['club'] },
        [ADD]: { success: true, deck: deckNamed('First Lantern', ['dis']) },
      },
    );
    await screen.findByText('Tags: club');

    await user.click(await screen.findByRole('button', { name: 'Add to my decks' }));

    expect(await screen.findByText('Deck added successfully')).toBeDefined();
    expect(sent.find(({ call }) => call === ADD)?.body).toEqual({ uuid: 'some-uuid' });
    await waitFor(() => expect(sent.filter(({ call }) => call === OWN_TAGS)).toHaveLength(2));
  });

  test('can be pressed again after a refusal', async () => {
    const { user } = await open(
      { uuid: 'some-uuid' },
      { [ADD]: { success: false, message: 'No such deck' } },
    );

    await user.click(screen.getByRole('button', { name: 'Add to my decks' }));

    expect((await screen.findByRole('alert')).textContent).toContain('No such deck');
    expect(addButton()?.disabled).toBe(false);
  });
});
