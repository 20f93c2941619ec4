import { commitmentTo, seedPartsOf } from '@amberhall/protocol';
import type { ShuffleRecord, ShuffleRecordReply } from '@amberhall/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { answerCalls } from '../../test/server.ts';
import { ShufflesPage } from './shuffles-page.tsx';

const SECRET = 'a1'.repeat(32);
const SHARE = 'b2'.repeat(32);

function record(changes: Partial<ShuffleRecord> = {}): ShuffleRecord {
  const player = (id: string) => ({
    id,
    deck: { houses: [], cards: [] },
    automation: { takeOnlyTarget: false, orderTriggers: false, takeOnlyAction: false },
  });
  return {
    format: 'amberhall shuffles 1',
    gameId: 'd1a0b1c2-0000-4000-8000-000000000000',
    rules: '1',
    commitment: commitmentTo(SECRET),
    ...seedPartsOf(SECRET, [{ share: SHARE }]),
    cards: [],
    draws: [],
    opening: { players: [player('anna'), player('bert')] },
    journal: [],
    ...changes,
  };
}

const SHUFFLES = 'GET /api/replays/game-1/shuffles';

function open(
  shuffles: ShuffleRecordReply['shuffles'],
  answers: Parameters<typeof answerCalls>[0] = {},
): void {
  answerCalls({ [SHUFFLES]: { success: true, shuffles }, ...answers });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '/shuffles/:id', Component: ShufflesPage }], {
    initialEntries: ['/shuffles/game-1'],
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'anonymous', user: null, token: null });
});
afterEach(() => vi.unstubAllGlobals());

test('an honest record passes, and the page says who made each share', async () => {
  localStorage.setItem('seedShares', JSON.stringify([{ commitment: commitmentTo(SECRET), share: SHARE }]));
  open({ state: 'ready', record: record() });

  expect(await screen.findByText('Every check has passed.')).toBeDefined();
  expect(screen.getAllByText('Right:')).toHaveLength(4);
  expect(screen.getByText('Share of anna, sent by the browser')).toBeDefined();
  expect(screen.getByText('Share of bert, made by the server because none arrived')).toBeDefined();
  expect(screen.getByText('The share that this browser sent is part of the seed.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download the record' })).toBeDefined();
});

const OTHER_SHARE = 'd4'.repeat(32);
const promised = (share: string) => ({ share, hash: commitmentTo(share) });
const exchanged = () => record(seedPartsOf(SECRET, [promised(SHARE), promised(OTHER_SHARE)]));

test('a record with the hashes of both shares is checked against the hash that this browser saw', async () => {
  const own = { commitment: commitmentTo(SECRET), share: SHARE, otherHash: commitmentTo(OTHER_SHARE) };
  localStorage.setItem('seedShares', JSON.stringify([own]));
  open({ state: 'ready', record: exchanged() });

  expect(await screen.findByText('The share that this browser sent is part of the seed.')).toBeDefined();
  expect(screen.getAllByText('Right:')).toHaveLength(5);
  expect(
    screen.getByText('Hash of the share of bert, sent before any share').nextElementSibling?.textContent,
  ).toBe(commitmentTo(OTHER_SHARE));
});

test.each([
  ['another hash', 'e5'.repeat(32)],
  ['no hash', null],
])('a share of the other player is doubted if this browser saw %s', async (_what, otherHash) => {
  const own = { commitment: commitmentTo(SECRET), share: SHARE, otherHash };
  localStorage.setItem('seedShares', JSON.stringify([own]));
  open({ state: 'ready', record: exchanged() });

  expect((await screen.findByRole('alert')).textContent).toContain('The share may have been exchanged.');
});

test('a record with another secret is refused', async () => {
  open({ state: 'ready', record: record({ secret: 'a2'.repeat(32) }) });

  expect((await screen.findByRole('alert')).textContent).toContain('A check has failed');
  expect(screen.getAllByText('Wrong:').length).toBeGreaterThan(0);
});

test('a share of this browser that the server left out is noticed', async () => {
  const own = { commitment: commitmentTo(SECRET), share: 'c3'.repeat(32) };
  localStorage.setItem('seedShares', JSON.stringify([own]));
  open({ state: 'ready', record: record() });

  expect(await screen.findByText('This browser sent a share, but it is not part of the seed.')).toBeDefined();
});

test.each([
  ['running', 'The server tells its secret when the table is closed and nobody can play on.'],
  ['hidden', 'The deck lists of this game are hidden, and the record names all cards.'],
  ['old', 'This game was played before shuffles could be checked.'],
] as const)('of a game that is %s, the page says why it has no record', async (state, text) => {
  open({ state });

  expect(await screen.findByText(text)).toBeDefined();
});

test.each([
  ['unknown', 'Replay not found'],
  ['private', 'This game is private'],
] as const)('a game that is %s has the same explanation as its replay', async (state, title) => {
  open({ state });

  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});

test('a record that is missing leads to the replay', async () => {
  open({ state: 'hidden' });

  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/replay/game-1');
});

test('a record that cannot be loaded says so, and can be loaded again', async () => {
  let isUp = false;
  const reply = { success: true, shuffles: { state: 'old' } };
  open({ state: 'old' }, { [SHUFFLES]: () => (isUp ? { body: reply } : { status: 500, body: {} }) });
  const retry = await screen.findByRole('button', { name: 'Retry' });

  isUp = true;
  await userEvent.click(retry);

  expect(await screen.findByText('This game was played before shuffles could be checked.')).toBeDefined();
});
