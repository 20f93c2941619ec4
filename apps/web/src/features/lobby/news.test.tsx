import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialLobby, LOBBY_CHANGES } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { News } from './news.tsx';

beforeEach(() => {
  logIn(somebody());
  useLobby.setState(initialLobby);
});

test('each item shows its day, its text with working links, and its author', async () => {
  const item = {
    id: 1,
    text: 'See https://example.org now',
    datePublished: '2026-11-20T10:00:00.000Z',
    poster: 'Ada',
  };
  answerCalls({ 'GET /api/news/': { success: true, news: [item] } });

  openPage(<News />);

  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'https://example.org' })).toBeDefined();
  expect(row.getByText('Ada')).toBeDefined();
  expect(row.getByText(/20/).getAttribute('datetime')).toBe('2026-11-20T10:00:00.000Z');
  expect(screen.queryByText('Everything a deck needs')).toBeNull();
});

test('without news the site says what it offers, and leads to the cards of each set', async () => {
  answerCalls({ 'GET /api/news/': { success: true, news: [] } });

  openPage(<News />);

  expect(await screen.findByText('There is no site news at the moment')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Everything a deck needs' })).toBeDefined();
  const [oldest, ...others] = screen.getAllByRole('link');
  expect(oldest?.getAttribute('href')).toBe('/cards?set=341');
  expect(oldest?.getAttribute('aria-label')).toBe('Call of the Archons');
  expect(others.map((link) => link.getAttribute('aria-label'))).not.toContain('Unchained 2022');
  expect(others).toHaveLength(16);
});

test('news that failed to load can be loaded again', async () => {
  let hasFailed = false;
  const answers = () =>
    hasFailed
      ? { body: { success: true, news: [] } }
      : { status: 400, body: { success: false, message: 'no' } };
  answerCalls({ 'GET /api/news/': answers });
  const user = openPage(<News />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  hasFailed = true;
  await user.click(retry);

  expect(await screen.findByText('There is no site news at the moment')).toBeDefined();
});

test('news that are loading say so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  openPage(<News />);

  expect(screen.getByRole('status').textContent).toBe('Loading site news...');
  resolve(new Response(JSON.stringify({ success: true, news: [] })));

  expect(await screen.findByText('There is no site news at the moment')).toBeDefined();
});

test('a change that the lobby reports is shown at once', async () => {
  const item = { id: 1, text: 'Hello', datePublished: '2026-11-20T10:00:00.000Z', poster: 'Ada' };
  let news: object[] = [];
  answerCalls({ 'GET /api/news/': () => ({ body: { success: true, news } }) });
  openPage(<News />);
  await screen.findByText('There is no site news at the moment');

  news = [item];
  act(() => useLobby.setState((lobby) => LOBBY_CHANGES.news(lobby)));

  expect(await screen.findByText('Hello')).toBeDefined();
});
