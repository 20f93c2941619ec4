import type { EntrantAction, EventDetails, OrganiserAction } from '@amberhall/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { EventPage } from './event-page.tsx';
import { entrant, eventDetails, idOf, match, round, won } from './fixture.ts';

const ONE = 'GET /api/events/5';
const ENTRY = 'POST /api/events/5/entry';
const ORGANISE = 'POST /api/events/5/organise';
const own = { entrantId: idOf('Mira'), state: 'in', isCheckedIn: false, isRemoved: false } as const;
const DECK = deckNamed('Old Brine', ['dis'], { id: 44, isStandalone: true });

function open(event: EventDetails, answers: Parameters<typeof answerCalls>[0] = {}) {
  const reply = { success: true, event };
  const sent = answerCalls({ [ONE]: reply, [ENTRY]: reply, [ORGANISE]: reply, ...answers });
  const user = openPage(
    <>
      <Routes>
        <Route
          path="/events/:id"
          element={
            <EventPage
              deckChoice={({ onChoose }) => (
                <button type="button" onClick={() => onChoose(DECK)}>
                  {DECK.name}
                </button>
              )}
            />
          }
        />
      </Routes>
      <Toasts label="Messages" closeLabel="Close" />
    </>,
    '/events/5',
  );
  const bodyOf = (call: string) =>
    sent.findLast((each) => each.call === call)?.body as EntrantAction | OrganiserAction;
  return { sent, user, bodyOf };
}

const press = async (user: ReturnType<typeof open>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  useLobby.setState(initialLobby);
  logIn(somebody());
});

describe('the sign-up', () => {
  test('asks a visitor to log in', async () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    open(eventDetails());

    expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  });

  test('sends the chosen deck', async () => {
    const { user, bodyOf } = open(eventDetails());

    await press(user, 'Sign up');
    await press(user, 'Old Brine');

    expect(await screen.findByText('You have entered the event')).toBeDefined();
    expect(bodyOf(ENTRY)).toEqual({ do: 'enter', club: '', decks: [{ deckId: 44, isStandalone: true }] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('with a club sends it with the deck', async () => {
    const event = eventDetails();
    const settings = { ...event.settings, separatesClubs: true };
    const { user, bodyOf } = open({ ...event, settings });

    await user.type(await screen.findByRole('textbox', { name: 'Your club' }), ' Harbour ');
    await press(user, 'Sign up');
    await press(user, 'Old Brine');

    await waitFor(() => expect(bodyOf(ENTRY)).toMatchObject({ do: 'enter', club: 'Harbour' }));
  });

  test('of a full event leads to the waiting list', async () => {
    open(eventDetails({ capacity: 8 }));

    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeDefined();
  });

  test('that is refused says why, and stays open', async () => {
    const message = 'This deck cannot be registered for this event.';
    const { user } = open(eventDetails(), {
      [ENTRY]: () => ({ status: 400, body: { success: false, message } }),
    });

    await press(user, 'Sign up');
    await press(user, 'Old Brine');

    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('an entrant before the start', () => {
  test('registers a deck', async () => {
    const entrants = [entrant(1, { decks: [], hasDecks: false })];
    const { user, bodyOf } = open(eventDetails({ own, entrants }));

    expect(await screen.findByText('You have not registered a deck yet.')).toBeDefined();
    await press(user, 'Register a deck');
    await press(user, 'Old Brine');

    await waitFor(() =>
      expect(bodyOf(ENTRY)).toEqual({ do: 'registerDecks', decks: [{ deckId: 44, isStandalone: true }] }),
    );
  });

  test('sees the chains that follow the deck, and how they change', async () => {
    const event = eventDetails({ own, entrants: [entrant(1, { chains: 3 })] });
    open({ ...event, settings: { ...event.settings, keepsChains: true } });

    const panel = within(await screen.findByRole('region', { name: 'Your place' }));
    expect(panel.getByText(/^Chains: 3 Chains follow a deck through the events/)).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Entrants' })).getByText('Chains: 3')).toBeDefined();
  });

  test('checks in once the check-in is open', async () => {
    const startsAt = new Date(Date.now() + 10 * 60_000).toISOString();
    const event = eventDetails({ own, startsAt });
    const settings = { ...event.settings, checkInMinutes: 30 };
    const { user, bodyOf } = open({ ...event, settings });

    await press(user, 'Check in');

    await waitFor(() => expect(bodyOf(ENTRY)).toEqual({ do: 'checkIn' }));
  });

  test('sees when the check-in opens', async () => {
    const event = eventDetails({ own, startsAt: '2999-01-01T20:00:00.000Z' });
    open({ ...event, settings: { ...event.settings, checkInMinutes: 30 } });

    expect(await screen.findByText('The check-in opens at 19:30.')).toBeDefined();
  });

  test('whom an organiser has dropped cannot sign up', async () => {
    const entrants = [entrant(1, { state: 'dropped' })];
    open(eventDetails({ own: { ...own, state: 'dropped', isRemoved: true }, entrants }));

    expect(await screen.findByText(/Only an organiser can let you in again/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  test('leaves after one question', async () => {
    const { user, sent, bodyOf } = open(eventDetails({ own }));

    await press(user, 'Leave the event');
    expect(sent.some(({ call }) => call === ENTRY)).toBe(false);
    await press(user, 'Confirm');

    await waitFor(() => expect(bodyOf(ENTRY)).toEqual({ do: 'drop' }));
  });
});

describe('the viewer’s match', () => {
  const mine = (changes: Parameters<typeof match>[1] = {}) => match(1, changes);
  const running = (changes?: Parameters<typeof match>[1]) =>
    eventDetails({ own, rounds: [round(1, [mine(changes)])] });
  const panel = async () => within(await screen.findByRole('region', { name: 'Your match' }));

  test('leads to the table as soon as its game is open', async () => {
    open(running({ games: [{ gameId: 'game-1', state: 'waiting' }] }));

    const link = (await panel()).getByRole('link', { name: 'Go to my table' });
    expect(link.getAttribute('href')).toBe('/play?gameId=game-1');
  });

  test('of three games is reported with its score', async () => {
    const { user, bodyOf } = open(running({ bestOf: 3 }));

    await press(user, 'Report result');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: 'Both lose' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Nils wins 2 – 1' }));
    await user.click(dialog.getByRole('button', { name: 'Report result' }));

    await waitFor(() =>
      expect(bodyOf(ENTRY)).toEqual({ do: 'report', matchId: 1, outcome: 'second', score: [1, 2] }),
    );
  });

  test('with a result that the opponent has reported is confirmed or disputed', async () => {
    const { user, bodyOf } = open(
      running({ state: 'reported', outcome: 'second', score: [0, 1], reportedBy: idOf('Nils') }),
    );

    expect(await screen.findByText('Nils has reported: you lost 0 – 1. Is that right?')).toBeDefined();
    await press(user, 'Dispute');
    await waitFor(() => expect(bodyOf(ENTRY)).toEqual({ do: 'dispute', matchId: 1 }));
    await press(user, /^Confirm$/);
    await waitFor(() => expect(bodyOf(ENTRY)).toEqual({ do: 'confirm', matchId: 1 }));
  });

  test('with an own report waits for the opponent', async () => {
    open(running({ state: 'reported', outcome: 'first', score: [1, 0], reportedBy: idOf('Mira') }));

    expect(
      await screen.findByText('You have reported: you won 1 – 0. Nils has to confirm it.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Report result' })).toBeNull();
  });
});

describe('an organiser', () => {
  const organising = (changes: Partial<EventDetails> = {}) => eventDetails({ isOrganiser: true, ...changes });
  const strip = async () => within(await screen.findByRole('region', { name: 'Organise' }));

  test('starts an event with enough players', async () => {
    const { user, bodyOf } = open(organising());
    await press(user, 'Start the event');
    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'start' }));
  });

  test('cannot start with too few players, and sees how many are missing', async () => {
    open(organising({ entrants: [entrant(1), entrant(2)] }));

    const start = (await strip()).getByRole('button', { name: 'Start the event' });
    expect(start).toHaveProperty('disabled', true);
    expect(screen.getByText('2 more players are needed.')).toBeDefined();
  });

  test('cannot pair the next round before all results are in', async () => {
    open(organising({ rounds: [round(1, [won(1), match(2)])] }));

    const next = (await strip()).getByRole('button', { name: 'Pair round 2' });
    expect(next).toHaveProperty('disabled', true);
    expect(screen.getByText('1 result is missing.')).toBeDefined();
    expect(screen.getByText('1 of 2')).toBeDefined();
  });

  test('pairs the next round, and then the cut', async () => {
    const { user, bodyOf } = open(
      organising({ kind: 'swiss-with-cut', cutSize: 4, plannedRounds: 1, rounds: [round(1, [won(1)])] }),
    );

    await press(user, 'Start the cut');

    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'nextRound' }));
  });

  test('decides a disputed match, also against both', async () => {
    const { user, bodyOf } = open(
      organising({ rounds: [round(1, [match(1, { state: 'disputed', table: 6 })])] }),
    );

    expect(await screen.findByText('Players disagree about the result. Tables: 6.')).toBeDefined();
    await press(user, 'Set the result of table 6');
    await user.click(screen.getByRole('radio', { name: 'Both lose' }));
    await press(user, 'Set the result');

    await waitFor(() =>
      expect(bodyOf(ORGANISE)).toEqual({ do: 'decide', matchId: 1, outcome: 'neither', score: [0, 0] }),
    );
  });

  test('drops a player after a question, and readmits another', async () => {
    const entrants = [entrant(1), entrant(2, { state: 'dropped' })];
    const { user, bodyOf } = open(organising({ entrants, rounds: [round(1, [match(1)])] }));

    await press(user, 'Drop Mira');
    await press(user, 'Confirm');
    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'dropEntrant', entrantId: 1 }));
    await press(user, 'Readmit Nils');
    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'readmit', entrantId: 2 }));
  });

  test('adds a player by name', async () => {
    const { user, bodyOf } = open(organising());

    await press(user, 'Add a player');
    await user.type(screen.getByRole('textbox', { name: 'User name' }), 'Xan');
    await press(user, 'Add');

    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'addEntrant', username: 'Xan' }));
  });

  test('adds and removes other organisers', async () => {
    const { user, bodyOf } = open(organising({ organisers: ['Mira', 'Anselm'] }));

    await press(user, 'Organisers');
    await press(user, 'Remove Anselm');
    await press(user, 'Confirm');
    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'removeOrganiser', username: 'Anselm' }));
    await user.type(screen.getByRole('textbox', { name: 'User name' }), 'Xan');
    await press(user, 'Add');
    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'addOrganiser', username: 'Xan' }));
  });

  test('announces, starts the clock and pairs again while the round has no results', async () => {
    const { user, bodyOf } = open(organising({ rounds: [round(1, [match(1)])] }));

    await press(user, 'Announce');
    const dialog = () => within(screen.getByRole('dialog'));
    await user.type(dialog().getByRole('textbox'), 'Sit down.');
    await user.click(dialog().getByRole('button', { name: 'Announce' }));
    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'announce', text: 'Sit down.' }));

    await press(user, 'Clock');
    await user.click(dialog().getByRole('button', { name: 'Start the clock' }));
    await waitFor(() =>
      expect(bodyOf(ORGANISE)).toEqual({ do: 'clock', request: { do: 'start', minutes: 45 } }),
    );
    const [close] = dialog().getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);

    await press(user, 'Pair again');
    await press(user, 'Confirm');
    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'pairAgain' }));
  });

  test('cancels the event after a question', async () => {
    const { user, bodyOf } = open(organising());

    await press(user, 'Cancel the event');
    await press(user, 'Confirm');

    await waitFor(() => expect(bodyOf(ORGANISE)).toEqual({ do: 'cancel' }));
  });

  test('sees who did what', async () => {
    const time = '2026-11-22T19:00:00.000Z';
    const decided = { do: 'decide', matchId: 1, outcome: 'first', score: [1, 0] };
    const history = [
      { time, actor: '', details: { do: 'nextRound' } },
      { time, actor: 'Anselm', details: decided },
      { time, actor: 'Anselm', details: { do: 'dropEntrant', entrantId: 3 } },
      { time, actor: 'Anselm', details: { do: 'update' } },
      { time, actor: 'Anselm', details: { do: 'sing' } },
    ];
    open(organising({ history, rounds: [round(1, [won(1)])] }));

    const list = within(await screen.findByRole('region', { name: 'History' }));
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/^.*:00/, ''));
    expect(lines).toEqual([
      'the siteThe event goes on',
      'AnselmResult set: Mira 1 – 0 Nils',
      'AnselmPlayer dropped: Olga',
      'AnselmSettings changed',
      'Anselm{"do":"sing"}',
    ]);
  });

  test('is the only one who sees these actions', async () => {
    open(eventDetails({ rounds: [round(1, [match(1)])] }));

    await screen.findByRole('region', { name: 'Round 1' });
    expect(screen.queryByRole('region', { name: 'Organise' })).toBeNull();
    expect(screen.queryByRole('button', { name: /result of table/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Drop/ })).toBeNull();
  });
});
