import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { useSession } from '../../lib/session.ts';
import { StatisticsPage } from './statistics-page.tsx';

const RECORD = { wins: 2, losses: 1, winRate: 66.67 };
const SITE = {
  success: true,
  statistics: { games: 3, byHouse: [{ house: 'mars', ...RECORD }], bySet: [{ expansion: 435, ...RECORD }] },
};
const OWN = {
  success: true,
  statistics: {
    ...RECORD,
    byHouse: [{ house: 'dis', ...RECORD }],
    bySet: [{ expansion: 341, ...RECORD }],
    byFormat: [{ format: 'normal', ...RECORD }],
    byOpponent: [{ opponent: 'Nils', ...RECORD }],
    byMonth: [{ month: '2026-11', ...RECORD }],
  },
};

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => vi.unstubAllGlobals());

test('a user sees their games as a chart and as lists, and what is played on the site', async () => {
  logIn(somebody());
  answerCalls({ 'GET /api/statistics/own': OWN, 'GET /api/statistics/site': SITE });
  openPage(<StatisticsPage />);

  const own = await panel('Your games');
  expect(await own.findByRole('img', { name: 'Won and lost games by month' })).toBeDefined();
  expect(own.getByText('2026-11: 2 won, 1 lost')).toBeDefined();
  expect(own.getByText('Dis')).toBeDefined();
  expect(own.getByRole('link', { name: 'Nils' }).getAttribute('href')).toBe('/people/Nils');
  const site = await panel('Houses and sets on this site');
  expect(await site.findByText('Mars')).toBeDefined();
  expect(site.queryByText('Dis')).toBeNull();
});

test('a visitor sees only what is played on the site', async () => {
  useSession.setState({ status: 'anonymous' });
  answerCalls({ 'GET /api/statistics/site': SITE });
  openPage(<StatisticsPage />);

  expect(await (await panel('Houses and sets on this site')).findByText('Age of Ascension')).toBeDefined();
  expect(screen.queryByText('Your games')).toBeNull();
});
