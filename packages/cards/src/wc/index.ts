import type { CardDefinition } from '@amberhall/engine/language';
import { anomalies } from './anomalies.ts';
import { brobnar } from './brobnar.ts';
import { dis } from './dis.ts';

/** Cards first printed in Worlds Collide, by house, in the order of their numbers; the anomalies come last. */
export const worldsCollide: readonly CardDefinition[] = [...brobnar, ...dis, ...anomalies];
