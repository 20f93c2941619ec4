import type { CardDefinition } from '@amberhall/engine/language';
import { ageOfAscension } from './aoa/index.ts';
import { aemberSkies } from './as/index.ts';
import { crucibleClash } from './cc/index.ts';
import { callOfTheArchons } from './cota/index.ts';
import { draconianMeasures } from './dm/index.ts';
import { darkTidings } from './dt/index.ts';
import { grimReminders } from './gr/index.ts';
import { menagerie } from './mg24/index.ts';
import { massMutation } from './mm/index.ts';
import { moreMutation } from './momu/index.ts';
import { propheticVisions } from './pv/index.ts';
import { tokensOfChange } from './toc/index.ts';
import { vaultMasters2025 } from './vm2025/index.ts';
import { worldsCollide } from './wc/index.ts';
import { windsOfExchange } from './woe/index.ts';

/** The definitions of the cards that a set printed first. */
export interface DefinedSet {
  /** As in the facts of the set. */
  code: string;
  definitions: readonly CardDefinition[];
}

/** The sets with definitions, the oldest first. A new set is registered here; everything else follows from this list. */
export const DEFINED_SETS: readonly DefinedSet[] = [
  { code: 'CotA', definitions: callOfTheArchons },
  { code: 'AoA', definitions: ageOfAscension },
  { code: 'WC', definitions: worldsCollide },
  { code: 'MM', definitions: massMutation },
  { code: 'DT', definitions: darkTidings },
  { code: 'WoE', definitions: windsOfExchange },
  { code: 'GR', definitions: grimReminders },
  { code: 'MG24', definitions: menagerie },
  { code: 'AS', definitions: aemberSkies },
  { code: 'ToC', definitions: tokensOfChange },
  { code: 'MoMu', definitions: moreMutation },
  { code: 'PV', definitions: propheticVisions },
  { code: 'CC', definitions: crucibleClash },
  { code: 'DM', definitions: draconianMeasures },
  { code: 'VM2025', definitions: vaultMasters2025 },
];
