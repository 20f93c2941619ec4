import type { TournamentMatch } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { linksOf } from '../../event-screens/bracket.ts';
import { bracketOf, gamesWon, recordsOf, roundSteps } from './service-bracket.ts';

let lastId = 0;
function match(changes: Partial<TournamentMatch>): TournamentMatch {
  lastId += 1;
  return {
    id: lastId,
    tournament_id: 3,
    identifier: 'A',
    round: 1,
    state: 'open',
    player1_id: null,
    player2_id: null,
    winner_id: null,
    scores_csv: '',
    attachment_count: 0,
    ...changes,
  };
}
const won = (winner: number, loser: number, changes: Partial<TournamentMatch> = {}): TournamentMatch =>
  match({ player1_id: winner, player2_id: loser, winner_id: winner, state: 'complete', ...changes });

test('a round is over once all of its matches are decided', () => {
  const matches = [
    won(1, 4),
    won(2, 3),
    match({ round: 2, player1_id: 1, player2_id: 2 }),
    match({ round: -1, player1_id: 3, player2_id: 4 }),
    match({ round: 3, state: 'pending' }),
  ];

  expect(roundSteps(matches).map(({ round, step }) => [round, step.state])).toEqual([
    [1, 'done'],
    [2, 'now'],
    [3, 'planned'],
    [-1, 'now'],
  ]);
});

test('a double elimination has two brackets, linked by the winners of matches', () => {
  const first = won(1, 4, { id: 101 });
  const second = won(2, 3, { id: 102 });
  const upper = won(1, 2, { id: 103, round: 2 });
  const lower = match({ id: 104, round: -1, player1_id: 4, player2_id: 3 });

  const bracket = bracketOf([lower, upper, first, second]);

  expect(bracket.upper.map(({ name }) => name)).toEqual([
    { kind: 'round', number: 1 },
    { kind: 'round', number: 2 },
  ]);
  expect(bracket.lower.map(({ name }) => name)).toEqual([{ kind: 'losers-round', number: 1 }]);
  expect(linksOf(bracket.upper)).toEqual([
    { from: '101', to: '103' },
    { from: '102', to: '103' },
  ]);
});

test('only the loser of a decided match has lost it', () => {
  const [decided, open] =
    bracketOf([won(1, 2), match({ player1_id: 3, player2_id: 4 })]).upper[0]?.pairs ?? [];

  expect(decided?.slots.map(({ hasLost }) => hasLost)).toEqual([false, true]);
  expect(open?.slots.map(({ hasLost }) => hasLost)).toEqual([false, false]);
});

test.each([
  ['3-1', 3, 1],
  ['3-1,0-3,3-2', 2, 1],
  ['3-1, 3-0', 2, 0],
  ['', null, null],
  ['forfeit', null, null],
])('the scores "%s" are %s and %s won games', (scores, first, second) => {
  expect([gamesWon(scores, 0), gamesWon(scores, 1)]).toEqual([first, second]);
});

test('a match without a winner counts in nobody’s record', () => {
  const participants = [1, 2].map((id) => ({ id, tournament_id: 3, name: `Player ${id}`, username: null }));
  const matches = [won(1, 2), won(2, 1), won(1, 2), { ...won(1, 2), winner_id: null }];

  expect([...recordsOf(participants, matches)]).toEqual([
    [1, [2, 1]],
    [2, [1, 2]],
  ]);
});
