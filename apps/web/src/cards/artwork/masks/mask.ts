import type { Dice } from '../seeded-random.ts';
import type { Shape } from '../shapes.ts';

/** Draws one mask, mirrored around the middle axis. The dice decide what may differ within a family. */
export type Mask = (dice: Dice) => Shape[];
