/** Prints as JSON the memory that `process.argv[2]` half-played games keep, and the garbage of a decision. */
import { getHeapStatistics } from 'node:v8';
import type { MemoryProbe } from './memory.ts';
import { playOn, startRandomGame } from './random-play.ts';

/** Decisions to about the middle of a random game. */
const HALF_A_GAME = 300;

const games = Number(process.argv[2]);

// Loads what all games share, and warms up the compiler.
for (let n = 0; n < games; n++) playOn(startRandomGame(n));

const { bytesPerGame, garbagePerDecision } = measure();
console.log(JSON.stringify({ bytesPerGame, garbagePerDecision } satisfies MemoryProbe));

function measure(): MemoryProbe {
  const empty = heapNow();
  const allocatedBefore = allocated();
  let decisions = 0;
  const live = Array.from({ length: games }, (_, n) => {
    const random = startRandomGame(n);
    decisions += playOn(random, HALF_A_GAME);
    return random;
  });
  const made = allocated() - allocatedBefore;
  const kept = heapNow() - empty;
  if (live.length !== games) throw new Error('the games must outlive the measurement');
  return { bytesPerGame: kept / games, garbagePerDecision: (made - kept) / decisions };
}

function heapNow(): number {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function allocated(): number {
  return getHeapStatistics().total_allocated_bytes;
}
