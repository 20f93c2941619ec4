import type { CardDefinition } from '@amberhall/engine/language';
import { archonPowers } from './archon-powers.ts';
import { brobnar } from './brobnar.ts';
import { dis } from './dis.ts';
import { mars } from './mars.ts';
import { sanctum } from './sanctum.ts';
import { saurian } from './saurian.ts';
import { skyborn } from './skyborn.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in Crucible Clash, by house, in the order of their numbers; the cards beside the deck come last. */
export const crucibleClash: readonly CardDefinition[] = [
  ...brobnar,
  ...dis,
  ...mars,
  ...sanctum,
  ...saurian,
  ...skyborn,
  ...untamed,
  ...archonPowers,
];
