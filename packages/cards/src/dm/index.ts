import type { CardDefinition } from '@amberhall/engine/language';
import { ekwidon } from './ekwidon.ts';
import { geistoid } from './geistoid.ts';
import { mars } from './mars.ts';
import { ouboros } from './ouboros.ts';
import { shadows } from './shadows.ts';
import { skyborn } from './skyborn.ts';
import { unfathomable } from './unfathomable.ts';

/** Cards first printed in Draconian Measures, by house, in the order of their numbers. */
export const draconianMeasures: readonly CardDefinition[] = [
  ...ekwidon,
  ...geistoid,
  ...mars,
  ...ouboros,
  ...shadows,
  ...skyborn,
  ...unfathomable,
];
