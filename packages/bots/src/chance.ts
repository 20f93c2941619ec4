import { randomBelow, seedRandom } from '@amberhall/engine';

/** Picks from lists, the same picks for the same seed. */
export interface Chance {
  /** @throws if the list is empty */
  pick<T>(list: readonly T[]): T;
}

export function chanceFrom(seed: string): Chance {
  const state = seedRandom(seed);
  return {
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('there is nothing to pick from');
      return list[randomBelow(state, list.length)] as T;
    },
  };
}
