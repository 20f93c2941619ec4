import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { eventDetails } from '../features/events/fixture.ts';
import { initialLobby } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession } from '../lib/session.ts';
import { deckNamed } from '../test/deck-named.ts';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { Event } from './event.tsx';

const ONE = 'GET /api/events/5';
const page = (
  <Routes>
    <Route path="/events/:id" element={<Event />} />
  </Routes>
);
const unknown = () => ({ status: 404, body: { success: false, message: 'There is no such event.' } });

beforeEach(() => {
  useLobby.setState(initialLobby);
  useSession.setState({ status: 'anonymous', user: null, token: null });
});

test.each([
  ['There is no such event', unknown],
  ['Ember Open', { success: true, event: eventDetails({ id: 5, name: 'Ember Open' }) }],
])('an event that is prefetched is not requested again by its page: %s', async (heading, answer) => {
  const sent = answerCalls({ [ONE]: answer });
  openPage(page, '/events/5');

  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(sent.filter(({ call }) => call === ONE)).toHaveLength(1);
});

test('an address without a number of an event requests nothing', async () => {
  const sent = answerCalls({});
  openPage(page, '/events/none');

  expect(await screen.findByRole('heading', { name: 'There is no such event' })).toBeDefined();
  expect(sent).toEqual([]);
});

test('the form for the sign-up offers the own decks', async () => {
  logIn(somebody());
  useLobby.setState({ connection: 'connected' });
  answerCalls({
    [ONE]: { success: true, event: eventDetails({ id: 5, name: 'Ember Open', entrants: [] }) },
    'GET /api/decks': {
      success: true,
      numDecks: 1,
      decks: [deckNamed('Old Brine', ['dis', 'logos', 'mars'])],
    },
    'GET /api/decks/expansions': { success: true, expansions: [] },
  });
  const user = openPage(page, '/events/5');

  await user.click(await screen.findByRole('button', { name: /Sign up/ }));

  expect(await screen.findByText('Old Brine')).toBeDefined();
});
