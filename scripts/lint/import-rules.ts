/** What one package may import. Entries are the names in the `exports` of packages, without `@amberhall/`. */
export interface PackageImports {
  readonly entries: readonly string[];
  /** Libraries it may use. With `any`, its package.json alone decides; otherwise `node:` modules are refused as well. */
  readonly libraries: readonly string[] | 'any';
}

const ENGINE = ['engine', 'engine/vocabulary', 'engine/language'];
const RULES = [...ENGINE, 'cards', 'cards/data'];

/** What each package may import, by its folder. A folder that is not listed may import every entry. */
export const PACKAGE_IMPORTS: Readonly<Record<string, PackageImports>> = {
  'packages/engine': { entries: [], libraries: [] },
  'packages/cards': { entries: ENGINE, libraries: [] },
  'packages/protocol': { entries: ['engine/vocabulary'], libraries: ['zod'] },
  'packages/testkit': { entries: RULES, libraries: ['fast-check', 'vitest'] },
  'packages/bots': { entries: RULES, libraries: [] },
  'packages/tournaments': { entries: ['engine'], libraries: ['edmonds-blossom-fixed'] },
  'apps/server': { entries: [...RULES, 'bots', 'protocol', 'tournaments'], libraries: 'any' },
  'apps/web': { entries: ['protocol', 'cards/data'], libraries: 'any' },
};

/** What tests may import in addition. */
export const TEST_IMPORTS = {
  entries: [...RULES, 'testkit', 'testkit/scenario', 'testkit/fates', 'testkit/generated-play', 'bots'],
  libraries: ['vitest', 'fast-check'],
} as const;

/** The features of the client, `apps/web/src/features/<name>`, that import other features. All others import none. */
export const FEATURE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // A replay is shown on the board.
  replay: ['board'],
};

/** One floor of the engine: what its files may import and do (docs/adr/0017). */
export interface Floor {
  /** Floors whose values it may import, besides its own. Types may come from any floor that is not above it. */
  readonly values: readonly string[];
  /** The height of the floor; types may be imported from the same height or below. */
  readonly level: number;
  /** Why it imports nothing else and does nothing else, for the linter's message. */
  readonly purpose: string;
  /** Its functions may ask players: they may be generators. */
  readonly generators: boolean;
  /** Its functions may assign to the state of a game. */
  readonly writes: boolean;
}

const WORDS = ['vocabulary', 'messages'];
const DATA = [...WORDS, 'language', 'state'];
const READERS = [...DATA, 'log', 'prompts', 'queries'];
const ACTORS = [...READERS, 'events', 'rules'];

/** The floors of the engine, by folder or root file of `packages/engine/src`. */
export const ENGINE_FLOORS: Readonly<Record<string, Floor>> = {
  vocabulary: floor(0, [], 'it only lists words'),
  messages: floor(0, [], 'it only lists words'),
  language: floor(1, WORDS, 'it describes cards and knows no game'),
  state: floor(2, [...WORDS, 'language'], 'it is plain data'),
  log: floor(3, DATA, 'it only records lines'),
  prompts: floor(3, DATA, 'it only asks questions', { generators: true }),
  queries: floor(4, DATA, 'a query only reads'),
  view: floor(5, [...DATA, 'queries'], 'a view only reads'),
  events: floor(5, [...DATA, 'log', 'queries'], 'it only applies events', { writes: true }),
  rules: floor(6, [...READERS, 'events'], 'a rule does not know who runs or watches it', {
    generators: true,
  }),
  manual: floor(7, ACTORS, 'a correction is a step like others', { generators: true }),
  session: floor(8, [...ACTORS, 'manual', 'view'], 'it drives the rules', { generators: true }),
  wire: floor(9, [...ACTORS, 'manual', 'view', 'session'], 'it only exports'),
  index: floor(9, [...ACTORS, 'manual', 'view', 'session'], 'it only exports'),
  testing: floor(9, [], 'it only serves tests'),
};

function floor(
  level: number,
  values: readonly string[],
  purpose: string,
  { generators = false, writes = false } = {},
): Floor {
  return { values, level, purpose, generators, writes };
}

/** Files of the engine that may import types of floors above theirs: `Game` and its library name what they carry. */
export const ENGINE_TYPE_EXCEPTIONS: readonly string[] = ['state/game.ts', 'state/library.ts'];

/** Files that build a position instead of changing one; they may assign to the state. */
export const ENGINE_WRITE_EXCEPTIONS: readonly string[] = [
  'session/arrange.ts',
  'session/sample.ts',
  'state/opening.ts',
];
