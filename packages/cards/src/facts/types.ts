/** What is printed on a card, apart from its text: as we keep it in files, and as everybody else reads it. */

import type {
  BonusIcon,
  CardSlug,
  House,
  Keyword,
  PrintedType,
  PseudoHouse,
  Trait,
} from '@amberhall/engine/vocabulary';

export const RARITIES = [
  'common',
  'uncommon',
  'rare',
  'special',
  'variant',
  'fixed',
  'token',
  'evil twin',
  'the tide',
] as const;
export type Rarity = (typeof RARITIES)[number];

/** Languages, besides English, in which cards have names. */
export const NAME_LANGUAGES = [
  'de',
  'es',
  'fr',
  'it',
  'ko',
  'pl',
  'pt',
  'th',
  'vi',
  'zhhans',
  'zhhant',
] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

export type PrintedHouse = House | PseudoHouse;

/** A set of cards that decks are made from. */
export interface CardSet {
  /** The publisher's id, e.g. 341. Later sets have higher ids. */
  expansion: number;
  code: string;
  name: string;
}

/** That a card is in a set. */
export interface Printing {
  expansion: number;
  /** Collector number, e.g. `006`. Not a key: gigantic halves share one. */
  number: string;
  /** Houses it is printed in there. None for an anomaly: each copy has a house of its own [18.6]. */
  houses: readonly PrintedHouse[];
  /** Absent where only a list of the set is known. */
  rarity?: Rarity;
  anomaly?: true;
}

/** What is printed on a card, by its latest printing. */
export interface CardFacts {
  slug: CardSlug;
  /** English; that of an evil twin is the name of the good one. */
  name: string;
  type: PrintedType;
  /** Every house it was ever printed in, the oldest first; usually one. None if it was only ever an anomaly. */
  houses: readonly PrintedHouse[];
  traits: readonly Trait[];
  /** Keywords it has from the start; 1 for those without a number. Those whose number the text defines are missing. */
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** `null` if it is no creature or the upper half of one, or if its text says what it is. */
  power: number | null;
  /** `null` if it is no creature or the upper half of one. */
  armor: number | null;
  /** Amber bonus icons. */
  amber: number;
  /** Rarity when it was first printed. */
  rarity: Rarity;
  /** Where it is printed, the oldest set first. */
  sets: readonly Printing[];
  /** Icons it puts onto other cards of its deck ("Enhance") [7]. */
  enhances: readonly (BonusIcon | House)[];
  /** Which half of a gigantic creature it is: the bottom has power, traits and text, the top the icons [5.7]. */
  gigantic?: 'top' | 'bottom';
  evilTwin?: true;
  /** It was printed as an anomaly in some set. */
  anomaly?: true;
}

/** One printing in a file. */
export interface PrintingRow {
  slug: CardSlug;
  number: string;
  /** A list if there are several. Absent for anomalies; in reprints also if it is the house of the first printing. */
  house?: PrintedHouse | PrintedHouse[];
  rarity?: Rarity;
  anomaly?: true;
}

/** A card in the file of the set that first printed it. Whatever is empty or zero is left out. */
export interface CardRow extends PrintingRow {
  name: string;
  type: PrintedType;
  rarity: Rarity;
  traits?: Trait[];
  keywords?: Partial<Record<Keyword, number>>;
  power?: number;
  armor?: number;
  amber?: number;
  enhances?: (BonusIcon | House)[];
  gigantic?: 'top' | 'bottom';
  evilTwin?: true;
}

/** The file of one set. */
export interface SetFile extends CardSet {
  /** Cards that no earlier set has. */
  cards: CardRow[];
  /** Cards whose facts stand in the file of an earlier set. */
  reprints: PrintingRow[];
}
