import sets from '../../data/sets.json' with { type: 'json' };
import type { CardSet } from './types.ts';

/** Compilations of older cards without a published list. */
const SETS_WITHOUT_LIST: readonly CardSet[] = [
  { expansion: 601, code: 'UC2022', name: 'Unchained 2022' },
  { expansion: 609, code: 'VM2023', name: 'Vault Masters 2023' },
  { expansion: 964, code: 'VM2026', name: 'Vault Masters 2026' },
];

/** Every set that has decks, oldest first [18.2]. */
export const SETS: readonly CardSet[] = [...(sets as CardSet[]), ...SETS_WITHOUT_LIST].sort(
  (one, other) => one.expansion - other.expansion,
);

/** Returns the set with this code, in upper or lower case. */
export function setWithCode(code: string): CardSet | undefined {
  return SETS.find((set) => set.code.toLowerCase() === code.toLowerCase());
}
