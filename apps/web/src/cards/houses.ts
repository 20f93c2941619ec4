import type { CSSProperties } from 'react';
import { HOUSES } from '@amberhall/protocol';
import type { House } from '@amberhall/protocol';

const known = new Set<string>(HOUSES);

/** Pseudo houses of reference cards use the colors of a playable house. */
const COLORS_OF_PSEUDO_HOUSE = new Map<string, House>([
  ['prophecy', 'geistoid'],
  ['thetide', 'unfathomable'],
  ['archonpower', 'saurian'],
  ['keyraken', 'unfathomable'],
]);

/** Custom properties `--house` and `--house-deep` for everything inside. */
export function houseColors(house: string): CSSProperties {
  const name = known.has(house) ? house : (COLORS_OF_PSEUDO_HOUSE.get(house) ?? 'shadows');
  return { '--house': `var(--${name})`, '--house-deep': `var(--${name}-2)` } as CSSProperties;
}

const SYMBOLS_OF_PSEUDO_HOUSE = new Map([
  ['thetide', 'i-tide'],
  ['archonpower', 'i-archon'],
  ['keyraken', 'i-keyraken'],
]);

/** The symbol of a house in the sprite of the client. Prophecies have the eye. */
export function houseSymbol(house: string): string {
  return known.has(house) ? `h-${house}` : (SYMBOLS_OF_PSEUDO_HOUSE.get(house) ?? 'i-eye');
}
