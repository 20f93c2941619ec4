import type { CardDefinition } from '@amberhall/engine/language';
import { brobnar } from './brobnar.ts';
import { dis } from './dis.ts';
import { logos } from './logos.ts';
import { prophecies } from './prophecies.ts';
import { redemption } from './redemption.ts';
import { sanctum } from './sanctum.ts';
import { saurian } from './saurian.ts';
import { shadows } from './shadows.ts';
import { starAlliance } from './star-alliance.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in Prophetic Visions, by house, in the order of their numbers; the cards beside the deck come last. */
export const propheticVisions: readonly CardDefinition[] = [
  ...brobnar,
  ...dis,
  ...logos,
  ...redemption,
  ...sanctum,
  ...saurian,
  ...shadows,
  ...starAlliance,
  ...untamed,
  ...prophecies,
];
