import type { PositionLinkEntry } from '@amberhall/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { OwnPositions } from './own-positions.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry = (key: string, question: string): PositionLinkEntry => ({
  key,
  question,
  goal: 'play',
  createdAt: '2026-11-27T08:00:00.000Z',
});

test('the links of a user are listed, copied and removed', async () => {
  logIn(somebody());
  let links = [entry('k2', 'Reap or fight?'), entry('k1', 'Which house?')];
  const sent = answerCalls({
    'GET /api/position-links': () => ({ body: { success: true, links } }),
    'DELETE /api/position-links/k2': () => {
      links = links.slice(1);
      return { body: { success: true } };
    },
  });
  const user = openPage(<OwnPositions user="Mira" />);

  const panel = within(await screen.findByRole('region', { name: 'Your shared positions' }));
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/position/k2',
    '/position/k1',
  ]);
  await user.click(panel.getByRole('button', { name: 'Copy the link: Which house?' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/position/k1`);

  await user.click(panel.getByRole('button', { name: 'Remove the link: Reap or fight?' }));
  await user.click(panel.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(panel.queryByText('Reap or fight?')).toBeNull());
  expect(panel.getByText('Which house?')).toBeDefined();
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/position-links/k2');
});

test('nothing is shown to a user without links', async () => {
  logIn(somebody());
  const sent = answerCalls({ 'GET /api/position-links': { success: true, links: [] } });
  openPage(<OwnPositions user="Mira" />);

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test('a link that cannot be removed stays, and the reason is said', async () => {
  logIn(somebody());
  answerCalls({
    'GET /api/position-links': { success: true, links: [entry('k1', 'Which house?')] },
    'DELETE /api/position-links/k1': { success: false, message: 'There is no such link.' },
  });
  const user = openPage(<OwnPositions user="Mira" />);

  await user.click(await screen.findByRole('button', { name: 'Remove the link: Which house?' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect((await screen.findByRole('alert')).textContent).toContain('There is no such link.');
  expect(screen.getByText('Which house?')).toBeDefined();
});

test('that the last link was removed is still said', async () => {
  logIn(somebody());
  const lists = [[entry('k1', 'Which house?')], []];
  answerCalls({
    'GET /api/position-links': () => ({ body: { success: true, links: lists.shift() ?? [] } }),
    'DELETE /api/position-links/k1': { success: true },
  });
  const user = openPage(<OwnPositions user="Mira" />);

  await user.click(await screen.findByRole('button', { name: 'Remove the link: Which house?' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(screen.queryByText('Which house?')).toBeNull());
  expect(screen.getByRole('status').textContent).not.toBe('');
});

test('links that cannot be loaded can be loaded again', async () => {
  logIn(somebody());
  let isAway = true;
  answerCalls({
    'GET /api/position-links': () =>
      isAway ? { status: 500, body: {} } : { body: { success: true, links: [entry('k1', 'Which house?')] } },
  });
  const user = openPage(<OwnPositions user="Mira" />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByText('Which house?')).toBeDefined();
});
