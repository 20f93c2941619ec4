import { globSync } from 'node:fs';

/** The projects of `vitest.config.ts` whose tests notice mutants. */
export type Project = 'packages' | 'server' | 'web';

/** A part of the repository that gets a sample and a score of its own. */
export interface Area {
  name: string;
  /** Where its files are, with a slash at the end. */
  folder: string;
  project: Project;
  /** Lines picked when nothing else is said. */
  sample: number;
}

export const AREAS: readonly Area[] = [
  { name: 'engine', folder: 'packages/engine/src/', project: 'packages', sample: 60 },
  { name: 'cards', folder: 'packages/cards/src/', project: 'packages', sample: 40 },
  { name: 'server', folder: 'apps/server/src/', project: 'server', sample: 60 },
  { name: 'web', folder: 'apps/web/src/', project: 'web', sample: 40 },
];

/** Tests, what only they and measurements use, keys of messages, tables of the database, and pictures in code. */
const NOT_MUTATED = [
  /\.test\.tsx?$/,
  /\.d\.ts$/,
  /\/(?:testing|test|fixture|load|locales|migrations|artwork)\//,
  /\/fixture\.tsx?$/,
  /\/(?:bus-contract|open-replay)\.tsx?$/,
  /\/(?:messages|schema)\.ts$/,
];

/** Returns the files of an area that are mutated, sorted. */
export function filesOf({ folder }: Area, root: string): string[] {
  return globSync(`${folder}**/*.{ts,tsx}`, { cwd: root }).filter(isMutated).toSorted();
}

export function areaOf(file: string): Area | undefined {
  return isMutated(file) ? AREAS.find(({ folder }) => file.startsWith(folder)) : undefined;
}

/** Only code: style sheets, texts and pictures are imported as modules as well. */
function isMutated(file: string): boolean {
  return /\.tsx?$/.test(file) && !NOT_MUTATED.some((pattern) => pattern.test(file));
}
