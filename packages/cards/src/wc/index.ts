import type { CardDefinition } from '@amberhall/engine/language';
import { anomalies } from './anomalies.ts';
import { brobnar } from './brobnar.ts';
import { dis } from './dis.ts';
import { logos } from './logos.ts';
import { saurian } from './saurian.ts';
import { shadows } from './shadows.ts';
import { starAlliance } from './star-alliance.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in Worlds Collide, by house, in the order of their numbers; the anomalies come last. */
export const worldsCollide: readonly CardDefinition[] = [
  ...brobnar,
  ...dis,
  ...logos,
  ...saurian,
  ...shadows,
  ...starAlliance,
  ...untamed,
  ...anomalies,
];
