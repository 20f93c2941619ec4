/**
 * Completes the import of card words in every file of `packages/cards`: adds the words that a file uses, removes the
 * others, sorts them, and fills the lines.
 *
 *     npm run cards:imports
 *
 * The formatter would put each word on its own line, so it skips these imports.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import * as language from '../packages/cards/src/language/index.ts';
import { withWordImports } from './lib/word-imports.ts';

const words = Object.keys(language);
for (const file of globSync('packages/cards/src/**/*.ts')) {
  const text = readFileSync(file, 'utf8');
  const complete = withWordImports(text, words);
  if (complete === text) continue;
  writeFileSync(file, complete);
  console.log(file);
}
