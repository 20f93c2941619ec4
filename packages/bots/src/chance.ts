import { randomBelow, seedRandom } from '@amberhall/engine';

/** Picks random items. The same seed always gives the same picks. */
export interface Chance {
  /** @throws if the list is empty */
  pick<T>(list: readonly T[]): T;
}

export function chanceFrom(seed: string): Chance {
  const state = seedRandom(seed);
  return {
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('cannot pick from an empty list');
      return list[randomBelow(state, list.length)] as T;
    },
  };
}
