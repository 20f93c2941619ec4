import { seedRandom, shuffle } from '@amberhall/engine';
import { describe, expect, test } from 'vitest';
import { chiSquaredPValue } from './lib/chi-squared.ts';
import { countHand, emptyTally, testPairs, testPositions } from './lib/shuffle-statistics.ts';
import type { Tally } from './lib/shuffle-statistics.ts';

const DECK = Array.from({ length: 36 }, (_, card) => card);

/** Counts hands of six from a deck that `mix` reorders for each hand. */
function tallyOf(hands: number, mix: (deck: number[], hand: number) => void): Tally {
  const tally = emptyTally(36, 6);
  for (let hand = 0; hand < hands; hand++) {
    const deck = DECK.slice();
    mix(deck, hand);
    countHand(tally, deck);
  }
  return tally;
}

describe('chi-squared', () => {
  // Values of printed tables.
  test.each([
    [3.841, 1, 0.05],
    [18.307, 10, 0.05],
    [29.588, 10, 0.001],
    [77.929, 100, 0.95],
    [124.342, 100, 0.05],
  ])('%d with %d degrees of freedom has the p-value %d', (value, degrees, expected) => {
    expect(chiSquaredPValue(value, degrees)).toBeCloseTo(expected, 4);
  });

  test('very small p-values are precise', () => {
    // With two degrees of freedom the p-value is exp(-value / 2).
    expect(chiSquaredPValue(200, 2) / Math.exp(-100)).toBeCloseTo(1, 6);
  });
});

describe('hands', () => {
  test('for fair shuffles the mean is the degrees of freedom, and the variance is twice the mean', () => {
    const random = seedRandom('many small samples');
    const tallies = Array.from({ length: 400 }, () => tallyOf(100, (deck) => shuffle(random, deck)));

    for (const run of [testPositions, testPairs]) {
      const results = tallies.map((tally) => run(tally));
      const degrees = results[0]!.degreesOfFreedom;
      const mean = results.reduce((sum, { chiSquared }) => sum + chiSquared, 0) / results.length;
      const variance =
        results.reduce((sum, { chiSquared }) => sum + (chiSquared - mean) ** 2, 0) / (results.length - 1);
      expect(Math.abs(mean / degrees - 1)).toBeLessThan(0.02);
      expect(Math.abs(variance / (2 * degrees) - 1)).toBeLessThan(0.3);
    }
  });

  test('the test of positions detects a shuffle that never leaves a card in its place', () => {
    const random = seedRandom('swaps with others only');
    const tally = tallyOf(20_000, (deck) => {
      do shuffle(random, deck);
      while (deck.some((card, position) => card === position && position < 6));
    });

    expect(testPositions(tally).pValue).toBeLessThan(1e-6);
  });

  test('the test of pairs detects a deck that is only cut, although every position is fair', () => {
    const tally = tallyOf(36_000, (deck, hand) => {
      deck.push(...deck.splice(0, hand % 36));
    });

    expect(testPositions(tally).pValue).toBeGreaterThan(0.01);
    expect(testPairs(tally).pValue).toBeLessThan(1e-6);
  });
});
