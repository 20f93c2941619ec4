/** Decks as their owner, and everybody in the case of ready-made ones, sees them. */
import { z } from 'zod';
import { HOUSES } from '@amberhall/engine/vocabulary';
import { granted } from './reply.ts';

export const HouseName = z.enum(HOUSES);

/** One card of a list. Facts of the card come from the catalogue. */
export const DeckCard = z.object({
  /** Names this line of the deck; unique within it. */
  dbId: z.int(),
  /** The card in the catalogue. */
  id: z.string(),
  count: z.int().positive(),
  /** A card that comes with the deck without being one of its 36, e.g. a token creature. */
  isNonDeck: z.boolean(),
  house: HouseName.optional(),
  /** The house of this copy, where it differs from the printed one. */
  maverick: HouseName.optional(),
  anomaly: HouseName.optional(),
  /** A bonus icon or a house per icon added to this copy. */
  enhancements: z.array(z.string()).optional(),
  prophecyId: z.union([z.literal(1), z.literal(2)]).optional(),
});
export type DeckCard = z.infer<typeof DeckCard>;

export const UsageLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

export const DeckStatus = z.object({
  flagged: z.boolean(),
  verified: z.boolean(),
  noUnreleasedCards: z.boolean(),
  basicRules: z.boolean(),
  notVerified: z.boolean(),
  impossible: z.boolean(),
  usageLevel: UsageLevel,
  extendedStatus: z.array(z.string()),
});
export type DeckStatus = z.infer<typeof DeckStatus>;

export const Deck = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  /** The set's number, e.g. 341. */
  expansion: z.int(),
  houses: z.array(HouseName),
  /** ISO 8601. */
  lastUpdated: z.string(),
  isAlliance: z.boolean(),
  isStandalone: z.boolean(),
  wins: z.int(),
  losses: z.int(),
  /** 0 to 100, two decimals; 0 without games. */
  winRate: z.number(),
  flagged: z.boolean(),
  verified: z.boolean(),
  usageLevel: UsageLevel,
  status: DeckStatus,
  cards: z.array(DeckCard),
});
export type Deck = z.infer<typeof Deck>;

/** GET /api/standalone-decks: ready-made decks that everybody may play. */
export const StandaloneDecksReply = granted({ decks: z.array(Deck) });
export type StandaloneDecksReply = z.infer<typeof StandaloneDecksReply>;
