/** Runs inside every file of tests while coverage is recorded: writes down which probes the tests run. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

/** What one file of tests has run, by the ids of probes. */
export interface RecordedHits {
  /** Path of the file of tests. */
  test: string;
  inTests: number[];
  /** What ran while modules were imported that no earlier file of tests had imported in the same process. */
  onImport: number[];
  /** What ran on import for the definition of each card. */
  definitions: Record<string, number[]>;
}

declare global {
  /** Called by every probe. */
  var __hit: ((id: number) => void) | undefined;
  /** Called when a card has been defined. */
  var __defined: ((slug: string) => void) | undefined;
}

const MOST_PROBES = 1 << 18;
const onImport = new Set<number>();
const inTests = new Uint8Array(MOST_PROBES);
const definitions: Record<string, number[]> = {};

// Modules that other files of tests have imported before in this process call the functions of this one from now on.
globalThis.__hit = (id) => {
  onImport.add(id);
};
globalThis.__defined = (slug) => {
  definitions[slug] = [...onImport];
  onImport.clear();
};

beforeAll(() => {
  globalThis.__hit = (id) => {
    inTests[id] = 1;
  };
  globalThis.__defined = undefined;
});

afterAll(() => {
  const test = expect.getState().testPath ?? '';
  const hits: RecordedHits = {
    test,
    inTests: [...inTests.entries()].filter(([, hit]) => hit === 1).map(([id]) => id),
    onImport: [...onImport],
    definitions,
  };
  const folder = process.env['MUTATE_HITS'] ?? '';
  writeFileSync(
    join(folder, `${createHash('sha256').update(test).digest('hex')}.json`),
    JSON.stringify(hits),
  );
});
