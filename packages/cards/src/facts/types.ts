/** Printed facts of cards without their texts: as stored in files, and as other code reads them. */

import type {
  BonusIcon,
  CardSlug,
  House,
  Keyword,
  Language,
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

/** A language other than English, in which cards have names of their own. */
export type NameLanguage = Exclude<Language, 'en'>;

export type PrintedHouse = House | PseudoHouse;

/** A set of cards. Every deck belongs to one set. */
export interface CardSet {
  /** The publisher's id, e.g. 341. Later sets have higher ids. */
  expansion: number;
  code: string;
  name: string;
}

/** The printing of a card in a set. */
export interface Printing {
  expansion: number;
  /** Collector number, e.g. `006`. Not a key: gigantic halves share one. */
  number: string;
  /** Its printed houses in this set. Empty for an anomaly, whose copies have individual houses [18.6]. */
  houses: readonly PrintedHouse[];
  /** Absent if only a list of the set is known. */
  rarity?: Rarity;
  anomaly?: true;
}

/** The facts of a card, from its latest printing. */
export interface CardFacts {
  slug: CardSlug;
  /** The English name. An evil twin has the name of its good twin. */
  name: string;
  type: PrintedType;
  /** Every house in which it was printed, oldest first; usually one. Empty if it was only printed as an anomaly. */
  houses: readonly PrintedHouse[];
  traits: readonly Trait[];
  /** Printed keywords; 1 for keywords without a number. Keywords whose number the text defines are left out. */
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** `null` if it is not a creature, if it is the top half of one, or if its text defines its power. */
  power: number | null;
  /** `null` if it is not a creature, or if it is the top half of one. */
  armor: number | null;
  /** Amber bonus icons. */
  amber: number;
  /** The rarity of its first printing. */
  rarity: Rarity;
  /** Its printings, oldest set first. */
  sets: readonly Printing[];
  /** Icons that "Enhance" adds to other cards of its deck [7]. */
  enhances: readonly (BonusIcon | House)[];
  /** The half of a gigantic creature: the bottom half has power, traits and text, the top half has the icons [5.7]. */
  gigantic?: 'top' | 'bottom';
  evilTwin?: true;
  /** It was printed as an anomaly in at least one set. */
  anomaly?: true;
}

/** A printing as stored in a file. */
export interface PrintingRow {
  slug: CardSlug;
  number: string;
  /** A list if there are several. Absent for anomalies, and for reprints in the house of the first printing. */
  house?: PrintedHouse | PrintedHouse[];
  rarity?: Rarity;
  anomaly?: true;
}

/** A card in the file of the set that first printed it. Empty and zero values are left out. */
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
  /** Cards that this set printed first. */
  cards: CardRow[];
  /** Cards of earlier sets, whose facts are in the files of those sets. */
  reprints: PrintingRow[];
}
