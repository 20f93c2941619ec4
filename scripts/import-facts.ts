/**
 * Converts card packs into facts: numbers, names and stats, but no texts.
 *
 *     node scripts/run.mjs scripts/import-facts.ts <folder>
 *
 * The folder contains one JSON file per set. Sets without a file stay unchanged. Run the script again when a pack is added
 * or corrected, and commit the files that it writes to packages/cards/data.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BONUS_ICONS,
  CARD_TYPES,
  HOUSES,
  LANGUAGES,
  KEYWORDS,
  PSEUDO_HOUSES,
  TRAITS,
} from '@amberhall/engine/vocabulary';
import type { Keyword } from '@amberhall/engine/vocabulary';
import { z } from 'zod';
import { RARITIES } from '../packages/cards/src/facts/types.ts';
import type {
  CardRow,
  CardSet,
  PrintedHouse,
  PrintingRow,
  SetFile,
} from '../packages/cards/src/facts/types.ts';

/** The languages of names as packs and the files of names call them. `facts/names.ts` reads those files. */
const FILE_LANGUAGES = LANGUAGES.filter((language) => language !== 'en').map((language) =>
  language.toLowerCase().replace('-', ''),
);
type FileLanguage = (typeof FILE_LANGUAGES)[number];

/** Anomalies have this id instead of the id of their set, and a house without meaning [18.6]. */
const ANOMALIES = 453;

/** Corrections of errors in packs, by card. They apply to every printing. */
const CORRECTIONS: Readonly<Record<string, Partial<CardRow>>> = {
  // The reprint lacks the trait that is also the name of the card.
  cultist: { traits: ['aquan', 'cultist'] },
  // Errata of the rulebook's FAQ: a missing and a wrong trait.
  bawretchadontius: { traits: ['dinosaur'] },
  'haedroth-s-wall': { traits: ['location'] },
};

const word = z.string().transform((text) => text.trim().toLowerCase());
const cardName = z.string().transform(tidy);
const keyword = z.string().regex(/^[a-z-]+(:(\d+|x))?$/);

/** A row of a pack. Packs that only list cards have neither types nor stats. */
const PackRow = z.object({
  id: z.string(),
  name: cardName,
  number: z.string(),
  expansion: z.int(),
  house: z.enum([...HOUSES, ...PSEUDO_HOUSES]),
  type: z.enum(CARD_TYPES).optional(),
  rarity: word.pipe(z.enum(RARITIES)).optional(),
  traits: z.array(word.pipe(z.enum(TRAITS))).default([]),
  keywords: z.array(keyword).default([]),
  power: z.int().nullable().default(null),
  armor: z.int().nullable().default(null),
  amber: z.int().default(0),
  enhancements: z.array(z.enum([...BONUS_ICONS, ...HOUSES])).default([]),
  locale: z.partialRecord(z.enum(FILE_LANGUAGES), cardName).default({}),
});
type PackRow = z.infer<typeof PackRow>;

export const Pack = z.object({
  code: z.string(),
  name: z.string(),
  expansion: z.int(),
  cards: z.array(PackRow),
});
export type Pack = z.infer<typeof Pack>;

type Names = Partial<Record<FileLanguage, Record<string, string>>>;

/** All facts: the sets, the stats of each card, its printings and its translated names. */
export interface Catalogue {
  sets: Map<number, CardSet>;
  /** By slug. The printings are in `printings`. */
  cards: Map<string, Omit<CardRow, keyof PrintingRow>>;
  /** By slug, then by set. */
  printings: Map<string, Map<number, PrintingRow>>;
  names: Names;
}

export function emptyCatalogue(): Catalogue {
  return { sets: new Map(), cards: new Map(), printings: new Map(), names: {} };
}

/** Adds a pack or replaces an older version of it. A card has the stats and names of its latest set. */
export function addPack(catalogue: Catalogue, pack: Pack): void {
  const { code, expansion, name } = pack;
  catalogue.sets.set(expansion, { expansion, code, name });
  for (const printings of catalogue.printings.values()) printings.delete(expansion);
  for (const row of pack.cards) addRow(catalogue, expansion, row);
  forgetUnprinted(catalogue);
  correctErrors(catalogue);
  markGiganticHalves(catalogue);
}

function correctErrors({ cards }: Catalogue): void {
  for (const [slug, correction] of Object.entries(CORRECTIONS)) {
    const stats = cards.get(slug);
    if (stats) cards.set(slug, { ...stats, ...correction });
  }
}

/** Removes cards without printings: a corrected pack can lack cards of its older version. */
function forgetUnprinted({ cards, printings, names }: Catalogue): void {
  for (const [slug, { size }] of printings) {
    if (size > 0) continue;
    printings.delete(slug);
    cards.delete(slug);
    for (const language of FILE_LANGUAGES) delete names[language]?.[slug];
  }
}

function addRow(catalogue: Catalogue, expansion: number, row: PackRow): void {
  const printings = catalogue.printings.get(row.id) ?? new Map<number, PrintingRow>();
  catalogue.printings.set(row.id, printings);
  const isLatest = [...printings.keys()].every((other) => other <= expansion);

  printings.set(expansion, printingOf(row, printings.get(expansion)));
  const known = catalogue.cards.get(row.id);
  if (row.type && (isLatest || !known)) catalogue.cards.set(row.id, statsOf(row, known));
  for (const language of FILE_LANGUAGES) {
    const name = row.locale[language];
    const names = (catalogue.names[language] ??= {});
    if (name && name !== row.name && (isLatest || !names[row.id])) names[row.id] = name;
  }
}

/** A card printed in several houses of one set has a row for each. */
function printingOf(row: PackRow, before: PrintingRow | undefined): PrintingRow {
  const isAnomaly = row.expansion === ANOMALIES;
  const houses = [...new Set([...(before?.house ? [before.house].flat() : []), row.house])];
  return {
    slug: row.id,
    number: row.number,
    ...(!isAnomaly && { house: oneOrAll(houses) }),
    ...(row.rarity && { rarity: row.rarity }),
    ...(isAnomaly && { anomaly: true }),
  };
}

type Stats = Omit<CardRow, keyof PrintingRow>;

function statsOf(row: PackRow, known: Stats | undefined): Stats {
  if (!row.type) throw new Error(`${row.id} has no type`);
  const isCreature = row.type === 'creature' || row.type === 'token creature';
  // A reprint without a number lacks it by mistake.
  const power = row.power ?? known?.power;
  const armor = row.armor ?? known?.armor;
  const keywords = keywordsOf(row.keywords);
  const isEvil = row.id.endsWith('-evil-twin');
  return {
    name: row.name.replace(/ \(Evil Twin\)$/, ''),
    type: row.type,
    ...(row.traits.length > 0 && { traits: row.traits }),
    ...(Object.keys(keywords).length > 0 && { keywords }),
    ...(isCreature && power && { power }),
    ...(isCreature && armor && { armor }),
    ...(row.amber && { amber: row.amber }),
    ...(row.enhancements.length > 0 && { enhances: row.enhancements }),
    ...(isEvil && { evilTwin: true }),
  };
}

/** Skips keywords whose number is defined by the text; the card's definition contains them. */
function keywordsOf(texts: readonly string[]): Partial<Record<Keyword, number>> {
  const valued = texts.map((text) => text.split(':')).filter(([, value]) => value !== 'x');
  return Object.fromEntries(
    valued.map(([name, value]) => [z.enum(KEYWORDS).parse(name), Number(value ?? '1')]),
  );
}

/** Marks the halves of gigantic creatures, which share a name. The bottom has the stats, the top the icons [5.7]. */
function markGiganticHalves({ cards }: Catalogue): void {
  for (const [slug, top] of cards) {
    const bottom = slug.endsWith('2') ? cards.get(slug.slice(0, -1)) : undefined;
    if (bottom?.name !== top.name) continue;
    bottom.gigantic = 'bottom';
    const { name, type, amber, enhances } = top;
    cards.set(slug, { name, type, ...(amber && { amber }), ...(enhances && { enhances }), gigantic: 'top' });
  }
}

/** Returns the files of the sets, the oldest first. Each card is in the file of its first set. */
export function setFiles({ sets, cards, printings }: Catalogue): SetFile[] {
  const files = new Map<number, SetFile>();
  for (const set of [...sets.values()].sort((one, other) => one.expansion - other.expansion)) {
    files.set(set.expansion, { ...set, cards: [], reprints: [] });
  }
  for (const [slug, rows] of printings) {
    const [first, ...again] = [...rows].sort(([one], [other]) => one - other);
    if (!first) throw new Error(`${slug} is in no set`);
    const stats = cards.get(slug);
    const { number, house, rarity, anomaly } = first[1];
    if (!stats || !rarity) throw new Error(`${slug} is listed in a set, but no pack has its stats`);
    const { name, ...others } = stats;
    files.get(first[0])?.cards.push({
      slug,
      name,
      number,
      ...(house && { house }),
      rarity,
      ...(anomaly && { anomaly }),
      ...others,
    });
    for (const [expansion, row] of again) files.get(expansion)?.reprints.push(withoutUsualHouse(row, house));
  }
  for (const file of files.values()) {
    file.cards.sort(byNumber);
    file.reprints.sort(byNumber);
  }
  return [...files.values()];
}

function withoutUsualHouse(row: PrintingRow, usual: PrintingRow['house']): PrintingRow {
  const { house, ...rest } = row;
  return house && String(house) !== String(usual) ? { ...rest, house } : rest;
}

function byNumber(one: PrintingRow, other: PrintingRow): number {
  if (one.number !== other.number) return one.number < other.number ? -1 : 1;
  return one.slug < other.slug ? -1 : 1;
}

/** Returns the catalogue that these files were written from. */
export function catalogueOf(files: readonly SetFile[], names: Names): Catalogue {
  const catalogue: Catalogue = { ...emptyCatalogue(), names };
  for (const { cards, reprints, ...set } of files) {
    catalogue.sets.set(set.expansion, set);
    for (const { slug, number, house, rarity, anomaly, ...stats } of cards) {
      catalogue.cards.set(slug, stats);
      const row = { slug, number, rarity, ...(house && { house }), ...(anomaly && { anomaly }) };
      catalogue.printings.set(slug, new Map([[set.expansion, row]]));
    }
    for (const row of reprints) {
      const printings = catalogue.printings.get(row.slug);
      const usual = printings?.values().next().value?.house;
      printings?.set(set.expansion, { ...(usual && !row.anomaly && { house: usual }), ...row });
    }
  }
  return catalogue;
}

function oneOrAll(houses: PrintedHouse[]): PrintedHouse | PrintedHouse[] {
  const [only] = houses;
  return only && houses.length === 1 ? only : houses;
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();
}

// Reading and writing

const DATA = join(import.meta.dirname, '../packages/cards/data');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads the files of the last run. They are our own, so they are not validated. */
function readCatalogue(): Catalogue {
  const files = globSync(join(DATA, 'sets/*.json')).map((file) => readJson(file) as SetFile);
  const names = FILE_LANGUAGES.map((language) => {
    const [file] = globSync(join(DATA, `names/${language}.json`));
    return [language, file ? readJson(file) : {}];
  });
  files.sort((one, other) => one.expansion - other.expansion);
  return catalogueOf(files, Object.fromEntries(names) as Names);
}

function writeCatalogue(catalogue: Catalogue): void {
  mkdirSync(join(DATA, 'sets'), { recursive: true });
  mkdirSync(join(DATA, 'names'), { recursive: true });
  const files = setFiles(catalogue);
  for (const file of files) writeFileSync(join(DATA, `sets/${fileName(file)}.json`), setText(file));
  const sets = files.map(({ expansion, code, name }) => ({ expansion, code, name }));
  writeFileSync(join(DATA, 'sets.json'), `[\n${lines(sets)}\n]\n`);
  writeFileSync(join(DATA, 'index.ts'), indexText(files));
  for (const language of FILE_LANGUAGES) {
    const names = Object.entries(catalogue.names[language] ?? {}).sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    const text = names
      .map(([slug, name]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(name)}`)
      .join(',\n');
    writeFileSync(join(DATA, `names/${language}.json`), `{\n${text}\n}\n`);
  }
}

function fileName(set: CardSet): string {
  return set.code.toLowerCase();
}

function lines(rows: readonly object[]): string {
  return rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
}

function setText({ expansion, code, name, cards, reprints }: SetFile): string {
  const head = JSON.stringify({ expansion, code, name }).slice(1, -1);
  return `{${head},"cards":[\n${lines(cards)}\n],"reprints":[\n${lines(reprints)}\n]}\n`;
}

function indexText(files: readonly SetFile[]): string {
  const names = files.map(fileName);
  return [
    '/** Written by scripts/import-facts.ts. */',
    "import type { SetFile } from '../src/facts/types.ts';",
    ...names.map((name) => `import ${name} from './sets/${name}.json' with { type: 'json' };`),
    '',
    '/** The facts of every set, the oldest first. */',
    'export const SET_FILES = [',
    ...names.map((name) => `  ${name},`),
    '] as unknown as readonly SetFile[];',
    '',
  ].join('\n');
}

function importFacts(folder: string): void {
  const packs = globSync(join(folder, '*.json')).map((file) => Pack.parse(readJson(file)));
  if (packs.length === 0) throw new Error(`There are no packs in ${folder}.`);
  packs.sort((one, other) => one.expansion - other.expansion);

  const catalogue = readCatalogue();
  for (const pack of packs) addPack(catalogue, pack);
  writeCatalogue(catalogue);
  process.stdout.write(`Read ${packs.length} sets. The catalogue now has ${catalogue.cards.size} cards.\n`);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: node scripts/run.mjs scripts/import-facts.ts <folder>');
  importFacts(folder);
}
