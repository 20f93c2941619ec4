import type { PositionLink } from '@amberhall/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { PositionPage } from './position-page.tsx';

const link: PositionLink = {
  key: 'k1',
  question: 'Can you stop the third key?',
  goal: 'win',
  createdAt: '2026-11-27T08:00:00.000Z',
  owner: { username: 'Wren', name: 'Wren', avatar: null, role: 'user' },
  canRemove: false,
  position: {
    turn: 'own',
    house: null,
    own: {
      houses: ['dis', 'logos', 'mars'],
      amber: 4,
      battleline: [{ card: 'urchin', damage: 1, stunned: true, upgrades: ['dust-pixie'] }],
      hand: ['dust-imp'],
    },
    other: { houses: ['brobnar', 'sanctum', 'untamed'], keys: ['red', 'blue'], hand: ['anger', 'punch'] },
  },
};

beforeEach(() => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  useLobby.setState({ ...initialLobby, connection: 'connected' });
});
afterEach(() => vi.unstubAllGlobals());

function open(answer: object | (() => { status: number; body: object })) {
  const sent = answerCalls({
    'GET /api/cards': catalogueOf([]),
    'GET /api/position-links/k1': answer,
    'DELETE /api/position-links/k1': { success: true },
  });
  const user = openPage(
    <Routes>
      <Route path="/position/:key" element={<PositionPage />} />
      <Route path="/learn" element={<p>The page to learn</p>} />
    </Routes>,
    '/position/k1',
  );
  return { sent, user };
}

test('a visitor sees the question, whose turn it is, and the table without the hand of the opponent', async () => {
  open({ success: true, link });

  await screen.findByRole('heading', { level: 1, name: 'Can you stop the third key?' });
  expect(screen.getByText('It is your turn.')).toBeDefined();
  expect(screen.getByText('Win this turn')).toBeDefined();
  const own = within(screen.getByRole('region', { name: 'Your side' }));
  expect(own.getAllByRole('listitem').map((item) => item.title)).toEqual(
    expect.arrayContaining(['Urchin, 1 damage, stunned, with Dust Pixie', 'Dust Imp']),
  );
  const other = within(screen.getByRole('region', { name: 'Opponent’s side' }));
  expect(other.getByText('Hand').nextSibling?.textContent).toBe('2');
  expect(other.queryByTitle('Anger')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play from here' })).toHaveProperty('disabled', false);
  expect(screen.queryByRole('button', { name: /^Remove the link/ })).toBeNull();
});

test('the turn of the opponent is named, and nothing is played without the lobby', async () => {
  useLobby.setState({ connection: 'disconnected' });
  open({ success: true, link: { ...link, goal: 'play', position: { ...link.position, turn: 'other' } } });

  await screen.findByText('It is your opponent’s turn.');
  expect(screen.queryByText('Win this turn')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play from here' })).toHaveProperty('disabled', true);
});

test('an unknown or removed link says so; another failure can be retried', async () => {
  let status = 500;
  const { user } = open(() => ({ status, body: { success: false, message: 'No.' } }));

  await screen.findByText('Could not load the position.');
  status = 404;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'This position is not shared' })).toBeDefined();
});

test('its owner removes the link after a confirmation', async () => {
  logIn(somebody());
  const { sent, user } = open({ success: true, link: { ...link, canRemove: true } });

  await user.click(await screen.findByRole('button', { name: /^Remove the link/ }));
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(screen.getByText('The page to learn')).toBeDefined());
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/position-links/k1');
});
