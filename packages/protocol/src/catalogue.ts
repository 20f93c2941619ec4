/** The catalogue: facts and texts of every card. A client loads it once and keeps it. */
import { z } from 'zod';
import { CARD_TYPES, HOUSES, LANGUAGES, PSEUDO_HOUSES } from '@amberhall/engine/vocabulary';
import type { Language } from '@amberhall/engine/vocabulary';
import { okReply } from './reply.ts';

export const CatalogueCard = z.object({
  /** The card's slug, e.g. `dust-pixie`. */
  id: z.string(),
  /** In English. */
  name: z.string(),
  /** In the language of the catalogue, if it differs from `name`. */
  localName: z.string().optional(),
  type: z.enum(CARD_TYPES),
  /** Printed houses; usually one. */
  houses: z.array(z.enum([...HOUSES, ...PSEUDO_HOUSES])),
  /** In English and lower case. */
  traits: z.array(z.string()),
  /** Printed keywords with their value; 1 for keywords without a number. */
  keywords: z.record(z.string(), z.number()),
  /** `null` for cards that are not creatures, and for creatures whose text defines their power. */
  power: z.int().nullable(),
  armor: z.int().nullable(),
  /** Amber bonus icons. */
  amber: z.int(),
  rarity: z.string(),
  /** It has the same name as the card it is a twin of. */
  evilTwin: z.literal(true).optional(),
  /** The half of a gigantic creature that it is. */
  gigantic: z.enum(['top', 'bottom']).optional(),
  /** The sets that print it: the set's number (e.g. 341) and the card's number in it. */
  sets: z.array(z.object({ expansion: z.int(), number: z.string() })),
  /**
   * In `textLanguage`. Lines are separated by `\n`, icons are written like `{amber}`. Empty for a card without text.
   */
  text: z.string(),
  /** The language of `text` if it is not that of the catalogue. A text is in one language as a whole. */
  textLanguage: z.enum(LANGUAGES).optional(),
  /** Glossary terms that occur on the card. */
  terms: z.array(z.string()).optional(),
  /** Path of its image in this language, without size and file extension; only on sites that have images. */
  image: z.string().optional(),
  /** Whether the engine knows the card's text. Other cards are played in manual mode. */
  implemented: z.boolean(),
});
export type CatalogueCard = z.infer<typeof CatalogueCard>;

/** A term of the game with its meaning; X stands for the number of a keyword. */
export const GlossaryEntry = z.object({ name: z.string(), meaning: z.string() });
export type GlossaryEntry = z.infer<typeof GlossaryEntry>;

/** Languages of the catalogue, as the query parameter `lang` of GET /api/cards names them. */
export const CATALOGUE_LANGUAGES = LANGUAGES;
export type CatalogueLanguage = Language;

/** GET /api/cards. Cards by slug, the glossary by term, and the names of traits in the language by their English ones. */
export const CardsReply = okReply({
  cards: z.record(z.string(), CatalogueCard),
  glossary: z.record(z.string(), GlossaryEntry).default({}),
  traits: z.record(z.string(), z.string()).default({}),
});
export type CardsReply = z.infer<typeof CardsReply>;

/** GET /api/cards/{slug}. One card, in the language of the query parameter `lang`. */
export const CardReply = okReply({ card: CatalogueCard });

/** GET /api/factions. Houses, sorted by name. */
export const Faction = z.object({ name: z.string(), value: z.enum(HOUSES) });
export type Faction = z.infer<typeof Faction>;
export const FactionsReply = okReply({ factions: z.array(Faction) });
export type FactionsReply = z.infer<typeof FactionsReply>;

/** A numbered rule of the register that names cards, in English. */
export const Ruling = z.object({
  /** Such as `A36`. */
  rule: z.string(),
  text: z.string(),
  /** Where the rule comes from, e.g. `ruling`; can be empty. */
  source: z.string(),
  /** The slugs of the cards that it names. */
  cards: z.array(z.string()),
});
export type Ruling = z.infer<typeof Ruling>;

/** GET /api/rulings. All rulings, in the order of the register. */
export const RulingsReply = okReply({ rulings: z.array(Ruling) });
export type RulingsReply = z.infer<typeof RulingsReply>;
