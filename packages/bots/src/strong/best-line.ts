import { sampleFor, seedRandom } from '@amberhall/engine';
import type { CardLibrary, Fork, Game } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { linesOfPlay } from './lines-of-play.ts';
import type { LineOfPlay } from './lines-of-play.ts';
import { follow, playOn } from './look-ahead.ts';
import { positionValue } from './position-value.ts';

/** A choice of an action or a house that waits for its player. */
export interface Choice {
  fork: Fork;
  player: PlayerId;
  /** Equal seeds give equal answers. */
  seed: string;
  /** How many lines are played out: about one millisecond of processor time each. */
  playouts: number;
}

/** The end of the opponent's turn, where keys, amber and the board can be compared. */
const TURNS_AHEAD = 2;

interface JudgedLine {
  line: LineOfPlay;
  sum: number;
  count: number;
}

/**
 * Returns the line of play with the best results. Every line is played out in the same samples of the hidden cards. The
 * worse half of the lines is dropped repeatedly, so that the best ones are compared in the most samples.
 */
export function bestLine(library: CardLibrary, { fork, player, seed, playouts }: Choice): LineOfPlay {
  const sample = (number: number): Game => sampleFor(library, fork, player, seedRandom(`${seed} ${number}`));
  let judged = linesOfPlay(() => sample(0), player).map((line): JudgedLine => ({ line, sum: 0, count: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(judged.length)));
  while (judged.length > 1) {
    const samples = Math.max(1, Math.floor(playouts / (rounds * judged.length)));
    for (const one of judged) {
      for (let number = 0; number < samples; number++) {
        const game = sample(one.count);
        follow(game, player, one.line);
        playOn(game, TURNS_AHEAD, `${seed} ${one.count}`);
        one.sum += positionValue(game, player);
        one.count += 1;
      }
    }
    judged = judged.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, (judged.length + 1) >> 1);
  }
  return judged[0]?.line ?? [];
}

function meanOf({ sum, count }: JudgedLine): number {
  return sum / count;
}
