import type { Deck } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DeckStatisticsPanel } from './deck-statistics.tsx';

const ALL = 'GET /api/decks/5/statistics?period=all';
const MONTH = 'GET /api/decks/5/statistics?period=30';
const played = { wins: 3, losses: 1, winRate: 75 };
const none = { wins: 0, losses: 0, winRate: 0, byFormat: [], byOpponentHouse: [], byMonth: [] };
const all = {
  ...played,
  byFormat: [{ format: 'alliance', ...played }],
  byOpponentHouse: [{ house: 'mars', wins: 1, losses: 1, winRate: 50 }],
  byMonth: [{ month: '2026-11', wins: 2, losses: 0, winRate: 100 }],
};

function open(record: Partial<Deck> = played, answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({
    [ALL]: { success: true, statistics: all },
    [MONTH]: { success: true, statistics: none },
    ...answers,
  });
  const user = openPage(<DeckStatisticsPanel deck={deckNamed('First Lantern', [], { id: 5, ...record })} />);
  return { sent, user };
}

const listBelow = (title: string) => {
  const list = screen.getByRole('heading', { name: title }).nextElementSibling;
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
};

beforeEach(() => logIn(somebody()));

test('a deck that was never played has no statistics, and none are asked for', () => {
  const { sent } = open({ wins: 0, losses: 0 });

  expect(screen.queryByRole('heading')).toBeNull();
  expect(sent).toEqual([]);
});

test.each([[{ wins: 1, losses: 0 }], [{ wins: 0, losses: 1 }]])('one game is enough: %j', async (record) => {
  const { sent } = open(record);

  expect(await screen.findByRole('heading', { name: 'Statistics' })).toBeDefined();
  expect(sent.map(({ call }) => call)).toEqual([ALL]);
});

test('the results are shown by format, by house and by month', async () => {
  open();

  expect(await screen.findByText('Alliance')).toBeDefined();
  expect(listBelow('By format')).toEqual(['Alliance75%3 – 1']);
  expect(listBelow('By house of the opponent')).toEqual(['Mars50%1 – 1']);
  expect(listBelow('By month')).toEqual(['2026-11100%2 – 0']);
});

test('a period without games says so', async () => {
  const { sent, user } = open();

  await user.click(screen.getByRole('radio', { name: '30 days' }));

  expect(await screen.findByText('No games in this period.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'By month' })).toBeNull();
  expect(sent.map(({ call }) => call)).toContain(MONTH);
});

test('the record of the deck stays while the statistics are missing', async () => {
  open(played, { [ALL]: () => ({ status: 500, body: {} }) });

  expect(await screen.findByText('75%')).toBeDefined();
});
