import type { Entrant, EntrantAction, EventDetails, EventMatch } from '@amberhall/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { EventPage } from './event-page.tsx';
import { entrant, eventDetails, idOf, match, round } from './fixture.ts';

const ENTRY = 'POST /api/events/5/entry';
const own = { entrantId: idOf('Mira'), state: 'in', isCheckedIn: false, isRemoved: false } as const;
const DECKS = ['Old Brine', 'Red Tide', 'Low Moor', 'High Wall'].map((name, index) =>
  deckNamed(name, ['dis'], { id: index + 1, isStandalone: true }),
);

function open(event: EventDetails) {
  const reply = { success: true, event };
  const sent = answerCalls({ 'GET /api/events/5': reply, [ENTRY]: reply });
  const page = (
    <EventPage
      deckChoice={({ chosen, onChoose }) =>
        DECKS.map((deck) => (
          <button
            key={deck.id}
            type="button"
            aria-pressed={chosen.includes(deck.name)}
            onClick={() => onChoose(deck)}
          >
            {deck.name}
          </button>
        ))
      }
    />
  );
  const user = openPage(
    <Routes>
      <Route path="/events/:id" element={page} />
    </Routes>,
    '/events/5',
  );
  const entry = () => sent.findLast(({ call }) => call === ENTRY)?.body as EntrantAction;
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { press, entry };
}

const threeDecks = (id: number): Entrant => ({
  ...entrant(id),
  decks: [1, 2, 3].map((number) => ({
    name: `Deck ${number} of ${entrant(id).name}`,
    uuid: `${id}-${number}`,
    houses: ['dis', 'logos', 'untamed'],
  })),
});

/** The running event in which Mira plays the second entrant. */
function running(
  bans: EventMatch['bans'],
  changes: Partial<EventMatch> = {},
  entrants = [1, 2, 3, 4].map(threeDecks),
) {
  const matches = [match(1, { bestOf: 3, bans, ...changes }), match(2, { bestOf: 3 })];
  return eventDetails({ isTriad: true, own, entrants, rounds: [round(1, matches)] });
}

const NONE = { isMade: false, deck: null };
const ownPanel = async () => within(await screen.findByRole('region', { name: 'Your match' }));

beforeEach(() => {
  useLobby.setState(initialLobby);
  logIn(somebody());
});

describe('the sign-up for a triad event', () => {
  test('sends three decks once three are chosen, and a second press takes a deck back', async () => {
    const { press, entry } = open(eventDetails({ isTriad: true }));
    const register = () => screen.getByRole('button', { name: 'Register these decks' });

    await press('Sign up');
    for (const name of ['Old Brine', 'Red Tide', 'Red Tide', 'Low Moor']) await press(name);
    expect(screen.getByText('Chosen: 2 of 3')).toBeDefined();
    expect(register()).toHaveProperty('disabled', true);
    await press('High Wall');
    // There is no room for a fourth one.
    await press('Red Tide');
    await press('Register these decks');

    await waitFor(() =>
      expect(entry()).toEqual({
        do: 'enter',
        club: '',
        decks: [1, 3, 4].map((deckId) => ({ deckId, isStandalone: true })),
      }),
    );
  });

  test('shows the three registered decks', async () => {
    open(eventDetails({ isTriad: true, own, entrants: [threeDecks(1)] }));

    expect(
      await screen.findByText('Your decks: Deck 1 of Mira, Deck 2 of Mira, Deck 3 of Mira'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change the decks' })).toBeDefined();
  });

  test('is made up for during the event by a player without decks', async () => {
    const entrants = [entrant(1, { decks: [], hasDecks: false }), ...[2, 3, 4].map(threeDecks)];
    open(running([NONE, NONE], {}, entrants));

    expect(await screen.findByRole('button', { name: 'Register three decks' })).toBeDefined();
  });
});

describe('a triad match', () => {
  test('lets the player ban one of the opponent’s decks, and asks once', async () => {
    const { press, entry } = open(running([NONE, NONE]));

    const panel = await ownPanel();
    expect(panel.queryByText('Your table is being opened.')).toBeNull();
    await press('Ban Deck 2 of Nils');
    expect(entry()).toBeUndefined();
    await press('Confirm');

    await waitFor(() => expect(entry()).toEqual({ do: 'ban', matchId: 1, deck: 1 }));
  });

  test('says when a missing ban is drawn, if the round has a clock', async () => {
    const event = running([NONE, NONE]);
    open({ ...event, settings: { ...event.settings, roundMinutes: 45 } });

    const panel = await ownPanel();
    expect(panel.getByText(/missing 5 minutes after the start of the round/)).toBeDefined();
  });

  test('says whom the ban waits for', async () => {
    open(running([{ isMade: true, deck: 0 }, NONE]));

    const panel = await ownPanel();
    expect(panel.getByText('You have banned Deck 1 of Nils. Nils has not banned a deck yet.')).toBeDefined();
    expect(screen.getAllByText('Waiting for bans').length).toBeGreaterThan(0);
  });

  test('names both bans and leads to the table', async () => {
    const bans: EventMatch['bans'] = [
      { isMade: true, deck: 0 },
      { isMade: true, deck: 2 },
    ];
    open(running(bans, { games: [{ gameId: 'game-1', state: 'waiting' }] }));

    const panel = await ownPanel();
    expect(panel.getByText('Banned: your deck Deck 3 of Mira, and Deck 1 of Nils of Nils.')).toBeDefined();
    expect(panel.getByRole('link', { name: 'Go to my table' })).toBeDefined();
  });

  test('waits for an opponent without decks', async () => {
    const entrants = [
      threeDecks(1),
      entrant(2, { decks: [], hasDecks: false }),
      threeDecks(3),
      threeDecks(4),
    ];
    open(running([NONE, NONE], {}, entrants));

    expect((await ownPanel()).getByText('Nils has not registered decks yet.')).toBeDefined();
  });
});
