import type { OwnMatch } from '@amberhall/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { EventNotices } from './event-notices.tsx';
import { eventDetails } from './fixture.ts';

const OWN = 'GET /api/account/Mira/events';
let nextId = 1;
const ownMatch = (changes: Partial<OwnMatch> = {}): OwnMatch => ({
  eventId: 5,
  event: 'Autumn Open',
  matchId: nextId++,
  round: 2,
  table: 7,
  opponent: 'Nils',
  state: 'open',
  asksToConfirm: false,
  asksToBan: false,
  gameId: 'game-1',
  ...changes,
});
const reply = (matches: OwnMatch[], checkIns: object[] = [], movedUp: object[] = []) => ({
  success: true,
  matches,
  checkIns,
  movedUp,
});
const open = (path = '/') => openPage(<EventNotices username="Mira" />, path);

const notified = vi.fn<(text: string) => void>();
beforeEach(() => {
  useLobby.setState(initialLobby);
  logIn(somebody());
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = 'granted';
      constructor(text: string) {
        notified(text);
      }
      close(): void {}
    },
  );
  notified.mockClear();
});

test('a match that waits is shown with the way to its table', async () => {
  answerCalls({ [OWN]: reply([ownMatch()]) });
  open();

  expect(await screen.findByText('Autumn Open, round 2: you play Nils at table 7.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Go to my table' });
  expect(link.getAttribute('href')).toBe('/play?gameId=game-1');
});

test('a ban that is due is asked for before the game', async () => {
  answerCalls({ [OWN]: reply([ownMatch({ asksToBan: true, gameId: null })]) });
  open();

  expect(await screen.findByText('Autumn Open, round 2: ban one of Nils’s decks.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the event' }).getAttribute('href')).toBe('/events/5');
});

test('a report to confirm and an open check-in lead to the event', async () => {
  const matches = [ownMatch({ state: 'reported', asksToConfirm: true })];
  const checkIns = [{ eventId: 9, event: 'Winter Cup', startsAt: '2026-12-01T18:00:00.000Z' }];
  answerCalls({ [OWN]: reply(matches, checkIns) });
  open();

  expect(await screen.findByText('Autumn Open: Nils has reported the result of your match.')).toBeDefined();
  expect(screen.getByText('Winter Cup: the check-in is open.')).toBeDefined();
  expect(
    screen.getAllByRole('link', { name: 'Open the event' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/events/5', '/events/9']);
});

test('an own report and a disputed match need no notice', async () => {
  const sent = answerCalls({
    [OWN]: reply([ownMatch({ state: 'reported' }), ownMatch({ state: 'disputed' })]),
  });
  open();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Your events' })).toBeNull();
});

test('a closed notice stays closed', async () => {
  answerCalls({ [OWN]: reply([ownMatch()]) });
  const user = open();

  await user.click(await screen.findByRole('button', { name: 'Close the notice' }));

  expect(screen.queryByRole('region', { name: 'Your events' })).toBeNull();
});

const MOVED_UP = { eventId: 5, event: 'Autumn Open' };
const SEE_PLACE = 'POST /api/events/5/entry';

/** The server keeps the notice until the user has seen it. */
function keepMovedUp() {
  let movedUp = [MOVED_UP];
  return answerCalls({
    [OWN]: () => ({ body: reply([], [], movedUp) }),
    [SEE_PLACE]: () => {
      movedUp = [];
      return { body: { success: true, event: eventDetails() } };
    },
  });
}

test('a place from the waiting list is told until its notice is closed', async () => {
  const sent = keepMovedUp();
  const user = open();

  const text = 'Autumn Open: you have moved up from the waiting list. You play.';
  expect(await screen.findByText(text)).toBeDefined();
  expect(sent.some(({ call }) => call === SEE_PLACE)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Close the notice' }));

  await waitFor(() => expect(sent.filter(({ call }) => call === OWN)).toHaveLength(2));
  expect(sent.filter(({ call }) => call === SEE_PLACE).map(({ body }) => body)).toEqual([{ do: 'seePlace' }]);
  expect(screen.queryByText(text)).toBeNull();
});

test('a place from the waiting list is seen on the page of the event', async () => {
  const sent = keepMovedUp();
  open('/events/5');

  await waitFor(() => expect(sent.some(({ call }) => call === SEE_PLACE)).toBe(true));
});

test('the page of the event and the table show no notice about it', async () => {
  const sent = answerCalls({ [OWN]: reply([ownMatch()]) });
  open('/events/5');

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(/you play Nils/)).toBeNull();
});

test('a new match is told once on the desktop, when the lobby reports a change', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const matches: OwnMatch[] = [];
  answerCalls({ [OWN]: () => ({ body: reply(matches) }) });
  open();
  const change = (version: number) => act(() => useLobby.setState({ eventChanges: [{ id: 5, version }] }));

  matches.push(ownMatch());
  change(2);
  expect(await screen.findByText(/you play Nils/)).toBeDefined();
  matches.push(ownMatch({ eventId: 6, event: 'Other', opponent: 'Olga' }));
  change(3);
  expect(await screen.findByText(/you play Olga/)).toBeDefined();

  expect(notified.mock.calls.flat()).toEqual([
    'Autumn Open, round 2: you play Nils at table 7.',
    'Other, round 2: you play Olga at table 7.',
  ]);
});
