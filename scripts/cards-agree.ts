/**
 * Compares our rendered card texts with the printed ones and prints the differences.
 *
 *     npm run cards:agree -- <folder> [--all] [--strict]
 *
 * The folder contains one JSON file per set, with printed texts; the latest printing counts. The wording may differ.
 * Numbers, icons, houses, traits and keywords may not, so texts that differ in those come first. `--all` also prints texts
 * that differ in wording only. `--strict` fails if a text differs in more than wording and is neither an erratum nor
 * explained, or if it equals the print although an erratum has changed it. The command writes no files.
 */
import { parseArgs } from 'node:util';
import { definitions, factsOf, renderText } from '@amberhall/cards';
import { agreement } from './lib/card-agreement.ts';
import type { Agreement } from './lib/card-agreement.ts';
import { ERRATA } from './lib/errata.ts';
import { EXPLAINED } from './lib/explained-differences.ts';
import { readPrintedTexts } from './lib/printed-texts.ts';

interface Report {
  slug: string;
  ours: string;
  printed: string;
  agreement: Agreement;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run cards:agree -- <folder of packs> [--all] [--strict]');
  process.exit(2);
}
print(compare(folder), options.all);

function compare(packs: string): Report[] {
  const texts = readPrintedTexts(packs);
  return [...definitions.values()].flatMap((definition) => {
    const printed = texts.get(definition.id);
    if (printed === undefined) return [];
    const ours = renderText(definition, factsOf(definition.id)).join('\n');
    return [{ slug: definition.id, ours, printed, agreement: agreement(ours, printed) }];
  });
}

function print(reports: readonly Report[], all: boolean): void {
  const inContent = reports.filter((report) => report.agreement.differences.length > 0);
  const inWording = reports.filter(
    (report) => report.agreement.differences.length === 0 && !report.agreement.isEqual,
  );
  for (const report of [...inContent, ...(all ? inWording : [])]) {
    const differences = report.agreement.differences.join(', ') || 'wording only';
    const reason = reasonFor(report.slug);
    console.log(`${report.slug}: ${differences}${reason ? ` (${reason})` : ''}`);
    console.log(`  ours:    ${report.ours.replaceAll('\n', ' ⏎ ')}`);
    console.log(`  printed: ${report.printed.replaceAll('\n', ' ⏎ ')}`);
  }
  const equal = reports.length - inContent.length - inWording.length;
  console.log(
    `${reports.length} cards: ${equal} equal, ${inWording.length} differ in wording only, ${inContent.length} differ in numbers, icons or terms`,
  );
  const missed = reports.filter(missesErratum);
  for (const { slug } of missed) console.log(`${slug}: equals the print, and not its text in force`);
  const unexplained = inContent.some(({ slug }) => reasonFor(slug) === undefined);
  if (options.strict && (unexplained || missed.length > 0)) process.exitCode = 1;
}

function reasonFor(slug: string): string | undefined {
  const erratum = ERRATA.get(slug);
  return erratum ? `erratum: ${erratum.changes}` : EXPLAINED.get(slug);
}

/** No printing has the text in force, and yet ours equals the latest printing. */
function missesErratum({ slug, agreement: { isEqual } }: Report): boolean {
  return isEqual && ERRATA.get(slug)?.unprinted === true;
}
