import { EVENT_TEXTS } from '@amberhall/protocol';
import type { EntrantAction } from '@amberhall/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { actAsEntrant, isCheckInOpen } from './entrant-actions.ts';
import type { EventEntrant, EventState, StoredMatch } from './event-state.ts';

const START = Date.parse('2026-11-28T18:00:00.000Z');
const minutesBefore = (minutes: number): Date => new Date(START - minutes * 60_000);

describe('the check-in', () => {
  const isOpen = (phase: EventState['phase'], checkInMinutes: number | null, now: Date): boolean =>
    isCheckInOpen(
      { phase, settings: { checkInMinutes, startsAt: new Date(START).toISOString() } } as EventState,
      now,
    );

  test('is open from its time before the start until the event starts', () => {
    expect(isOpen('signup', 30, minutesBefore(31))).toBe(false);
    expect(isOpen('signup', 30, minutesBefore(30))).toBe(true);
    expect(isOpen('signup', 30, minutesBefore(-5))).toBe(true);
    expect(isOpen('running', 30, minutesBefore(10))).toBe(false);
  });

  test('is open for five minutes at least', () => {
    expect(isOpen('signup', 1, minutesBefore(5))).toBe(true);
    expect(isOpen('signup', 1, minutesBefore(6))).toBe(false);
  });

  test('is never open in an event without it', () => {
    expect(isOpen('signup', null, minutesBefore(1))).toBe(false);
  });
});

describe('the result of a match', () => {
  let match: StoredMatch;
  beforeEach(() => {
    match = {
      id: 7,
      round: 1,
      stage: 'main',
      table: 1,
      firstId: 1,
      secondId: 2,
      bestOf: 3,
      state: 'open',
      outcome: null,
      firstGames: 0,
      secondGames: 0,
      isAwarded: false,
      reportedById: null,
      firstBan: null,
      secondBan: null,
      pairedAt: new Date(START),
    };
  });

  /** The entrant 1 is of user 10, and so on. */
  function act(entrantId: number, action: EntrantAction): StoredMatch {
    const entrants = [1, 2, 3].map((id) => ({ id, userId: id * 10, state: 'in' }) as EventEntrant);
    const event = { phase: 'running', settings: {}, entrants, matches: [match] } as unknown as EventState;
    actAsEntrant(event, { userId: entrantId * 10, action, decks: undefined, now: new Date(START) });
    return match;
  }
  const report = (entrantId: number, outcome: 'first' | 'second' | 'neither', score: [number, number]) =>
    act(entrantId, { do: 'report', matchId: 7, outcome, score });

  test('is reported with its score', () => {
    expect(report(1, 'first', [2, 1])).toMatchObject({
      state: 'reported',
      outcome: 'first',
      firstGames: 2,
      secondGames: 1,
      reportedById: 1,
    });
  });

  test('can be corrected by the entrant who reported it', () => {
    report(1, 'first', [2, 1]);

    expect(report(1, 'second', [0, 2])).toMatchObject({
      state: 'reported',
      outcome: 'second',
      firstGames: 0,
      secondGames: 2,
    });
  });

  test.each<['first' | 'second' | 'neither', [number, number]]>([
    ['first', [3, 0]],
    ['first', [1, 2]],
    ['second', [2, 0]],
    ['first', [1, 1]],
    ['neither', [0, 0]],
  ])('%s by %j is no result of a match of three games', (outcome, score) => {
    expect(() => report(1, outcome, score)).toThrow(EVENT_TEXTS.wrongScore);
    expect(match.state).toBe('open');
  });

  test('is decided when the opponent reports the same or confirms it', () => {
    report(1, 'first', [2, 0]);
    expect(report(2, 'first', [2, 0])).toMatchObject({ state: 'decided', isAwarded: false });
    match = { ...match, state: 'open', outcome: null, reportedById: null };

    report(2, 'second', [1, 2]);

    expect(act(1, { do: 'confirm', matchId: 7 })).toMatchObject({
      state: 'decided',
      outcome: 'second',
      firstGames: 1,
      secondGames: 2,
    });
  });

  test('is disputed when the opponent reports another one or rejects it', () => {
    report(1, 'first', [2, 0]);
    expect(report(2, 'second', [0, 2])).toMatchObject({
      state: 'disputed',
      outcome: 'first',
      reportedById: 1,
    });
    match = { ...match, state: 'open', outcome: null, reportedById: null };

    report(1, 'first', [2, 0]);

    expect(act(2, { do: 'dispute', matchId: 7 }).state).toBe('disputed');
  });

  test('is not confirmed without a report, or by its reporter', () => {
    expect(() => act(1, { do: 'confirm', matchId: 7 })).toThrow(EVENT_TEXTS.notReported);
    report(1, 'first', [2, 0]);

    expect(() => act(1, { do: 'confirm', matchId: 7 })).toThrow(EVENT_TEXTS.notReported);
  });

  test('is reported by its players alone, while it is open', () => {
    expect(() => report(3, 'first', [2, 0])).toThrow(EVENT_TEXTS.notYourMatch);
    match.state = 'decided';

    expect(() => report(1, 'first', [2, 0])).toThrow(EVENT_TEXTS.notOpen);
  });
});
