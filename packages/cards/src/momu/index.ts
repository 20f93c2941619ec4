import type { CardDefinition } from '@amberhall/engine/language';
import { dis } from './dis.ts';
import { logos } from './logos.ts';
import { sanctum } from './sanctum.ts';
import { saurian } from './saurian.ts';
import { shadows } from './shadows.ts';
import { starAlliance } from './star-alliance.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in More Mutation, by house, in the order of their numbers. */
export const moreMutation: readonly CardDefinition[] = [
  ...dis,
  ...logos,
  ...sanctum,
  ...saurian,
  ...shadows,
  ...starAlliance,
  ...untamed,
];
