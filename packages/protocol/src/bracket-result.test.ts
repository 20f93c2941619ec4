import { describe, expect, test } from 'vitest';
import { resultOf, scoresOf } from './bracket-result.ts';
import type { Participant, TournamentGameSummary } from './tournaments.ts';

const participant = (id: number, name: string, username: string | null = null): Participant => ({
  id,
  tournament_id: 3,
  name,
  username,
});
const both = [participant(1, 'Anna'), participant(2, 'Bert')] as const;

let games = 0;
function game(
  keys: Record<string, number>,
  winner: string | null,
  changes: Partial<TournamentGameSummary> = {},
) {
  const number = ++games;
  return {
    gameId: `game ${number}`,
    matchId: 7,
    round: 1,
    createdAt: new Date(number * 1000).toISOString(),
    startedAt: new Date(number * 1000).toISOString(),
    finishedAt: new Date(number * 2000).toISOString(),
    minutes: null,
    winner,
    winReason: null,
    players: Object.entries(keys).map(([name, forged]) => ({ name, keys: forged })),
    ...changes,
  } satisfies TournamentGameSummary;
}

describe('the result of a match', () => {
  test('of one game gives the forged keys, the first participant first', () => {
    const result = resultOf([game({ bert: 3, anna: 1 }, 'bert')], both);

    expect(result).toMatchObject({ winner: 'bert', sides: ['anna', 'bert'] });
    expect(result && scoresOf(result, ['anna', 'bert'])).toBe('1-3');
  });

  test('of several games names the player with more wins and lists the games in order', () => {
    const played = [
      game({ anna: 3, bert: 0 }, 'anna'),
      game({ anna: 2, bert: 3 }, 'bert'),
      game({ anna: 3, bert: 1 }, 'anna'),
    ];

    const result = resultOf(played.toReversed(), both);

    expect(result?.winner).toBe('anna');
    expect(result && scoresOf(result, ['anna', 'bert'])).toBe('3-0,2-3,3-1');
  });

  test('is missing while no game is decided or both players have equally many wins', () => {
    expect(resultOf([], both)).toBeUndefined();
    expect(resultOf([game({ anna: 1, bert: 1 }, null)], both)).toBeUndefined();
    expect(resultOf([game({ anna: 1, bert: 1 }, 'anna', { finishedAt: null })], both)).toBeUndefined();
    expect(
      resultOf([game({ anna: 3, bert: 1 }, 'anna'), game({ anna: 0, bert: 3 }, 'bert')], both),
    ).toBeUndefined();
  });

  test('counts only games between the two players of the latest game', () => {
    const result = resultOf([game({ anna: 0, carl: 3 }, 'carl'), game({ anna: 3, bert: 0 }, 'anna')], both);

    expect(result).toMatchObject({ winner: 'anna', games: [{ winner: 'anna' }] });
  });
});

describe('participants are matched with players', () => {
  const played = [game({ anna: 3, other: 1 }, 'anna')];

  test('by one matching name in any case, or by the name of a bracket account', () => {
    expect(resultOf(played, both)?.sides).toEqual(['anna', 'other']);
    expect(resultOf(played, [both[1], both[0]])?.sides).toEqual(['other', 'anna']);
    const byAccount = [participant(1, 'Somebody'), participant(2, 'Quill', 'ANNA')] as const;
    expect(resultOf(played, byAccount)?.sides).toEqual(['other', 'anna']);
  });

  test('not at all if no name matches or the names contradict each other', () => {
    const strangers = [participant(1, 'Quill'), participant(2, 'Ember')] as const;
    const twice = [participant(1, 'Anna'), participant(2, 'Quill', 'anna')] as const;

    expect([resultOf(played, strangers)?.sides, resultOf(played, twice)?.sides]).toEqual([null, null]);
  });

  test('by the name that an organiser gives', () => {
    const strangers = [participant(1, 'Quill'), participant(2, 'Ember')] as const;

    expect(resultOf(played, strangers, 'other')?.sides).toEqual(['other', 'anna']);
    expect(resultOf(played, strangers, 'nobody')?.sides).toBeNull();
  });
});
