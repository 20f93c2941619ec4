/**
 * Deals many hands with the random generator and the shuffle of the game, and tests whether they are uniformly random.
 *
 *     npm run shuffle:test -- [--hands <number>] [--seed <text>]
 *
 * As in a game, every hand has its own seed: the seed text (random unless given) and the number of the hand. Prints a
 * chi-squared test of positions and one of pairs. The exit code is 1 if the probability of a result is below one in a
 * million, and 2 if the options are invalid.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { shuffleFrom } from '@amberhall/engine/vocabulary';
import { countHand, emptyTally, testPairs, testPositions } from './lib/shuffle-statistics.ts';
import type { Tally, TestResult } from './lib/shuffle-statistics.ts';

const DECK_SIZE = 36;
const HAND_SIZE = 6;
const LEAST_LIKELY = 1e-6;
/** With fewer hands, a pair is expected less than five times, and a chi-squared test is not valid. */
const FEWEST_HANDS = 210;

const { hands, seed } = readOptions();
const tally = dealHands(hands, seed);
const results = { positions: testPositions(tally), pairs: testPairs(tally) };
console.log(`${hands} hands of ${HAND_SIZE} from decks of ${DECK_SIZE} cards, seed ${seed}`);
for (const [name, result] of Object.entries(results)) console.log(`${name.padEnd(9)} ${inWords(result)}`);
if (Object.values(results).some(({ pValue }) => pValue < LEAST_LIKELY)) {
  console.error(`The shuffle is not fair: a p-value is below ${LEAST_LIKELY}.`);
  process.exitCode = 1;
}

function readOptions(): { hands: number; seed: string } {
  const options = { hands: { type: 'string' }, seed: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options });
    const wanted = Number(values.hands ?? 1_000_000);
    if (Number.isSafeInteger(wanted) && wanted >= FEWEST_HANDS) {
      return { hands: wanted, seed: values.seed ?? randomUUID() };
    }
    console.error(`--hands must be a whole number of at least ${FEWEST_HANDS}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return process.exit(2);
}

function dealHands(count: number, text: string): Tally {
  const dealt = emptyTally(DECK_SIZE, HAND_SIZE);
  const sorted = Array.from({ length: DECK_SIZE }, (_, card) => String(card));
  for (let hand = 0; hand < count; hand++) {
    const deck = sorted.slice();
    shuffleFrom({ seed: `${text}:${hand}`, players: ['one', 'other'], used: {} }, 'shuffle 1', deck);
    countHand(dealt, deck.map(Number));
  }
  return dealt;
}

function inWords({ chiSquared, degreesOfFreedom, pValue }: TestResult): string {
  return `chi-squared ${chiSquared.toFixed(1)} with ${degreesOfFreedom} degrees of freedom, p = ${pValue.toPrecision(3)}`;
}
