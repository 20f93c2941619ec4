import type { RoundClock, TournamentGameSummary, TournamentMatch } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { ANNA as anna, BERT as bert, game, match, participant } from './fixture.ts';
import { gameNameOf, isShown, summariesOf, roundsOf } from './match-state.ts';

const NOW = Date.parse('2026-11-21T20:00:00.000Z');
const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

const over = {
  startedAt: ago(20),
  finishedAt: ago(2),
  winner: 'anna',
  players: [
    { name: 'anna', keys: 3 },
    { name: 'bert', keys: 1 },
  ],
};

const clock = (changes: Partial<RoundClock> = {}): RoundClock => ({
  round: 1,
  minutes: 45,
  startedAt: ago(5),
  stoppedAt: null,
  ...changes,
});

function stateOf(
  games: TournamentGameSummary[],
  clocks: RoundClock[] = [],
  changes: Partial<TournamentMatch> = {},
) {
  const [summary] = summariesOf([match(changes)], { participants: [anna, bert], games, clocks, now: NOW });
  return summary && [summary.state, summary.isOverdue];
}

describe('a match', () => {
  test('is pending without a game, and hidden while it waits for earlier matches', () => {
    expect(stateOf([])).toEqual(['pending', false]);
    expect(stateOf([], [], { player2_id: null })).toBeUndefined();
    expect(stateOf([], [], { state: 'pending' })).toBeUndefined();
  });

  test('is waiting, running or finished like its game', () => {
    expect(stateOf([game()])).toEqual(['waiting', false]);
    expect(stateOf([game({ startedAt: ago(5) })])).toEqual(['running', false]);
    expect(stateOf([game(over)])).toEqual(['finished', false]);
    expect(stateOf([game(over), game({ gameId: 'again', startedAt: ago(1) })])).toEqual(['running', false]);
  });

  test('is pending again when its game had no winner', () => {
    expect(stateOf([game({ ...over, winner: null })])).toEqual(['pending', false]);
  });

  test('is decided when the bracket says so, whatever its games do', () => {
    expect(stateOf([game()], [], { state: 'complete' })).toEqual(['decided', false]);
  });
});

describe('a match is overdue', () => {
  test('when no game runs ten minutes after its round began', () => {
    expect(stateOf([game()], [clock({ startedAt: ago(11) })])).toEqual(['waiting', true]);
    expect(stateOf([game()], [clock({ startedAt: ago(9) })])).toEqual(['waiting', false]);
    expect(stateOf([game()], [clock({ round: 2, startedAt: ago(90) })])).toEqual(['waiting', false]);
  });

  test('when it continues after time was called, without pauses', () => {
    const running = [game({ startedAt: ago(50), minutes: 20 })];

    expect(stateOf(running, [clock({ startedAt: ago(46) })])).toEqual(['running', true]);
    expect(stateOf(running, [clock({ startedAt: ago(60), stoppedAt: ago(30) })])).toEqual(['running', false]);
  });

  test('when its own time is over, and its round has no clock', () => {
    expect(stateOf([game({ startedAt: ago(50), minutes: 45 })])).toEqual(['running', true]);
    expect(stateOf([game({ startedAt: ago(50), minutes: null })])).toEqual(['running', false]);
  });
});

test('decided matches are shown only on request', () => {
  const [summary] = summariesOf([match({ state: 'complete' })], {
    participants: [anna, bert],
    games: [],
    clocks: [],
    now: NOW,
  });

  expect(summary && [isShown(summary, 'all'), isShown(summary, 'decided')]).toEqual([false, true]);
});

test('losers’ rounds follow winners’ rounds', () => {
  const matches = [-2, 3, -1, 1, 2].map((round, id) => match({ id: id + 1, round }));
  const summaries = summariesOf(matches, { participants: [anna, bert], games: [], clocks: [], now: NOW });

  expect(roundsOf(summaries).map(([round]) => round)).toEqual([1, 2, 3, -1, -2]);
});

test('a game is named after both players, whatever the length of their names', () => {
  expect(gameNameOf([anna, bert], 64)).toBe('Anna vs Bert');
  const long = gameNameOf([participant(1, 'a'.repeat(80)), participant(2, 'b'.repeat(80))], 64);
  expect(long).toHaveLength(64);
  expect(long).toContain(' vs b');
});
