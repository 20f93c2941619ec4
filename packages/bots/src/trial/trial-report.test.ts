import { describe, expect, test } from 'vitest';
import type { TrialGame } from './trial-game.ts';
import { shareOf, trialReport } from './trial-report.ts';

const troll = { card: 'troll', plays: 1, uses: 2 };

/** A game with one end of a turn for each pair of keys and amber. */
function game(result: TrialGame['result'], turns: [number, number][], cards = [troll]): TrialGame {
  return {
    number: 0,
    result,
    keys: result === 'won' ? 3 : 1,
    turns: turns.map(([keys, amber]) => ({ keys, amber })),
    cards,
  };
}

describe('the report of a trial', () => {
  test('counts wins among the games with a winner', () => {
    const report = trialReport([game('won', []), game('lost', []), game('won', []), game('none', [])]);

    expect(report).toMatchObject({ games: 4, wins: 2, losses: 1, unfinished: 1, keys: 2 });
    expect(report.winShare.share).toBeCloseTo(2 / 3);
  });

  test('has the means of keys and amber of the games that lasted until a turn', () => {
    const { byTurn, turns } = trialReport([
      game('won', [
        [0, 2],
        [1, 4],
      ]),
      game('lost', [[1, 6]]),
    ]);

    expect(turns).toBe(1.5);
    expect(byTurn).toEqual([
      { turn: 1, games: 2, keys: 0.5, amber: 4 },
      { turn: 2, games: 1, keys: 1, amber: 4 },
    ]);
  });

  test('leaves out turns that fewer than one game in ten lasts until', () => {
    const short = Array.from({ length: 10 }, () => game('won', [[0, 1]]));

    expect(
      trialReport([
        ...short,
        game(
          'won',
          [...Array(9)].map(() => [0, 1]),
        ),
      ]).byTurn,
    ).toHaveLength(1);
  });

  test('compares the wins with a card to the wins without it, once both are enough games', () => {
    const won = Array.from({ length: 10 }, () => game('won', []));
    const lost = Array.from({ length: 10 }, () => game('lost', [], []));

    expect(trialReport([...won, ...lost]).cards).toEqual([
      { card: 'troll', games: 10, plays: 0.5, uses: 1, gain: 1 },
    ]);
    expect(trialReport([...won, ...lost.slice(1)]).cards[0]?.gain).toBeNull();
  });

  test('has an empty list of turns and cards without games', () => {
    expect(trialReport([])).toMatchObject({ games: 0, byTurn: [], cards: [], keys: 0 });
  });
});

test('the interval of a share narrows with the games and stays between 0 and 1', () => {
  expect(shareOf(50, 100).low).toBeCloseTo(0.404, 3);
  expect(shareOf(50, 100).high).toBeCloseTo(0.596, 3);
  expect(shareOf(500, 1000).low).toBeGreaterThan(shareOf(50, 100).low);
  expect(shareOf(0, 5).low).toBe(0);
  expect(shareOf(5, 5).high).toBe(1);
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
