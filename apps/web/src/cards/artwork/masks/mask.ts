import type { SeededRandom } from '../seeded-random.ts';
import type { Shape } from '../shapes.ts';

/** Draws one mask, mirrored around the middle axis. The random numbers decide what may differ within a family. */
export type Mask = (random: SeededRandom) => Shape[];
