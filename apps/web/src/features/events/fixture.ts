/** Events for tests. */
import type {
  Entrant,
  EventDetails,
  EventMatch,
  EventRound,
  EventStanding,
  EventSummary,
} from '@amberhall/protocol';

export const NAMES = ['Mira', 'Nils', 'Olga', 'Pip', 'Quill', 'Rowan', 'Sable', 'Tamsin'] as const;

/** The id of the entrant with this name. */
export const idOf = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name) + 1;

const person = (name: string) => ({ username: name, name, avatar: null, role: 'user' as const });

export function eventSummary(changes: Partial<EventSummary> = {}): EventSummary {
  return {
    id: 5,
    name: 'Autumn Open',
    kind: 'swiss',
    gameFormat: 'normal',
    isTriad: false,
    expansions: [],
    bestOf: 1,
    cutSize: null,
    capacity: 32,
    phase: 'signup',
    entered: 8,
    waiting: 0,
    round: 0,
    startsAt: '2026-11-22T18:00:00.000Z',
    finishedAt: null,
    organiser: person('Anselm'),
    winner: null,
    own: null,
    isOrganiser: false,
    ...changes,
  };
}

export const entrant = (id: number, changes: Partial<Entrant> = {}): Entrant => {
  const name = NAMES[id - 1] ?? `player${id}`;
  return {
    id,
    name,
    user: person(name),
    club: '',
    state: 'in',
    isCheckedIn: false,
    decks: [{ name: `The Deck of ${name}`, uuid: `deck-${id}`, houses: ['dis', 'logos', 'untamed'] }],
    hasDecks: true,
    chains: null,
    ...changes,
  };
};

export const match = (id: number, changes: Partial<EventMatch> = {}): EventMatch => ({
  id,
  table: id,
  first: id * 2 - 1,
  second: id * 2,
  bestOf: 1,
  state: 'open',
  outcome: null,
  score: [0, 0],
  isAwarded: false,
  reportedBy: null,
  bans: null,
  games: [],
  ...changes,
});

export const won = (id: number, changes: Partial<EventMatch> = {}): EventMatch =>
  match(id, { state: 'decided', outcome: 'first', score: [1, 0], ...changes });

export const round = (number: number, matches: EventMatch[], stage: EventRound['stage'] = 'main') => ({
  number,
  stage,
  matches,
});

const line = (entrant: number, place: number): EventStanding => ({
  entrant,
  place,
  wins: 1,
  losses: 0,
  opponentsShare: 0.5,
  opponentsOpponentsShare: 1 / 3,
});

/** An event of eight players before its start; with `rounds` it runs. */
export function eventDetails(changes: Partial<EventDetails> = {}): EventDetails {
  const entrants = changes.entrants ?? NAMES.map((_, index) => entrant(index + 1));
  const isRunning = (changes.rounds ?? []).length > 0;
  const summary = eventSummary({
    entered: entrants.length,
    ...(isRunning && { phase: 'running' as const, round: changes.rounds?.length ?? 0 }),
  });
  const { name, kind, gameFormat, isTriad, expansions, bestOf, capacity, startsAt } = {
    ...summary,
    ...changes,
  };
  return {
    ...summary,
    settings: {
      name,
      description: 'Bring water.',
      kind,
      gameFormat,
      expansions,
      bestOf,
      finalBestOf: bestOf,
      capacity,
      rounds: null,
      cutSize: null,
      startsAt,
      checkInMinutes: null,
      roundMinutes: null,
      registersDecks: true,
      hidesDeckLists: false,
      isTriad,
      keepsChains: false,
      separatesClubs: false,
      allowsLateEntry: false,
      runsByItself: false,
      givesTitle: false,
    },
    version: 1,
    organisers: ['Anselm'],
    entrants,
    rounds: [],
    plannedRounds: 3,
    standings: isRunning ? entrants.map(({ id }, index) => line(id, index + 1)) : [],
    seeds: null,
    clock: null,
    now: new Date().toISOString(),
    history: null,
    ...changes,
  };
}
