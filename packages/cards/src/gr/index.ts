import type { CardDefinition } from '@amberhall/engine/language';
import { brobnar } from './brobnar.ts';
import { ekwidon } from './ekwidon.ts';
import { geistoid } from './geistoid.ts';
import { logos } from './logos.ts';
import { mars } from './mars.ts';
import { sanctum } from './sanctum.ts';
import { saurian } from './saurian.ts';
import { starAlliance } from './star-alliance.ts';
import { unfathomable } from './unfathomable.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in Grim Reminders, by house, in the order of their numbers. */
export const grimReminders: readonly CardDefinition[] = [
  ...brobnar,
  ...ekwidon,
  ...geistoid,
  ...logos,
  ...mars,
  ...sanctum,
  ...saurian,
  ...starAlliance,
  ...unfathomable,
  ...untamed,
];
