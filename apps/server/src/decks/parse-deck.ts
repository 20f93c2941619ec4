/** Converts a deck of the deck service into a deck of the site. */
import { cardByTitle, FACTS, PROPHECIES_PER_DECK, SETS } from '@amberhall/cards/data';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { House, PrintedType } from '@amberhall/engine/vocabulary';
import type { DeckCard, UnknownCard } from '@amberhall/protocol';
import type { ServiceCard, ServiceDeck } from './deck-service.ts';
import { PENDING_ICONS } from './deck-cards.ts';
import type { DeckContents } from './deck-cards.ts';

/** A deck that cannot be converted. */
export class DeckParseError extends Error {
  override name = 'UnreadableDeck';
  /** The message for the user; `undefined` where it would mean nothing to them. */
  readonly sentence: string | undefined;

  constructor(message: string, sentence?: string) {
    super(message);
    this.sentence = sentence;
  }
}

const TYPES: ReadonlyMap<string, PrintedType> = new Map([
  ['action', 'action'],
  ['artifact', 'artifact'],
  ['creature', 'creature'],
  ['creature1', 'creature'],
  ['creature2', 'creature'],
  ['gigantic creature base', 'creature'],
  ['gigantic creature art', 'creature'],
  ['upgrade', 'upgrade'],
  ['token creature', 'token creature'],
  ['prophecy', 'prophecy'],
  ['archon power', 'archon power'],
  ['the tide', 'the tide'],
]);
const NON_DECK_TYPES: ReadonlySet<PrintedType> = new Set([
  'token creature',
  'prophecy',
  'archon power',
  'the tide',
]);
const DARK_TIDINGS = 496;
const TIDE = 'the-tide';
const UNKNOWN_SET = 'Decks from this set cannot be imported yet.';

/** @throws {DeckParseError} for an unknown set or unknown houses */
export function parseDeck({ data, _linked }: ServiceDeck): DeckContents {
  if (!SETS.some(({ expansion }) => expansion === data.expansion)) {
    throw new DeckParseError(`Deck ${data.id} is of the unknown set ${data.expansion}`, UNKNOWN_SET);
  }
  const cards = new Map(_linked.cards.map((card) => [card.id, card]));
  const copies = new Map<ServiceCard, number>();
  for (const id of data._links.cards) {
    const card = cards.get(id);
    if (card === undefined)
      throw new DeckParseError(`Deck ${data.id} names the card ${id} without saying what it is`);
    copies.set(card, (copies.get(card) ?? 0) + 1);
  }
  const lines = [...copies].flatMap(([card, count]) => linesOfCard(card, count, data));
  return {
    name: data.name.trim(),
    expansion: data.expansion,
    houses: housesOf(data),
    cards: numbered(withTide(withPairs(lines, [...copies.keys()]), data.expansion)),
  };
}

type Line = Omit<DeckCard, 'dbId'> & { sort?: number | undefined };

function linesOfCard(card: ServiceCard, count: number, data: ServiceDeck['data']): Line[] {
  const line = lineOf(card);
  if (card.is_enhanced !== true || line.isNonDeck) return [{ ...line, count }];
  // Every copy has its own icons. Icons without a card have to be assigned by hand.
  const rows = (data.bonus_icons ?? []).filter(({ card_id }) => card_id === card.id);
  return Array.from({ length: count }, (_, copy) => ({
    ...line,
    count: 1,
    enhancements: rows[copy]?.bonus_icons.map(iconOf) ?? [...PENDING_ICONS],
  }));
}

function lineOf(card: ServiceCard): Line {
  const type = typeOf(card);
  const id = cardByTitle({
    title: card.card_title,
    isEvilTwin: rarityOf(card) === 'evil twin',
    isTopHalf: isTopHalf(card),
  });
  const isNonDeck = card.is_non_deck === true || NON_DECK_TYPES.has(type);
  const house = houseNamed(card.house);
  return {
    id: id ?? slugged(card.card_title),
    count: 1,
    isNonDeck,
    ...(house !== undefined && !isNonDeck && houseMarks(card, house)),
    ...(id === undefined && { unknown: factsOf(card, type) }),
    ...(type === 'prophecy' && { sort: card.sort_override ?? undefined }),
  };
}

function houseMarks(card: ServiceCard, house: House): Pick<DeckCard, 'house' | 'maverick' | 'anomaly'> {
  return {
    house,
    ...(card.is_maverick && { maverick: house }),
    ...(card.is_anomaly && { anomaly: house }),
  };
}

/** By its type where that says so; older lists give both halves the same one. */
function isTopHalf(card: ServiceCard): boolean {
  const type = card.card_type.toLowerCase();
  if (type === 'creature2' || type === 'gigantic creature art') return true;
  const isBlank = (card.card_text ?? '').trim() === '' && card.power === null;
  const title = card.card_title;
  return (
    type === 'creature' &&
    rarityOf(card) === 'rare' &&
    isBlank &&
    cardByTitle({ title, isTopHalf: true }) !== undefined
  );
}

/** @throws {DeckParseError} for a type that no card has */
function typeOf({ id, card_type }: ServiceCard): PrintedType {
  const type = TYPES.get(card_type.toLowerCase());
  if (type === undefined) throw new DeckParseError(`The card ${id} is of the unknown type ${card_type}`);
  return type;
}

function factsOf(card: ServiceCard, type: PrintedType): UnknownCard {
  return {
    name: card.card_title,
    type,
    rarity: rarityOf(card),
    power: card.power,
    armor: card.armor,
    amber: card.amber ?? 0,
    traits: (card.traits ?? '')
      .split('•')
      .map((trait) => trait.trim().toLowerCase())
      .filter((trait) => trait !== ''),
  };
}

function rarityOf({ rarity }: ServiceCard): string {
  return (rarity ?? '').toLowerCase();
}

/** @throws {DeckParseError} unless there are three known houses */
function housesOf({ id, _links }: ServiceDeck['data']): House[] {
  const houses = _links.houses.map(houseNamed).filter((house) => house !== undefined);
  if (houses.length !== 3)
    throw new DeckParseError(`Deck ${id} is of the houses ${_links.houses.join(', ')}`);
  return houses;
}

function houseNamed(name: string | null | undefined): House | undefined {
  const code = (name ?? '').toLowerCase().replaceAll(/\s/g, '');
  return HOUSES.find((house) => house === code);
}

/** `amber`, `capture` and so on, or the code of a house. */
function iconOf(icon: string): string {
  return houseNamed(icon) ?? icon.toLowerCase();
}

/** Of four prophecies in a known order, the first two share a card, and so do the last two. */
function withPairs(lines: readonly Line[], cards: readonly ServiceCard[]): Line[] {
  const prophecies = lines
    .filter(({ sort }) => sort !== undefined)
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
  const count = cards.filter((card) => typeOf(card) === 'prophecy').length;
  const isOrdered = prophecies.length === PROPHECIES_PER_DECK && count === PROPHECIES_PER_DECK;
  return lines.map(({ sort, ...line }) => {
    const place = prophecies.findIndex((prophecy) => sort !== undefined && prophecy.id === line.id);
    return isOrdered && place >= 0 ? { ...line, prophecyId: place < 2 ? 1 : 2 } : line;
  });
}

/** Decks of Dark Tidings always have the tide, even if the list does not say so. */
function withTide(lines: readonly Line[], expansion: number): Line[] {
  if (expansion !== DARK_TIDINGS || lines.some(({ id }) => id === TIDE)) return [...lines];
  return [...lines, { id: TIDE, count: 1, isNonDeck: true }];
}

function numbered(lines: readonly Line[]): DeckCard[] {
  return lines.map(({ sort: _sort, ...line }, index) => ({ dbId: index + 1, ...line }));
}

/** A slug for an unknown card that differs from all known ones. */
function slugged(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return FACTS.has(slug) ? `${slug}-unknown` : slug;
}
