import type { CardDefinition } from '@amberhall/engine/language';
import { ageOfAscension } from './aoa/index.ts';
import { callOfTheArchons } from './cota/index.ts';
import { worldsCollide } from './wc/index.ts';

/** The definitions of the cards that a set printed first. */
export interface DefinedSet {
  /** As in the facts of the set. */
  code: string;
  definitions: readonly CardDefinition[];
}

/** The sets with definitions, the oldest first. A new set is registered here; everything else follows from this list. */
export const DEFINED_SETS: readonly DefinedSet[] = [
  { code: 'CotA', definitions: callOfTheArchons },
  { code: 'AoA', definitions: ageOfAscension },
  { code: 'WC', definitions: worldsCollide },
];
