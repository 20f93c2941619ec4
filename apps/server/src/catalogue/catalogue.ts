/** The catalogue as it is served: built once at the start, since cards do not change while the program runs. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FACTS } from '@amberhall/cards/data';
import type { CardFacts } from '@amberhall/cards/data';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { House } from '@amberhall/engine/vocabulary';
import { CardsReply, FactionsReply } from '@amberhall/protocol';
import type { CatalogueCard, Faction } from '@amberhall/protocol';
import { isImplemented, textOf } from './texts.ts';

/** A body that never changes, ready to be sent. */
export interface FrozenBody {
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const HOUSE_NAMES: Partial<Record<House, string>> = { staralliance: 'Star Alliance' };
const BROTLI_QUALITY = 9;

export function catalogueCards(): Record<string, CatalogueCard> {
  return Object.fromEntries([...FACTS.values()].map((facts) => [facts.slug, catalogueCard(facts)]));
}

/** Alphabetical by name. */
export function factions(): Faction[] {
  return HOUSES.map((value) => ({ value, name: HOUSE_NAMES[value] ?? capitalized(value) })).toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en'),
  );
}

export interface FrozenCatalogue {
  cards: FrozenBody;
  factions: FrozenBody;
}

let built: Promise<FrozenCatalogue> | undefined;

/** Built when it is first asked for. @throws if the facts do not fit the schema of the answer */
export function frozenCatalogue(): Promise<FrozenCatalogue> {
  return (built ??= buildCatalogue());
}

export async function frozen(body: unknown): Promise<FrozenBody> {
  const plain = Buffer.from(JSON.stringify(body));
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, brotli, gzip: zipped };
}

async function buildCatalogue(): Promise<FrozenCatalogue> {
  return {
    cards: await frozen(CardsReply.parse({ success: true, cards: catalogueCards() })),
    factions: await frozen(FactionsReply.parse({ success: true, factions: factions() })),
  };
}

function catalogueCard(facts: CardFacts): CatalogueCard {
  return {
    id: facts.slug,
    name: facts.name,
    type: facts.type,
    houses: [...facts.houses],
    traits: [...facts.traits],
    keywords: { ...facts.keywords },
    power: facts.power,
    armor: facts.armor,
    amber: facts.amber,
    rarity: facts.rarity,
    sets: facts.sets.map(({ expansion, number }) => ({ expansion, number })),
    text: textOf(facts),
    implemented: isImplemented(facts.slug),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
