/** The speed of games. */
import type { Measurement } from './bench.ts';
import { receiver } from './receiver.ts';
import { processorSeconds, processorMicroseconds } from './processor-time.ts';
import { decideAtRandom, playOn, startRandomGame } from './random-play.ts';
import { median, quantile, sum } from './statistics.ts';

const MICROSECONDS_PER_MILLISECOND = 1_000;

export interface Extent {
  runs: number;
  games: number;
}

/** Measures decisions and games per second of processor time, with the engine alone. */
export function engineAlone({ runs, games }: Extent): Measurement[] {
  const speeds = repeat(runs, () => playGames(games));
  return [
    {
      name: 'decisions, engine alone',
      value: median(speeds.map(({ decisions, seconds }) => decisions / seconds)),
      unit: '/s',
      bar: { atLeast: 20_000 },
    },
    { name: 'games, engine alone', value: median(speeds.map(({ seconds }) => games / seconds)), unit: '/s' },
  ];
}

function playGames(games: number): { decisions: number; seconds: number } {
  let decisions = 0;
  const seconds = processorSeconds(() => {
    for (let n = 0; n < games; n++) decisions += playOn(startRandomGame(n));
  });
  return { decisions, seconds };
}

/** Measures the same with an encoded patch for each player after every decision. */
export function withViews({ runs, games }: Extent): Measurement[] {
  const speeds = repeat(runs, () => playWatched(games));
  return [
    {
      name: 'decisions, with two views and patches',
      value: median(speeds.map(({ decisions, seconds }) => decisions / seconds)),
      unit: '/s',
      bar: { atLeast: 9_000 },
    },
  ];
}

function playWatched(games: number): { decisions: number; seconds: number } {
  let decisions = 0;
  const seconds = processorSeconds(() => {
    for (let n = 0; n < games; n++) {
      const random = startRandomGame(n);
      const receivers = random.game.state.seats.map((player) => receiver(random.game, player));
      while (decideAtRandom(random)) {
        decisions += 1;
        for (const receive of receivers) receive();
      }
    }
  });
  return { decisions, seconds };
}

/** Measures the time of single decisions, and whether late decisions of long games take longer than early ones. */
export function latency({ runs, games }: Extent): Measurement[] {
  const played = repeat(runs, () => Array.from({ length: games }, (_, n) => timesOf(n)));
  const times = played.flat(2);
  return [
    { name: 'one decision, median', value: median(times) / MICROSECONDS_PER_MILLISECOND, unit: 'ms' },
    {
      name: 'one decision, 99 %',
      value: quantile(times, 0.99) / MICROSECONDS_PER_MILLISECOND,
      unit: 'ms',
      bar: { atMost: 1 },
    },
    {
      name: 'last tenth of long games against the first',
      value: median(played.map(lastAgainstFirst)),
      unit: 'times',
      bar: { atMost: 1.1 },
    },
  ];
}

/** Returns the time of the last tenth of the longest quarter of games, divided by the time of their first tenth. */
function lastAgainstFirst(games: readonly number[][]): number {
  const byLength = games.toSorted((one, other) => other.length - one.length);
  const long = byLength.slice(0, Math.ceil(games.length / 4));
  return sum(long.map((game) => tenth(game, 9))) / sum(long.map((game) => tenth(game, 0)));
}

/** Returns the microseconds of each decision of a game. */
function timesOf(n: number): number[] {
  const random = startRandomGame(n);
  const times: number[] = [];
  for (;;) {
    const before = processorMicroseconds();
    if (!decideAtRandom(random)) return times;
    times.push(processorMicroseconds() - before);
  }
}

function tenth(times: readonly number[], part: number): number {
  const length = Math.floor(times.length / 10);
  return sum(times.slice(part * length, (part + 1) * length));
}

function repeat<T>(times: number, work: () => T): T[] {
  return Array.from({ length: times }, work);
}
