import type { Bench } from './bench.ts';
import { copyTimes } from './copy-times.ts';
import { memory } from './memory.ts';
import { patchSizes } from './patches.ts';
import { undoTimes } from './undo-times.ts';
import { engineAlone, latency, withViews } from './throughput.ts';

const FULL = { runs: 5, games: 40 };
const SHORT = { runs: 1, games: 3 };

/** Measures the engine in processor time, with random play of the starter decks. */
export const bench: Bench = async ({ short }) => {
  const extent = short ? SHORT : FULL;
  engineAlone({ runs: 1, games: extent.games }); // Warms up the compiler.
  return [
    ...engineAlone(extent),
    ...withViews(extent),
    ...latency(extent),
    ...undoTimes(extent),
    ...copyTimes(extent),
    ...patchSizes(extent.games),
    ...(await memory(FULL.games)),
  ];
};
