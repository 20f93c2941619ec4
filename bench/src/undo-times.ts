/** The time of undo in long games. */
import { checkpoint, decide, keepPosition, undoFor } from '@amberhall/engine';
import type { Checkpoint, Game } from '@amberhall/engine';
import type { Measurement } from './bench.ts';
import { processorMicroseconds } from './processor-time.ts';
import { decideAtRandom, startRandomGame } from './random-play.ts';
import { median, quantile } from './statistics.ts';

const MICROSECONDS_PER_MILLISECOND = 1_000;
/** The number of the first decision after which moves are taken back. */
const LATE = 1_000;
const LAST = 1_100;
/** A game node keeps a position at the first main step after so many decisions. */
const BETWEEN_POSITIONS = 50;

/** Measures the processor time of undo after 1,000 decisions, with positions kept as a game node does. */
export function undoTimes({ games }: { games: number }): Measurement[] {
  const times = Array.from({ length: games }, (_, n) => timesOf(n)).flat();
  if (times.length === 0) return [];
  const inMs = (microseconds: number): number => microseconds / MICROSECONDS_PER_MILLISECOND;
  return [
    {
      name: 'undo after 1,000 decisions, median',
      value: inMs(median(times)),
      unit: 'ms',
      bar: { atMost: 10 },
    },
    { name: 'undo after 1,000 decisions, 95 %', value: inMs(quantile(times, 0.95)), unit: 'ms' },
  ];
}

function timesOf(n: number): number[] {
  const random = startRandomGame(n, 'free');
  const { game } = random;
  const times: number[] = [];
  let keptAt = 0;
  while (game.journal.length < LAST && decideAtRandom(random)) {
    if (game.journal.length >= keptAt + BETWEEN_POSITIONS && keep(game)) keptAt = game.journal.length;
    const time = game.journal.length >= LATE ? timeOfUndo(game) : undefined;
    if (time !== undefined) times.push(time);
  }
  return times;
}

function keep(game: Game): boolean {
  const point = checkpoint(game);
  if (point === null) return false;
  const text = JSON.stringify(point);
  keepPosition(game, () => JSON.parse(text) as Checkpoint);
  return true;
}

/** Takes the last move back if that is possible, and makes it again. */
function timeOfUndo(game: Game): number | undefined {
  const player = game.state.activePlayer;
  if (undoFor(game, player) === null) return undefined;
  const before = processorMicroseconds();
  const { ok } = decide(game, player, { kind: 'undo' });
  const time = processorMicroseconds() - before;
  if (!ok || !decide(game, player, { kind: 'redo' }).ok)
    throw new Error('a move that is offered to be taken back is not');
  return time;
}
