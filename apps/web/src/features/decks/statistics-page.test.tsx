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

test('the months are listed with the newest first, and drawn with the oldest first', async () => {
  logIn(somebody());
  const byMonth = ['2026-09', '2026-10', '2026-11'].map((month) => ({ month, ...RECORD }));
  answerCalls({
    'GET /api/statistics/own': { ...OWN, statistics: { ...OWN.statistics, byMonth } },
    'GET /api/statistics/site': SITE,
  });
  openPage(<StatisticsPage />);

  const own = await panel('Your games');
  const chart = await own.findByRole('img', { name: 'Won and lost games by month' });
  const drawn = [...chart.querySelectorAll('title')].map(({ textContent }) => textContent.slice(0, 7));
  const listed = own.getAllByText(/^2026-\d\d$/).map(({ textContent }) => textContent);
  expect(drawn).toEqual(['2026-09', '2026-10', '2026-11']);
  expect(listed).toEqual(drawn.toReversed());
});

test('another period is loaded, and one without games says so', async () => {
  logIn(somebody());
  const empty = { ...OWN.statistics, byFormat: [], byMonth: [], wins: 0, losses: 0, winRate: 0 };
  const sent = answerCalls({
    'GET /api/statistics/own?period=all': OWN,
    'GET /api/statistics/own?period=90': { success: true, statistics: empty },
    'GET /api/statistics/site': SITE,
  });
  const user = openPage(<StatisticsPage />);
  const own = await panel('Your games');
  await own.findByText('By opponent');

  await user.click(own.getByRole('radio', { name: '90 days' }));

  expect(await own.findByText('No games in this period.')).toBeDefined();
  expect(own.queryByText('By opponent')).toBeNull();
  expect(own.getByText('no games yet')).toBeDefined();
  expect(sent.filter(({ call }) => call.endsWith('site'))).toHaveLength(1);
});

test('own games that failed to load can be loaded again, while those of the site are shown', async () => {
  logIn(somebody());
  let isAway = true;
  answerCalls({
    'GET /api/statistics/own': () => (isAway ? { status: 500, body: {} } : { body: OWN }),
    'GET /api/statistics/site': SITE,
  });
  const user = openPage(<StatisticsPage />);
  const own = await panel('Your games');

  const retry = await own.findByRole('button', { name: 'Retry' });
  expect(own.getByText('Could not load the statistics.')).toBeDefined();
  expect(await screen.findByText('Mars')).toBeDefined();
  isAway = false;
  await user.click(retry);

  expect(await own.findByText('By opponent')).toBeDefined();
});

test('games of the site that failed to load can be loaded again', async () => {
  useSession.setState({ status: 'anonymous' });
  let isAway = true;
  answerCalls({
    'GET /api/statistics/site': () => (isAway ? { status: 500, body: {} } : { body: SITE }),
  });
  const user = openPage(<StatisticsPage />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByText('Mars')).toBeDefined();
});

test('a site on which nobody plays says so', async () => {
  useSession.setState({ status: 'anonymous' });
  answerCalls({
    'GET /api/statistics/site': { success: true, statistics: { games: 0, byHouse: [], bySet: [] } },
  });
  openPage(<StatisticsPage />);

  expect(await screen.findByText('No games in this period.')).toBeDefined();
  expect(screen.queryByText('By house')).toBeNull();
});
