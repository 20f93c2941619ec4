import { chiSquaredPValue } from './chi-squared.ts';

/** Counts over many hands that were dealt from decks of the same size. Cards are numbered from 0. */
export interface Tally {
  readonly deckSize: number;
  readonly handSize: number;
  hands: number;
  /** How often a card was dealt at a position: [card × handSize + position]. */
  readonly positions: Float64Array;
  /** How often two cards were in one hand: [lower card × deckSize + higher card]. */
  readonly pairs: Float64Array;
}

export interface TestResult {
  chiSquared: number;
  degreesOfFreedom: number;
  pValue: number;
}

export function emptyTally(deckSize: number, handSize: number): Tally {
  return {
    deckSize,
    handSize,
    hands: 0,
    positions: new Float64Array(deckSize * handSize),
    pairs: new Float64Array(deckSize * deckSize),
  };
}

/** Adds the hand on top of a shuffled deck to the counts. */
export function countHand(tally: Tally, deck: readonly number[]): void {
  const { deckSize, handSize, positions, pairs } = tally;
  tally.hands++;
  for (let position = 0; position < handSize; position++) {
    const one = deck[position] as number;
    positions[one * handSize + position]! += 1;
    for (let other = position + 1; other < handSize; other++) {
      const two = deck[other] as number;
      pairs[Math.min(one, two) * deckSize + Math.max(one, two)]! += 1;
    }
  }
}

/**
 * Tests whether every card is dealt at every position equally often. A card at one position is at no other, so the counts
 * of positions depend on each other. The second sum corrects for that, and the value is chi-squared.
 */
export function testPositions({ deckSize, handSize, hands, positions }: Tally): TestResult {
  const expected = hands / deckSize;
  let squares = 0;
  let squaresOfCards = 0;
  for (let one = 0; one < deckSize; one++) {
    let ofCard = 0;
    for (let position = 0; position < handSize; position++) {
      const difference = (positions[one * handSize + position] as number) - expected;
      squares += difference ** 2;
      ofCard += difference;
    }
    squaresOfCards += ofCard ** 2;
  }
  const sum = squares + squaresOfCards / (deckSize - handSize);
  return result(((deckSize - 1) * sum) / hands, (deckSize - 1) * handSize);
}

/**
 * Tests whether any two cards are together in a hand equally often. Pairs that share a card depend on each other. The part
 * that the counts of single cards explain and the rest have different variances, so each is divided by its own.
 */
export function testPairs({ deckSize, handSize, hands, pairs }: Tally): TestResult {
  const expected = (hands * handSize * (handSize - 1)) / (deckSize * (deckSize - 1));
  const ofCards = new Float64Array(deckSize);
  let squares = 0;
  for (let one = 0; one < deckSize; one++) {
    for (let two = one + 1; two < deckSize; two++) {
      const difference = (pairs[one * deckSize + two] as number) - expected;
      squares += difference ** 2;
      ofCards[one]! += difference;
      ofCards[two]! += difference;
    }
  }
  const bySingleCards = ofCards.reduce((sum, difference) => sum + difference ** 2, 0) / (deckSize - 2);
  const variance = varianceOfPairs(deckSize, handSize);
  const value = bySingleCards / variance.bySingleCards + (squares - bySingleCards) / variance.rest;
  return result(value / hands, (deckSize * (deckSize - 1)) / 2 - 1);
}

/** Computes the variances of one hand from the probabilities that two, three and four given cards are in it together. */
function varianceOfPairs(deckSize: number, handSize: number): { bySingleCards: number; rest: number } {
  const two = (handSize * (handSize - 1)) / (deckSize * (deckSize - 1));
  const three = (two * (handSize - 2)) / (deckSize - 2);
  const four = (three * (handSize - 3)) / (deckSize - 3);
  return {
    bySingleCards: two + (deckSize - 4) * three - (deckSize - 3) * four,
    rest: two - 2 * three + four,
  };
}

function result(chiSquared: number, degreesOfFreedom: number): TestResult {
  return { chiSquared, degreesOfFreedom, pValue: chiSquaredPValue(chiSquared, degreesOfFreedom) };
}
