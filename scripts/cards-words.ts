/**
 * Tells which words the definitions of cards are made of.
 *
 *     npm run cards:words [-- --customs-at-most N]
 *
 * For every part of speech the words with their number of uses, then the words with one use and the card that uses them,
 * the steps written out in code, and how many cards of each set are defined. A word with one use must justify itself;
 * what is written out twice in the same shape becomes a word. With `--customs-at-most N` it fails if there are more steps
 * written out in code.
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
  console.log(`\nWritten out in code: ${customs.length === 0 ? 'none' : customs.length}`);
  for (const { id, card } of customs) console.log(`  ${id}: ${card}`);
  if (customs.length > Number(options['customs-at-most'] ?? Infinity)) process.exitCode = 1;
}

/** Cards without text need no definition and count as defined. */
function printSets(): void {
  console.log(`\nDefined: ${definitions.size} cards`);
  for (const { code, name, expansion } of SETS) {
    const inSet = [...FACTS.values()].filter(({ sets }) => sets.some((set) => set.expansion === expansion));
    if (inSet.length === 0) continue;
    const defined = inSet.filter(({ slug }) => library.get(slug)?.implemented);
    console.log(`  ${code} ${name}: ${defined.length} of ${inSet.length}`);
  }
}
