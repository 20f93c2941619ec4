/**
 * Reads printed card texts and prints them as definitions in the card language.
 *
 *     npm run cards:draft -- <pack or folder of packs> [--set CODE] [--agree] [--unread]
 *
 * Drafts only texts that the reader understands completely and can write without loss. Prints the drafts of cards without a definition; compare each
 * with the text and test it. For cards with a definition, prints whether the draft and the definition agree.
 * `--agree` prints only the comparison. `--unread` prints only the place where the reader stopped. `--set` selects the cards
 * of one set; the texts are those of the latest set in the folder. The command writes no files.
 *
 * The command fails if it drafts less than `--at-least` percent.
 */
import { parseArgs } from 'node:util';
import type { CardDefinition } from '@amberhall/engine/language';
import { definitions, language } from '@amberhall/cards';
import { differences, draft, evaluated, source } from '@amberhall/cards/reader';
import type { Difference, Draft } from '@amberhall/cards/reader';
import { readPrintedCards } from './lib/printed-cards.ts';
import type { CardOfPacks } from './lib/printed-cards.ts';
import { wordImport, wordsIn } from './lib/word-imports.ts';

/** Data instead of words. */
const LITERAL = /\{ ?kind:/;

interface Result {
  card: CardOfPacks;
  draft: Draft;
  /** `undefined` without a definition to compare with. */
  differences?: readonly Difference[];
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    agree: { type: 'boolean' },
    unread: { type: 'boolean' },
    'at-least': { type: 'string' },
  },
});
const [packs] = positionals;
if (packs === undefined) {
  console.error('Usage: npm run cards:draft -- <pack or folder of packs> [--set CODE] [--agree] [--unread]');
  process.exit(2);
}

const cards = [...readPrintedCards(packs).values()].filter(
  ({ sets }) =>
    options.set === undefined || sets.some((code) => code.toLowerCase() === options.set?.toLowerCase()),
);
const results = await checked(cards.map(read));
if (options.unread) printUnread();
else if (!options.agree) printDrafts();
printDifferences();
printTotals();

function read(card: CardOfPacks): Result {
  const read = draft(card);
  const known = definitions.get(card.slug);
  if (!read.isRead || !known) return { card, draft: read };
  const drafted = read.definition ?? { id: card.slug, abilities: [] };
  return { card, draft: read, differences: differences(drafted, known) };
}

/** Refuses a draft whose source defines another card than the draft. */
async function checked(all: readonly Result[]): Promise<readonly Result[]> {
  const drafts = all.flatMap(({ draft: read }) => (read.isRead && read.definition ? [read.definition] : []));
  const written = await evaluated(drafts.map(source));
  const lost = new Set(drafts.filter((definition, at) => isLost(definition, written[at])));
  return all.map((result) =>
    result.draft.isRead && result.draft.definition && lost.has(result.draft.definition)
      ? { card: result.card, draft: { isRead: false, problem: 'the card language has no words for it' } }
      : result,
  );
}

function isLost(definition: CardDefinition, again: (() => CardDefinition) | undefined): boolean {
  return LITERAL.test(source(definition)) || !again || differences(again(), definition).length > 0;
}

/** The drafts as a card file has them: the words they use are imported first. */
function printDrafts(): void {
  const drafts = results.flatMap(({ draft: read, differences: found }) =>
    read.isRead && read.definition && found === undefined ? [source(read.definition)] : [],
  );
  if (drafts.length === 0) return;
  console.log(wordImport(wordsIn(drafts.join('\n'), Object.keys(language)), '../language/index.ts'));
  for (const definition of drafts) console.log(definition);
}

function printUnread(): void {
  for (const { card, draft: read } of results) if (!read.isRead) console.log(`${card.slug}: ${read.problem}`);
}

function printDifferences(): void {
  for (const { card, draft: read, differences: found = [] } of results) {
    const known = definitions.get(card.slug);
    if (found.length === 0 || !read.isRead || !known) continue;
    console.log(`\n${card.slug} differs`);
    console.log(`  read:    ${read.definition ? source(read.definition) : 'nothing to define'}`);
    console.log(`  defined: ${source(known)}`);
    for (const { path } of found) console.log(`  in ${path}`);
  }
}

function printTotals(): void {
  const drafted = results.filter((result) => result.draft.isRead);
  const compared = drafted.filter((result) => result.differences !== undefined);
  const agreeing = compared.filter((result) => result.differences?.length === 0);
  const share = (100 * drafted.length) / results.length;
  console.log(`\n${results.length} cards: ${drafted.length} read whole (${share.toFixed(1)} %)`);
  console.log(
    `${compared.length} of them are defined: ${agreeing.length} agree, ${compared.length - agreeing.length} differ`,
  );
  if (share < Number(options['at-least'] ?? 0)) process.exitCode = 1;
}
