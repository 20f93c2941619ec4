/**
 * Compares the texts we write for cards with the printed ones and prints where they differ.
 *
 *     npm run cards:agree -- <folder> [all]
 *
 * The folder holds one JSON file per set, with printed texts; the latest printing counts. Wording may differ: numbers,
 * icons, houses, traits and keywords may not, so texts that differ in those come first. With `all`, texts that differ in
 * wording only are printed as well. Nothing is written anywhere.
 */
import { definitions, factsOf, renderText } from '@amberhall/cards';
import { agreement, type Agreement } from './lib/card-agreement.ts';
import { readPrintedTexts } from './lib/printed-texts.ts';

interface Report {
  slug: string;
  ours: string;
  printed: string;
  agreement: Agreement;
}

const [folder, extent] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run cards:agree -- <folder of packs> [all]');
  process.exit(2);
}
print(compare(folder), extent === 'all');

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
    console.log(`${report.slug}: ${report.agreement.differences.join(', ') || 'other words'}`);
    console.log(`  ours:    ${report.ours.replaceAll('\n', ' ⏎ ')}`);
    console.log(`  printed: ${report.printed.replaceAll('\n', ' ⏎ ')}`);
  }
  const equal = reports.length - inContent.length - inWording.length;
  console.log(
    `${reports.length} cards: ${equal} word for word, ${inWording.length} in other words, ${inContent.length} differ in numbers, icons or terms`,
  );
}
