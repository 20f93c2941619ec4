import type { CardDefinition } from '@amberhall/engine/language';
import { anomalies } from './anomalies.ts';
import { brobnar } from './brobnar.ts';
import { ekwidon } from './ekwidon.ts';
import { mars } from './mars.ts';
import { sanctum } from './sanctum.ts';
import { saurian } from './saurian.ts';
import { starAlliance } from './star-alliance.ts';
import { unfathomable } from './unfathomable.ts';

/** Cards first printed in Winds of Exchange, by house, in the order of their numbers; the anomalies come last. */
export const windsOfExchange: readonly CardDefinition[] = [
  ...brobnar,
  ...ekwidon,
  ...mars,
  ...sanctum,
  ...saurian,
  ...starAlliance,
  ...unfathomable,
  ...anomalies,
];
