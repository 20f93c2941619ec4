import type { Bench } from './bench.ts';
import { copyTimes } from './copy-times.ts';
import { memory } from './memory.ts';
import { patchSizes } from './patches.ts';
import { undoTimes } from './undo-times.ts';
import { engineAlone, latency, withViews } from './throughput.ts';

const FULL = { runs: 5, games: 40 };
const SHORT = { runs: 1, games: 3 };
/** After about 200,000 decisions, the compiler has nothing left to do. */
const WARM_UP = { runs: 1, games: 200 };

/** Measures the engine in processor time, with random play of the starter decks. */
export const bench: Bench = async ({ short }) => {
  const extent = short ? SHORT : FULL;
  // A server plays for days, so what the compiler needs at its start is not measured.
  engineAlone(WARM_UP);
  withViews(WARM_UP);
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
