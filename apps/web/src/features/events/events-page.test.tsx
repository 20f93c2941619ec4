import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { EventsPage } from './events-page.tsx';
import { eventSummary } from './fixture.ts';

const LIST = 'GET /api/events';
const listOf = (...events: object[]) => ({ success: true, events });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  useLobby.setState(initialLobby);
  logIn(somebody());
});

test('events are grouped, each with its kind, its places and one link to the next action', async () => {
  const own = { entrantId: 3, state: 'in', isCheckedIn: false, isRemoved: false } as const;
  answerCalls({
    [LIST]: listOf(
      eventSummary({ id: 1, name: 'Mine', phase: 'running', round: 2, own }),
      eventSummary({ id: 2, name: 'Open One', entered: 21, kind: 'swiss-with-cut', cutSize: 8 }),
      eventSummary({ id: 3, name: 'Full One', entered: 32, waiting: 3 }),
      eventSummary({ id: 4, name: 'Other', phase: 'running', round: 1 }),
      eventSummary({ id: 5, name: 'Old One', phase: 'over', winner: 'Ysolde' }),
    ),
  });
  openPage(<EventsPage />);

  const yours = await group('Yours');
  const next = yours.getByRole('link', { name: 'My next match: Mine' });
  expect(next.getAttribute('href')).toBe('/events/1');
  expect(yours.getByText('Round 2')).toBeDefined();
  const open = await group('Open for sign-up');
  expect(open.getByText('Swiss, cut to 8')).toBeDefined();
  expect(open.getByText('21 of 32 signed up')).toBeDefined();
  expect(open.getByRole('link', { name: 'Sign up: Open One' })).toBeDefined();
  expect(open.getByText(/32 of 32 signed up, 3 waiting/)).toBeDefined();
  expect(open.getByRole('link', { name: 'Waiting list: Full One' })).toBeDefined();
  expect((await group('Under way')).getByRole('link', { name: 'Follow: Other' })).toBeDefined();
  const finished = await group('Finished');
  expect(finished.getByRole('link', { name: 'Results: Old One' })).toBeDefined();
  expect(finished.getByText('Ysolde')).toBeDefined();
});

test('a member without events is invited to organise one', async () => {
  answerCalls({ [LIST]: listOf() });
  openPage(<EventsPage />);

  expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeDefined();
  const link = screen.getByRole('link', { name: 'Organise an event' });
  expect(link.getAttribute('href')).toBe('/events/new');
});

test('only those who manage tournaments are led to the brackets of the outside service', async () => {
  answerCalls({ [LIST]: listOf() });
  openPage(<EventsPage />);
  await screen.findByRole('heading', { name: 'No events yet' });
  expect(screen.queryByRole('link', { name: 'Tournament lobby' })).toBeNull();

  act(() => logIn(somebody(['canManageTournaments'])));

  const link = await screen.findByRole('link', { name: 'Tournament lobby' });
  expect(link.getAttribute('href')).toBe('/tournamentlobby');
});

test('a visitor is asked to log in, and cannot organise', async () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  answerCalls({ [LIST]: listOf() });
  openPage(<EventsPage />);

  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Organise an event' })).toBeNull();
});

test('a long group shows twelve events, and all of them after a press', async () => {
  const many = Array.from({ length: 30 }, (_, id) => eventSummary({ id: id + 1, name: `Event ${id}` }));
  answerCalls({ [LIST]: listOf(...many) });
  const user = openPage(<EventsPage />);

  expect(await screen.findAllByRole('listitem')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show all 30' }));

  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});

const FILTERED = [
  eventSummary({ id: 1, name: 'Autumn Swiss' }),
  eventSummary({
    id: 2,
    name: 'Sealed Cup',
    kind: 'single-elimination',
    gameFormat: 'sealed',
    isOrganiser: true,
  }),
  eventSummary({ id: 3, name: 'Old Swiss', phase: 'over' }),
];
const shownNames = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the list is filtered by name, kind, format, state and own events', async () => {
  answerCalls({ [LIST]: listOf(...FILTERED) });
  const user = openPage(<EventsPage />);
  const choose = async (label: string, option: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: label }), option);
  const clear = () => user.click(screen.getByRole('button', { name: 'Clear filters' }));

  await choose('Kind', 'Swiss');
  expect(shownNames()).toEqual(['Autumn Swiss', 'Old Swiss']);
  await choose('State', 'Finished');
  expect(shownNames()).toEqual(['Old Swiss']);
  await clear();
  await choose('Format', 'Sealed');
  expect(shownNames()).toEqual(['Sealed Cup']);
  await choose('Kind', 'Swiss');
  expect(screen.getByText('No events fit these filters.')).toBeDefined();
  await clear();
  await user.click(screen.getByRole('button', { name: 'Yours' }));
  expect(shownNames()).toEqual(['Sealed Cup']);
  await clear();
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'autumn');
  await waitFor(() => expect(shownNames()).toEqual(['Autumn Swiss']));
});

test('a link opens the list with its filters', async () => {
  answerCalls({ [LIST]: listOf(...FILTERED) });
  openPage(<EventsPage />, '/events?state=finished&kind=swiss&format=nonsense');

  expect(await screen.findByRole('link', { name: 'Old Swiss' })).toBeDefined();
  expect(shownNames()).toEqual(['Old Swiss']);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'finished');
});

test('a failed list can be loaded again', async () => {
  const sent = answerCalls({ [LIST]: () => ({ status: 500, body: {} }) });
  const user = openPage(<EventsPage />);

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(sent).toHaveLength(2);
});

test('the list is fetched again when the lobby reports a changed event', async () => {
  let name = 'Before';
  answerCalls({ [LIST]: () => ({ body: listOf(eventSummary({ name })) }) });
  openPage(<EventsPage />);
  await screen.findByRole('link', { name: 'Before' });

  name = 'After';
  act(() => useLobby.setState({ eventChanges: [{ id: 5, version: 2 }] }));

  expect(await screen.findByRole('link', { name: 'After' })).toBeDefined();
});
