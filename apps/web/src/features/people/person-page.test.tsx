import type { Person } from '@amberhall/protocol';
import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { takeReturnPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { PersonPage } from './person-page.tsx';

const NILS: Person = {
  username: 'Nils',
  name: 'Nils',
  avatar: null,
  role: 'winner',
  since: '2026-03-12T10:00:00.000Z',
  relation: 'none',
  canBeChallenged: true,
  canBeAsked: true,
  record: { wins: 6, losses: 4, formats: [{ format: 'sealed', wins: 6, losses: 4 }] },
  games: [
    {
      gameId: 'game-1',
      gameFormat: 'sealed',
      finishedAt: '2026-11-20T10:00:00.000Z',
      minutes: 30,
      result: 'won',
      keys: [3, 1],
      deck: { name: 'Old Brine', houses: ['mars'] },
      opponent: 'Olga',
      replay: true,
    },
    {
      gameId: 'game-2',
      gameFormat: 'normal',
      finishedAt: '2026-11-19T10:00:00.000Z',
      minutes: 20,
      result: 'lost',
      keys: [1, 3],
      deck: null,
      opponent: null,
      replay: false,
    },
  ],
  decks: [
    { shareKey: 'nine-bells-7', name: 'Nine Bells', expansion: 341, houses: ['dis'], wins: 2, losses: 1 },
  ],
};

const pages = (
  <Routes>
    <Route path="/people/:name" element={<PersonPage />} />
    <Route path="/login" element={<p>The login page</p>} />
  </Routes>
);
const person = (changes: Partial<Person> = {}) => ({ success: true, person: { ...NILS, ...changes } });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  logIn(somebody());
  useLobby.setState(initialLobby);
});
afterEach(() => vi.unstubAllGlobals());

test('a page shows the record, the games with replays, and the favorite decks', async () => {
  answerCalls({ 'GET /api/people/Nils': person() });
  openPage(pages, '/people/Nils');

  expect((await panel('Record')).getAllByText('60%')).toHaveLength(2);
  const games = await panel('Recent public games');
  expect(games.getByRole('link', { name: 'Olga' }).getAttribute('href')).toBe('/people/Olga');
  expect(games.getAllByRole('link')).toHaveLength(2);
  expect(games.getByText('an opponent')).toBeDefined();
  const decks = await panel('Favorite decks');
  expect(decks.getByRole('link', { name: 'Nine Bells' }).getAttribute('href')).toBe('/deck/nine-bells-7');
  expect(screen.getByText('Winner')).toBeDefined();
});

test('a part that is not shared says so', async () => {
  answerCalls({ 'GET /api/people/Nils': person({ record: null, games: null, decks: null }) });
  openPage(pages, '/people/Nils');

  expect(await screen.findAllByText('Not shared with you.')).toHaveLength(3);
});

test('a member asks somebody to be friends, and the page shows the request', async () => {
  let relation: Person['relation'] = 'none';
  const sent = answerCalls({
    'GET /api/people/Nils': () => ({ body: person({ relation }) }),
    'PUT /api/account/Mira/friends/Nils': () => {
      relation = 'asked';
      return { body: { success: true, relation } };
    },
  });
  const user = openPage(pages, '/people/Nils');

  await user.click(await screen.findByRole('button', { name: 'Add friend' }));

  expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeDefined();
  expect(sent.some(({ call }) => call === 'PUT /api/account/Mira/friends/Nils')).toBe(true);
});

test('somebody who asks can be accepted or declined', async () => {
  answerCalls({ 'GET /api/people/Nils': person({ relation: 'asking' }) });
  openPage(pages, '/people/Nils');

  expect(await screen.findByRole('button', { name: 'Accept' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeDefined();
});

test('a block is asked about once, and is sent', async () => {
  const sent = answerCalls({
    'GET /api/people/Nils': person(),
    'POST /api/account/Mira/blocklist': { success: true, user: somebody(), username: 'nils' },
  });
  const user = openPage(pages, '/people/Nils');

  await user.click(await screen.findByRole('button', { name: 'Block Nils' }));
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.click(screen.getByRole('button', { name: /Confirm/ }));

  await vi.waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ username: 'Nils' }),
  );
});

test('a blocked person can only be unblocked', async () => {
  answerCalls({
    'GET /api/people/Nils': person({
      relation: 'blocked',
      canBeAsked: false,
      record: null,
      games: null,
      decks: null,
    }),
  });
  openPage(pages, '/people/Nils');

  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add friend' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Record' })).toBeNull();
});

test('a person who accepts no requests cannot be asked', async () => {
  answerCalls({ 'GET /api/people/Nils': person({ canBeAsked: false }) });
  openPage(pages, '/people/Nils');

  expect(await screen.findByRole('button', { name: 'Challenge' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add friend' })).toBeNull();
});

test('one’s own page lists friends and requests, and saves who sees what', async () => {
  const olga = { username: 'Olga', name: 'Olga', avatar: null, role: 'user' };
  const everywhere = {
    record: 'friends',
    games: 'friends',
    decks: 'friends',
    challenges: 'everybody',
    requests: 'everybody',
  };
  const sent = answerCalls({
    'GET /api/people/Mira': person({ username: 'Mira', name: 'Mira', relation: 'self' }),
    'GET /api/account/Mira/friends': { success: true, friends: [], asking: [olga], asked: [] },
    'GET /api/account/Mira/sharing': { success: true, sharing: everywhere },
    'PUT /api/account/Mira/sharing': { success: true, sharing: { ...everywhere, decks: 'nobody' } },
  });
  const user = openPage(pages, '/people/me');

  expect(await screen.findByRole('button', { name: 'Accept the request of Olga' })).toBeDefined();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Favorite decks' }), 'Nobody');

  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ ...everywhere, decks: 'nobody' });
  const requests = screen.getByRole('combobox', { name: 'Friend requests to you' });
  expect(
    within(requests)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everybody', 'Nobody']);
});

test('a visitor sees what is shared with everybody, and is asked to log in for the rest', async () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  answerCalls({ 'GET /api/people/Nils': person({ relation: 'visitor' }) });
  openPage(pages, '/people/Nils');

  expect((await screen.findByRole('link', { name: 'Log in to add friends' })).getAttribute('href')).toBe(
    '/login',
  );
});

test('an unknown person has a page that says so', async () => {
  answerCalls({
    'GET /api/people/Nobody': () => ({
      status: 404,
      body: { success: false, message: 'There is no user with that name.' },
    }),
  });
  openPage(pages, '/people/Nobody');

  expect(await screen.findByRole('heading', { name: 'There is no such user' })).toBeDefined();
});

test('a visitor who opens the own page is led to the login, and from there to it', async () => {
  sessionStorage.clear();
  useSession.setState({ status: 'anonymous', user: null, token: null });
  openPage(pages, '/people/me');

  expect(await screen.findByText('The login page')).toBeDefined();
  expect(takeReturnPath()).toBe('/people/me');
});

test('a page that cannot be loaded says so, and can be loaded again', async () => {
  let isUp = false;
  answerCalls({ 'GET /api/people/Nils': () => (isUp ? { body: person() } : { status: 500, body: {} }) });
  const user = openPage(pages, '/people/Nils');
  expect(await screen.findByText('This could not be loaded.')).toBeDefined();

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('region', { name: 'Record' })).toBeDefined();
});

test('a person who is online is marked as here', async () => {
  answerCalls({ 'GET /api/people/Nils': person() });
  openPage(pages, '/people/Nils');
  await screen.findByRole('region', { name: 'Record' });
  expect(screen.queryByText('Here now')).toBeNull();

  act(() => useLobby.setState({ users: [{ username: 'Nils', name: 'Nils', avatar: null, role: 'winner' }] }));

  expect(screen.getByText('Here now')).toBeDefined();
});

test('a friend is marked as one', async () => {
  answerCalls({ 'GET /api/people/Nils': person({ relation: 'friend' }) });
  openPage(pages, '/people/Nils');

  expect(await screen.findByText('Friend')).toBeDefined();
});

test.each(['starting', 'unreachable'] as const)(
  'the own page says that it is loading while the login is %s, and opens once it is known',
  async (status) => {
    useSession.setState({ status, user: null, token: null });
    answerCalls({ 'GET /api/people/Mira': person({ name: 'Mira', username: 'Mira' }) });
    openPage(pages, '/people/me');
    expect(screen.getByRole('status').textContent).toContain('Loading');

    act(() => logIn(somebody()));

    expect(await screen.findByRole('region', { name: 'Record' })).toBeDefined();
  },
);
