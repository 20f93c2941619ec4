import { SET_NUMBERS } from '@amberhall/protocol';

const CODES: ReadonlyMap<number, string> = new Map(
  Object.entries(SET_NUMBERS).map(([code, expansion]) => [expansion, code]),
);

/** The numbers of the known sets, the oldest first. */
export const KNOWN_SETS: readonly number[] = [...CODES.keys()];

/** @returns `undefined` for a set that is newer than this client */
export const setCodeOf = (expansion: number): string | undefined => CODES.get(expansion);
