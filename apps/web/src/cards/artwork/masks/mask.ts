import type { SeededRandom } from '../seeded-random.ts';
import type { Shape } from '../shapes.ts';

/** Draws one mask, mirrored at the center line. The random numbers vary it within its family. */
export type Mask = (random: SeededRandom) => Shape[];
