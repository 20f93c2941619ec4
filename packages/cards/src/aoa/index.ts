import type { CardDefinition } from '@amberhall/engine/language';
import { brobnar } from './brobnar.ts';
import { dis } from './dis.ts';
import { logos } from './logos.ts';
import { mars } from './mars.ts';
import { sanctum } from './sanctum.ts';
import { shadows } from './shadows.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in Age of Ascension, by house, in the order of their numbers. */
export const ageOfAscension: readonly CardDefinition[] = [
  ...brobnar,
  ...dis,
  ...logos,
  ...mars,
  ...sanctum,
  ...shadows,
  ...untamed,
];
