import type { CardDefinition } from '@amberhall/engine/language';
import { logos } from './logos.ts';
import { sanctum } from './sanctum.ts';
import { saurian } from './saurian.ts';
import { shadows } from './shadows.ts';
import { starAlliance } from './star-alliance.ts';
import { unfathomable } from './unfathomable.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in Dark Tidings, by house, in the order of their numbers; the cards beside the deck come last. */
export const darkTidings: readonly CardDefinition[] = [
  ...logos,
  ...sanctum,
  ...saurian,
  ...shadows,
  ...starAlliance,
  ...unfathomable,
  ...untamed,
];
