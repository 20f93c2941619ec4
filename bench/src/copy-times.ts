/** The time of copies in which a bot looks ahead. */
import { library } from '@amberhall/cards';
import { forkOf, resume, sampleFor } from '@amberhall/engine';
import type { Fork } from '@amberhall/engine';
import type { Measurement } from './bench.ts';
import { processorMicroseconds } from './processor-time.ts';
import type { RandomGame } from './random-play.ts';
import { decideAtRandom, startRandomGame } from './random-play.ts';
import { median } from './statistics.ts';

const MICROSECONDS_PER_MILLISECOND = 1_000;
/** The number of decisions between two positions that are copied. */
const BETWEEN_COPIES = 20;
const COPIES = 20;

/** Measures the processor time of a copy that waits for its player, at positions throughout games. */
export function copyTimes({ games }: { games: number }): Measurement[] {
  const times = Array.from({ length: games }, (_, n) => timesOf(startRandomGame(n))).flat();
  return [
    measured(
      'copy of a game, median',
      times.map(({ copy }) => copy),
    ),
    measured(
      'copy of a game with hidden cards dealt anew, median',
      times.map(({ sample }) => sample),
    ),
  ];
}

function measured(name: string, times: readonly number[]): Measurement {
  return { name, value: median(times) / MICROSECONDS_PER_MILLISECOND, unit: 'ms', bar: { atMost: 0.1 } };
}

function timesOf(random: RandomGame): { copy: number; sample: number }[] {
  const times: { copy: number; sample: number }[] = [];
  do {
    const isNext = random.game.journal.length % BETWEEN_COPIES === 0;
    const fork = isNext ? forkOf(random.game) : null;
    if (fork !== null) times.push(timesAt(fork, random));
  } while (decideAtRandom(random));
  return times;
}

function timesAt(fork: Fork, { chance }: RandomGame): { copy: number; sample: number } {
  return {
    copy: timeOf(() => resume(library, fork)),
    sample: timeOf(() => sampleFor(library, fork, fork.state.activePlayer, chance)),
  };
}

/** Returns the mean time of several copies: one takes too few microseconds to be timed. */
function timeOf(copy: () => unknown): number {
  const before = processorMicroseconds();
  for (let count = 0; count < COPIES; count++) copy();
  return (processorMicroseconds() - before) / COPIES;
}
