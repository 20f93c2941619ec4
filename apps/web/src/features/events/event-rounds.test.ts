import type { EventDetails } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import {
  bracketSize,
  hasWon,
  openMatches,
  ownMatch,
  placesOf,
  roundName,
  roundSteps,
  sortedMatches,
} from './event-rounds.ts';
import { entrant, eventDetails, idOf, match, round, won } from './fixture.ts';

const seenBy = (name: Parameters<typeof idOf>[0], changes: Partial<EventDetails>): EventDetails =>
  eventDetails({
    ...changes,
    own: { entrantId: idOf(name), state: 'in', isCheckedIn: false, isRemoved: false },
  });
const namesOf = (event: EventDetails) =>
  roundSteps(event).map(({ name, state }) => {
    const said =
      name.kind === 'round' ? `round ${name.number}` : name.kind === 'top' ? `top ${name.size}` : 'final';
    return `${said} ${state}`;
  });

test('matches are in the order of their tables, those of the viewer first', () => {
  const paired = round(1, [match(3), match(1), match(2)]);
  const tables = (own: number | undefined) => sortedMatches(paired, own).map(({ table }) => table);

  expect(tables(undefined)).toEqual([1, 2, 3]);
  expect(tables(idOf('Quill'))).toEqual([3, 1, 2]);
  expect(paired.matches.map(({ table }) => table)).toEqual([3, 1, 2]);
});

test('a round has open matches until all are decided', () => {
  expect(openMatches(undefined)).toEqual([]);
  expect(
    openMatches(round(1, [won(1), match(2), match(3, { state: 'disputed' })])).map(({ id }) => id),
  ).toEqual([2, 3]);
});

describe('the own match', () => {
  test('is that of the current round', () => {
    const event = seenBy('Nils', {
      rounds: [round(1, [won(1), won(2)]), round(2, [match(5, { first: 3, second: 2 })])],
    });

    expect(ownMatch(event)?.id).toBe(5);
  });

  test('is the open one of several, otherwise the last', () => {
    const decided = won(1, { id: 7 });
    const open = match(2, { id: 8, first: 1, second: 4 });

    expect(ownMatch(seenBy('Mira', { rounds: [round(1, [open, decided])] }))?.id).toBe(8);
    expect(ownMatch(seenBy('Mira', { rounds: [round(1, [won(1), decided])] }))?.id).toBe(7);
  });

  test('is missing for visitors, and for those who are not paired', () => {
    const rounds = [round(1, [match(1)])];

    expect(ownMatch(eventDetails({ rounds }))).toBeUndefined();
    expect(ownMatch(seenBy('Tamsin', { rounds }))).toBeUndefined();
    expect(ownMatch(seenBy('Mira', {}))).toBeUndefined();
  });
});

test.each([
  ['first', true, false],
  ['second', false, true],
  ['neither', false, false],
  [null, false, false],
] as const)('the outcome "%s" is won by the first: %s, by the second: %s', (outcome, first, second) => {
  const decided = match(1, { outcome });

  expect([hasWon(decided, 1), hasWon(decided, 2)]).toEqual([first, second]);
});

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [8, 8],
  [9, 16],
])('a bracket of %i entrants has %i places', (entrants, places) => {
  expect(bracketSize(entrants)).toBe(places);
});

describe('the places of the bracket', () => {
  test.each<[string, Partial<EventDetails>, number | undefined]>([
    ['of Swiss rounds without a cut are none', { kind: 'swiss' }, undefined],
    ['of Swiss rounds with a cut are those of the cut', { kind: 'swiss-with-cut', cutSize: 4 }, 4],
    ['of a drawn cut follow its seeds', { kind: 'swiss-with-cut', cutSize: 8, seeds: [1, 2, 3] }, 4],
    [
      'of an elimination before its start follow its capacity',
      { kind: 'single-elimination', capacity: 20 },
      32,
    ],
    ['of a double elimination are in two brackets', { kind: 'double-elimination' }, undefined],
  ])('%s', (_what, changes, places) => {
    expect(placesOf(eventDetails(changes))).toBe(places);
  });

  test('of a running elimination follow those who play', () => {
    const entrants = [1, 2, 3, 4, 5].map((id) => entrant(id, { state: id === 5 ? 'dropped' : 'in' }));

    expect(placesOf(eventDetails({ kind: 'single-elimination', phase: 'running', entrants }))).toBe(4);
  });
});

describe('the course of an event', () => {
  test('shows planned rounds before the start', () => {
    expect(namesOf(eventDetails({ plannedRounds: 2 }))).toEqual(['round 1 planned', 'round 2 planned']);
  });

  test('shows what is over, what is played and what is ahead', () => {
    const rounds = [round(1, [won(1)]), round(2, [match(2)])];

    expect(namesOf(eventDetails({ rounds, plannedRounds: 3 }))).toEqual([
      'round 1 done',
      'round 2 now',
      'round 3 planned',
    ]);
  });

  test('ends with the rounds of the cut', () => {
    const event = eventDetails({
      kind: 'swiss-with-cut',
      cutSize: 4,
      plannedRounds: 1,
      rounds: [round(1, [match(1)])],
    });

    expect(namesOf(event)).toEqual(['round 1 now', 'top 4 planned', 'final planned']);
    expect(roundSteps(event).map(({ isCut }) => isCut)).toEqual([false, true, true]);
  });

  test('has no Swiss rounds ahead once the cut is drawn', () => {
    const event = eventDetails({
      kind: 'swiss-with-cut',
      cutSize: 4,
      seeds: [1, 2, 3, 4],
      plannedRounds: 3,
      rounds: [round(1, [won(1)]), round(1, [match(1), match(2)], 'cut')],
    });

    expect(namesOf(event)).toEqual(['round 1 done', 'top 4 now', 'final planned']);
  });

  test('of a round robin has a round for each opponent, and one more if they are odd', () => {
    const course = (seeds: number[]) =>
      namesOf(
        eventDetails({ kind: 'round-robin', seeds, plannedRounds: null, rounds: [round(1, [match(1)])] }),
      ).length;

    expect([course([1, 2, 3, 4]), course([1, 2, 3, 4, 5])]).toEqual([3, 5]);
  });

  test('of a finished event has nothing ahead', () => {
    const event = eventDetails({ phase: 'over', rounds: [round(1, [won(1)])], plannedRounds: 3 });

    expect(namesOf({ ...event, phase: 'over' })).toEqual(['round 1 done']);
  });

  test('says how the viewer did', () => {
    const rounds = [round(1, [won(1)]), round(2, [match(1)])];
    const results = (event: EventDetails) => roundSteps(event).map(({ result }) => result);

    expect(results(seenBy('Mira', { rounds, plannedRounds: 2 }))).toEqual(['won', null]);
    expect(results(seenBy('Nils', { rounds, plannedRounds: 2 }))).toEqual(['lost', null]);
    expect(results(eventDetails({ rounds, plannedRounds: 2 }))).toEqual([null, null]);
  });
});

describe('the name of a round', () => {
  const nameIn = (event: EventDetails, index: number) => roundName(event, event.rounds[index]!);

  test('is its number where there is no bracket', () => {
    const rounds = [round(1, [won(1)]), round(2, [match(2)])];

    expect(nameIn(eventDetails({ rounds }), 1)).toEqual({ kind: 'round', number: 2 });
    expect(nameIn(eventDetails({ kind: 'double-elimination', rounds }), 1)).toEqual({
      kind: 'round',
      number: 2,
    });
  });

  test('is the number of places in a bracket, and the last one is the final', () => {
    const rounds = [round(1, [won(1)]), round(2, [won(2)]), round(3, [match(3)])];
    const event = eventDetails({ kind: 'single-elimination', seeds: [1, 2, 3, 4, 5, 6], rounds });

    expect([0, 1, 2].map((index) => nameIn(event, index))).toEqual([
      { kind: 'top', size: 8 },
      { kind: 'top', size: 4 },
      { kind: 'final' },
    ]);
  });

  test('counts the places of a cut from its own first round', () => {
    const event = eventDetails({
      kind: 'swiss-with-cut',
      cutSize: 4,
      seeds: [1, 2, 3, 4],
      rounds: [round(1, [won(1)]), round(2, [won(2)], 'cut'), round(3, [match(3)], 'cut')],
    });

    expect([0, 1, 2].map((index) => nameIn(event, index))).toEqual([
      { kind: 'round', number: 1 },
      { kind: 'top', size: 4 },
      { kind: 'final' },
    ]);
  });
});
