/** The catalogue: what every card is and says. Loaded once by a client and kept. */
import { z } from 'zod';
import { CARD_TYPES, HOUSES, PSEUDO_HOUSES } from '@amberhall/engine/vocabulary';
import { granted } from './reply.ts';

export const CatalogueCard = z.object({
  /** The card's slug, e.g. `dust-pixie`. */
  id: z.string(),
  name: z.string(),
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
  /** In English, lines parted by `\n`, icons as `{amber}`. Empty for a card without text. */
  text: z.string(),
  /** The rules of the platform know this card; others are played in manual mode. */
  implemented: z.boolean(),
});
export type CatalogueCard = z.infer<typeof CatalogueCard>;

/** GET /api/cards, keyed by slug. */
export const CardsReply = granted({ cards: z.record(z.string(), CatalogueCard) });
export type CardsReply = z.infer<typeof CardsReply>;

/** GET /api/factions: houses by name, alphabetical. */
export const Faction = z.object({ name: z.string(), value: z.enum(HOUSES) });
export type Faction = z.infer<typeof Faction>;
export const FactionsReply = granted({ factions: z.array(Faction) });
export type FactionsReply = z.infer<typeof FactionsReply>;
