/** Written by scripts/import-facts.ts. */
import type { SetFile } from '../src/facts/types.ts';
import cota from './sets/cota.json' with { type: 'json' };
import aoa from './sets/aoa.json' with { type: 'json' };
import wc from './sets/wc.json' with { type: 'json' };
import mm from './sets/mm.json' with { type: 'json' };
import dt from './sets/dt.json' with { type: 'json' };
import woe from './sets/woe.json' with { type: 'json' };
import gr from './sets/gr.json' with { type: 'json' };
import mg24 from './sets/mg24.json' with { type: 'json' };
import vm2024 from './sets/vm2024.json' with { type: 'json' };
import as from './sets/as.json' with { type: 'json' };
import toc from './sets/toc.json' with { type: 'json' };
import momu from './sets/momu.json' with { type: 'json' };
import pv from './sets/pv.json' with { type: 'json' };
import disc from './sets/disc.json' with { type: 'json' };
import cc from './sets/cc.json' with { type: 'json' };
import dm from './sets/dm.json' with { type: 'json' };
import vm2025 from './sets/vm2025.json' with { type: 'json' };

/** The facts of every set, the oldest first. */
export const SET_FILES = [
  cota,
  aoa,
  wc,
  mm,
  dt,
  woe,
  gr,
  mg24,
  vm2024,
  as,
  toc,
  momu,
  pv,
  disc,
  cc,
  dm,
  vm2025,
] as unknown as readonly SetFile[];
