/** The catalogue: what every card is and says. Loaded once by a client and kept. */
import { z } from 'zod';
import { CARD_TYPES, HOUSES, PSEUDO_HOUSES } from '@amberhall/engine/vocabulary';
import { okReply } from './reply.ts';

export const CatalogueCard = z.object({
  /** The card's slug, e.g. `dust-pixie`. */
  id: z.string(),
  /** In English. */
  name: z.string(),
  /** In the language of the catalogue, if it is called otherwise there. */
  localName: z.string().optional(),
  type: z.enum(CARD_TYPES),
  /** Printed houses; usually one. */
  houses: z.array(z.enum([...HOUSES, ...PSEUDO_HOUSES])),
  traits: z.array(z.string()),
  /** Printed keywords with their value; 1 for keywords without a number. */
  keywords: z.record(z.string(), z.number()),
  /** Creatures; `null` for everything else, or when the text says what it is. */
  power: z.int().nullable(),
  armor: z.int().nullable(),
  /** Amber bonus icons. */
  amber: z.int(),
  rarity: z.string(),
  /** In which sets it is printed: the set's number (e.g. 341) and the card's number there. */
  sets: z.array(z.object({ expansion: z.int(), number: z.string() })),
  /**
   * In the language of the catalogue, in English where that has no words for it; lines parted by `\n`, icons as
   * `{amber}`. Empty for a card without text.
   */
  text: z.string(),
  /** Words of the glossary that are on the card. */
  terms: z.array(z.string()).optional(),
  /** Where its picture in this language is, without size and ending; only on sites that have pictures. */
  image: z.string().optional(),
  /** The rules of the platform know this card; others are played in manual mode. */
  implemented: z.boolean(),
});
export type CatalogueCard = z.infer<typeof CatalogueCard>;

/** A word of the game and what it means; X stands for the number of a keyword. */
export const GlossaryEntry = z.object({ name: z.string(), meaning: z.string() });
export type GlossaryEntry = z.infer<typeof GlossaryEntry>;

/** Languages of the catalogue, as the query parameter `lang` of GET /api/cards names them. */
export const CATALOGUE_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'ko',
  'pl',
  'pt',
  'th',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** GET /api/cards: cards keyed by slug, and the glossary by term. */
export const CardsReply = okReply({
  cards: z.record(z.string(), CatalogueCard),
  glossary: z.record(z.string(), GlossaryEntry).default({}),
});
export type CardsReply = z.infer<typeof CardsReply>;

/** GET /api/factions: houses by name, alphabetical. */
export const Faction = z.object({ name: z.string(), value: z.enum(HOUSES) });
export type Faction = z.infer<typeof Faction>;
export const FactionsReply = okReply({ factions: z.array(Faction) });
export type FactionsReply = z.infer<typeof FactionsReply>;
