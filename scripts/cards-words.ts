/**
 * Prints the words that the card definitions use.
 *
 *     npm run cards:words [-- --customs-at-most N]
 *
 * Prints the words of every part of speech with their uses, the words that are used once with their cards, the custom
 * effects, and how many cards of each set are defined. A word that is used once needs a reason. A pattern that two
 * definitions repeat becomes a word. With `--customs-at-most N` the command fails if there are more custom effects.
 */
import { parseArgs } from 'node:util';
import { FACTS, definitions, library } from '@amberhall/cards';
import { SETS } from '@amberhall/cards/data';
import { customsUsed, wordsUsed } from './lib/card-words.ts';
import type { WordUse } from './lib/card-words.ts';

const { values: options } = parseArgs({ options: { 'customs-at-most': { type: 'string' } } });
const words = wordsUsed(definitions.values());
printUses(words);
printRare(words.filter(({ uses }) => uses === 1));
printCustoms();
printSets();

function printUses(all: readonly WordUse[]): void {
  for (const part of new Set(all.map((use) => use.part))) {
    const ofPart = all.filter((use) => use.part === part);
    const total = ofPart.reduce((sum, { uses }) => sum + uses, 0);
    console.log(`${part}: ${ofPart.length} words, ${total} uses`);
    console.log(`  ${ofPart.map(({ word, uses }) => `${word} ${uses}`).join(', ')}`);
  }
}

function printRare(once: readonly WordUse[]): void {
  console.log(`\nUsed once: ${once.length} words`);
  for (const { part, word, cards } of once) console.log(`  ${part} ${word}: ${cards.join(', ')}`);
}

function printCustoms(): void {
  const customs = customsUsed(definitions.values());
  console.log(`\nCustom effects: ${customs.length === 0 ? 'none' : customs.length}`);
  for (const { id, card } of customs) console.log(`  ${id}: ${card}`);
  if (customs.length > Number(options['customs-at-most'] ?? Infinity)) process.exitCode = 1;
}

/** Counts cards without text as defined, because they need no definition. */
function printSets(): void {
  console.log(`\nDefined: ${definitions.size} cards`);
  for (const { code, name, expansion } of SETS) {
    const inSet = [...FACTS.values()].filter(({ sets }) => sets.some((set) => set.expansion === expansion));
    if (inSet.length === 0) continue;
    const defined = inSet.filter(({ slug }) => library.get(slug)?.implemented);
    console.log(`  ${code} ${name}: ${defined.length} of ${inSet.length}`);
  }
}
