import { AGE_OF_ASCENSION } from './explained/aoa.ts';
import { AEMBER_SKIES } from './explained/as.ts';
import { CRUCIBLE_CLASH } from './explained/cc.ts';
import { CALL_OF_THE_ARCHONS } from './explained/cota.ts';
import { DRACONIAN_MEASURES } from './explained/dm.ts';
import { DARK_TIDINGS } from './explained/dt.ts';
import { GRIM_REMINDERS } from './explained/gr.ts';
import { MENAGERIE } from './explained/mg24.ts';
import { MASS_MUTATION } from './explained/mm.ts';
import { MORE_MUTATION } from './explained/momu.ts';
import { PROPHETIC_VISIONS } from './explained/pv.ts';
import { TOKENS_OF_CHANGE } from './explained/toc.ts';
import { VAULT_MASTERS_2025 } from './explained/vm2025.ts';
import { WORLDS_COLLIDE } from './explained/wc.ts';
import { WINDS_OF_EXCHANGE } from './explained/woe.ts';

/** Pairs of a slug and the reason why our text has other numbers, terms or verbs than the printed one. */
export type Explained = readonly (readonly [slug: string, reason: string])[];

/** Cards whose rendered text has other numbers, terms or verbs than the printed one, and why: mostly both mean the same. */
export const EXPLAINED: ReadonlyMap<string, string> = new Map([
  ...CALL_OF_THE_ARCHONS,
  ...AGE_OF_ASCENSION,
  ...WORLDS_COLLIDE,
  ...MASS_MUTATION,
  ...DARK_TIDINGS,
  ...WINDS_OF_EXCHANGE,
  ...GRIM_REMINDERS,
  ...AEMBER_SKIES,
  ...TOKENS_OF_CHANGE,
  ...MORE_MUTATION,
  ...PROPHETIC_VISIONS,
  ...CRUCIBLE_CLASH,
  ...DRACONIAN_MEASURES,
  ...MENAGERIE,
  ...VAULT_MASTERS_2025,
]);
