import type { SharedDeck } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
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

async function open(changes: Partial<SharedDeck> = {}) {
  answerCalls({
    'GET /api/cards': catalogueOf([]),
    'GET /api/shared-decks/key': { success: true, deck: { ...deck, ...changes } },
  });
  openPage(
    <Routes>
      <Route path="/deck/:key" element={<SharedDeckPage />} />
    </Routes>,
    '/deck/key',
  );
  await screen.findByRole('heading', { name: 'First Lantern' });
}

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
  expect(panel.getByText(/Nov 20, 2026, version 0.1.0/)).toBeDefined();
  expect(panel.queryByRole('button')).toBeNull();
});

test('a shared deck without a trial shows none', async () => {
  await open();

  expect(screen.queryByRole('heading', { name: 'Trial by bots' })).toBeNull();
});
