import type { Match } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { minutesOf, recordOf, sortMatches } from './matches.ts';

const match = (winner: string | null, startedAt: string, changes: Partial<Match> = {}): Match => ({
  gameId: startedAt,
  gameType: 'casual',
  gameFormat: 'normal',
  startedAt,
  finishedAt: null,
  winner,
  winReason: 'keys',
  players: [
    { name: 'Mira', keys: 3, deck: null },
    { name: 'Nils', keys: 1, deck: null },
  ],
  ...changes,
});

const [old, middle, young] = [
  '2026-11-01T10:00:00.000Z',
  '2026-11-02T10:00:00.000Z',
  '2026-11-03T10:00:00.000Z',
] as const;

test('wins and losses are counted from the reader’s side, games without a winner not at all', () => {
  const matches = [match('Mira', old), match('Mira', middle), match('Nils', young), match(null, young)];

  expect(recordOf(matches)).toEqual({ wins: 2, losses: 1, winRate: (100 * 2) / 3 });
  expect(recordOf([])).toEqual({ wins: 0, losses: 0, winRate: 0 });
});

test('matches are sorted by any column, those that are equal newest first', () => {
  const matches = [match('Mira', old), match('Nils', middle), match('Mira', young)];
  const order = (column: Parameters<typeof sortMatches>[1]['column'], isDescending: boolean) =>
    sortMatches(matches, { column, isDescending }).map(({ startedAt }) => startedAt);

  expect(order('started', true)).toEqual([young, middle, old]);
  expect(order('started', false)).toEqual([old, middle, young]);
  expect(order('winner', false)).toEqual([young, old, middle]);
  expect(order('opponent', true)).toEqual([young, middle, old]);
});

test('a match lasts from its start to its end', () => {
  expect(minutesOf(match('Mira', old, { finishedAt: '2026-11-01T10:42:20.000Z' }))).toBe(42);
  expect(minutesOf(match(null, old))).toBeUndefined();
});
