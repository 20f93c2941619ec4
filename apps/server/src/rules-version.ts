/** The version of the rules, which changes with the rules and the cards and not with the rest of the program. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '..', '..', '..', 'packages');

/** The sources that decide how a game goes. */
const SOURCES = ['engine/src/**/*.ts', 'cards/src/**/*.ts', 'cards/data/**/*.{ts,json}'];
/** Tests, and the words in which cards are told. */
const OTHERS = ['**/*.test.ts', 'cards/src/text/**', 'cards/src/reader/**', 'cards/data/names/**'];

const DIGITS = 10;

let current: string | undefined;

/** Returns the version of the rules of this program. */
export function rulesVersion(): string {
  return (current ??= rulesVersionOf(PACKAGES));
}

/** Returns the version of the rules in this folder of packages: the beginning of a hash of their sources. */
export function rulesVersionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: folder, exclude: OTHERS }).toSorted()) {
    hash.update(`${file.replaceAll('\\', '/')}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, DIGITS);
}

/** Returns the version that a game is stored with: that of the program, then that of its rules. */
export function storedVersion(programVersion: string): string {
  return `${programVersion}+${rulesVersion()}`;
}

/** Returns whether a game of this stored version was played with the rules of this program. */
export function hasCurrentRules(version: string | null): boolean {
  return version?.endsWith(`+${rulesVersion()}`) === true;
}
