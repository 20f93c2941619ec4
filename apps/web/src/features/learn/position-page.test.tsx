import type { PositionLink } from '@amberhall/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { usePositionQuestion } from '../../lib/position-question.ts';
import { useSession } from '../../lib/session.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { pendingGame } from '../../test/lobby-game.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
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
afterEach(() => {
  vi.unstubAllGlobals();
  usePositionQuestion.setState({ current: null });
});

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

test('the position is played in a practice game, which is requested once', async () => {
  const lobby = await connectTestLobby({ practice: { ok: true, gameId: 'game-1' } });
  open({ success: true, link });
  const play = await screen.findByRole('button', { name: 'Play from here' });

  fireEvent.click(play);
  fireEvent.click(play);
  await waitFor(() => expect(usePositionQuestion.getState().current?.gameId).toBe('game-1'));

  expect(usePositionQuestion.getState().current?.link.question).toBe('Can you stop the third key?');
  expect(lobby.commands).toEqual([['practice', expect.objectContaining({ position: link.position })]]);
});

test('a practice game that is refused can be requested again', async () => {
  const refusal = { ok: false, code: 'BAD_REQUEST', message: 'Not now.' };
  const lobby = await connectTestLobby({ practice: refusal });
  const { user } = open({ success: true, link });

  await user.click(await screen.findByRole('button', { name: 'Play from here' }));

  await waitFor(() => expect(lobby.commands).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Play from here' })).toHaveProperty('disabled', false),
  );
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

test('the position is played against the bot, and its question follows into the game', async () => {
  const lobby = await connectTestLobby({ practice: { ok: true, gameId: 'game-4' } });
  const { user } = open({ success: true, link });

  await user.click(await screen.findByRole('button', { name: 'Play from here' }));

  await waitFor(() => expect(usePositionQuestion.getState().current?.gameId).toBe('game-4'));
  expect(usePositionQuestion.getState().current?.link).toEqual({
    key: 'k1',
    question: 'Can you stop the third key?',
    goal: 'win',
  });
  expect(lobby.commands).toMatchObject([['practice', { position: link.position }]]);
  expect(useLobby.getState().joiningGameId).toBe('game-4');
});

test('a position that is refused asks no question, and can be tried again', async () => {
  const refusal = { ok: false, code: 'BAD_REQUEST', message: 'There is no such card.' };
  const lobby = await connectTestLobby({ practice: refusal });
  const { user } = open({ success: true, link });
  const play = await screen.findByRole('button', { name: 'Play from here' });

  await user.click(play);

  await waitFor(() => expect(lobby.commands).toHaveLength(1));
  await waitFor(() => expect(play).toHaveProperty('disabled', false));
  expect(usePositionQuestion.getState().current).toBeNull();
});

test('a player who waits in another game reads that they have to leave it first', async () => {
  useLobby.setState({ pending: pendingGame() });
  open({ success: true, link });

  expect(await screen.findByText(/^You are in a game\. Finish or leave it/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Play from here' })).toHaveProperty('disabled', true);
});

test('a link that cannot be removed stays on its page, with the reason', async () => {
  logIn(somebody());
  const { user } = open({ success: true, link: { ...link, canRemove: true } });
  answerCalls({ 'DELETE /api/position-links/k1': () => ({ status: 500, body: {} }) });

  await user.click(await screen.findByRole('button', { name: /^Remove the link/ }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect((await screen.findByRole('alert')).textContent).toContain('An error occured communicating');
  expect(screen.queryByText('The page to learn')).toBeNull();
});

test('nothing is requested until the stored login was tried, because it decides what the link shows', async () => {
  useSession.setState({ status: 'starting', user: null, token: null });
  const { sent } = open({ success: true, link });
  expect(sent).toEqual([]);

  act(() => logIn(somebody()));

  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
});

test('what lies on a card is said in words, and a card that lies there twice is listed twice', async () => {
  const marked = { card: 'urchin', amber: 2, warded: true, exhausted: true, counters: { doom: 3 } };
  const own = { ...link.position.own, battleline: [marked, 'urchin', 'urchin'] };
  open({ success: true, link: { ...link, position: { ...link.position, own } } });

  const side = within(await screen.findByRole('region', { name: 'Your side' }));
  const titles = side.getAllByRole('listitem').map((item) => item.title);
  expect(titles.filter((title) => title === 'Urchin')).toHaveLength(2);
  expect(titles.find((title) => title.startsWith('Urchin,'))).toMatch(/2 Æ.*exhausted.*warded.*3/);
});
