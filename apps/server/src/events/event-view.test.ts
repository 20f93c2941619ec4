import { expect, test } from 'vitest';
import type { Account } from '../accounts/account-store.ts';
import { eventSettings } from '../testing/events.ts';
import type { EventState } from './event-state.ts';
import { eventDetailsOf } from './event-view.ts';

test('an organiser whose account is deleted while the event is read is left out', () => {
  const event = {
    id: 5,
    settings: eventSettings(),
    phase: 'signup',
    finishedAt: null,
    organiserId: 11,
    organiserIds: [11, 12],
    entrants: [],
    matches: [],
    places: null,
    seeds: null,
    mainRounds: null,
    seed: 'seed',
    version: 1,
  } as unknown as EventState; // All that is shown of it.

  const details = eventDetailsOf({
    event,
    accounts: new Map([[12, { id: 12, username: 'bert' } as Account]]),
    decks: new Map(),
    chains: new Map(),
    games: [],
    waitingGames: [],
    clock: null,
    history: null,
    viewerId: null,
    mayOrganise: false,
    now: new Date(0),
  });

  expect(details.organisers).toEqual(['bert']);
  expect(details.organiser).toBeNull();
});
