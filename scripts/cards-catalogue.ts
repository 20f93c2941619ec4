/**
 * Writes the catalogue in the form that the server sends, one file per language: facts, names, texts and glossary.
 *
 *     npm run cards:catalogue -- <folder>
 *
 * Prints for every language how many cards have a translated name and how many have a translated text.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_LANGUAGES } from '@amberhall/protocol';
import type { CatalogueCard } from '@amberhall/protocol';
import { catalogueIn } from '../apps/server/src/catalogue/catalogue.ts';
import { immutableBody } from '../apps/server/src/http/immutable-body.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run cards:catalogue -- <folder>');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const { cards: english } = await catalogueIn('en');
for (const language of CATALOGUE_LANGUAGES) {
  const catalogue = await catalogueIn(language);
  const { plain, brotli } = await immutableBody(catalogue);
  writeFileSync(join(folder, `${language}.json`), plain);
  const cards: CatalogueCard[] = Object.values(catalogue.cards);
  const named = cards.filter(({ localName }) => localName !== undefined).length;
  const texts = cards.filter(({ id, text }) => text !== english[id]?.text).length;
  const kilobytes = Math.round(brotli.length / 1000);
  console.log(
    `${language}: ${cards.length} cards, ${named} translated names, ${texts} translated texts, ${kilobytes} kB compressed`,
  );
}
