/** What one package may import. Doors are the names in a package's `exports`, without `@amberhall/`. */
export interface Arrows {
  readonly doors: readonly string[];
  /** Libraries it may use; `any` where package.json decides alone, else `node:` modules are refused as well. */
  readonly libraries: readonly string[] | 'any';
}

const ENGINE = ['engine', 'engine/vocabulary', 'engine/language'];
const RULES = [...ENGINE, 'cards', 'cards/data'];

/** The arrows between the packages, by folder. A folder that is not named here may import every door. */
export const ARROWS: Readonly<Record<string, Arrows>> = {
  'packages/engine': { doors: [], libraries: [] },
  'packages/cards': { doors: ENGINE, libraries: [] },
  'packages/protocol': { doors: ['engine/vocabulary'], libraries: ['zod'] },
  'packages/testkit': { doors: RULES, libraries: ['fast-check', 'vitest'] },
  'packages/bots': { doors: RULES, libraries: [] },
  'apps/server': { doors: [...RULES, 'bots', 'protocol'], libraries: 'any' },
  'apps/web': { doors: ['protocol', 'cards/data'], libraries: 'any' },
};

/** What tests may import besides: they play through the same doors as everybody. */
export const TEST_ARROWS = {
  doors: [...RULES, 'testkit', 'testkit/scenario', 'bots'],
  libraries: ['vitest', 'fast-check'],
} as const;
