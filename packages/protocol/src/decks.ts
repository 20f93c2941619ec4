/** Decks as their owner, and everybody in the case of ready-made ones, sees them. */
import { z } from 'zod';
import { CARD_TYPES, HOUSES } from '@amberhall/engine/vocabulary';
import { okReply } from './reply.ts';

export const HouseName = z.enum(HOUSES);

/** What is known of a card that the catalogue does not have. */
export const UnknownCard = z.object({
  name: z.string(),
  type: z.enum(CARD_TYPES),
  rarity: z.string(),
  power: z.int().nullable(),
  armor: z.int().nullable(),
  amber: z.int(),
  traits: z.array(z.string()),
});
export type UnknownCard = z.infer<typeof UnknownCard>;

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
  /** A bonus icon or a house per icon added to this copy. `['']`: it has icons, but which is not known yet. */
  enhancements: z.array(z.string()).optional(),
  /** With which other prophecy it shares a card: those of one pair have the same number. */
  prophecyId: z.union([z.literal(1), z.literal(2)]).optional(),
  /** Only of a card that the catalogue does not have. */
  unknown: UnknownCard.optional(),
});
export type DeckCard = z.infer<typeof DeckCard>;

export const UsageLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type UsageLevel = z.infer<typeof UsageLevel>;

/** Why a deck has the status that it has. */
export const DECK_REASONS = [
  'icons',
  'byHand',
  'usage',
  'houseTwice',
  'houseSize',
  'tooManyIcons',
  'tooManyHouseIcons',
  'otherHalf',
  'noToken',
  'prophecies',
  'foreignHouse',
  'list',
  'flagged',
] as const;

export const DeckReason = z.object({
  code: z.enum(DECK_REASONS),
  /** Names of the cards in question; `more` of them are not named. */
  cards: z.array(z.string()).optional(),
  more: z.int().optional(),
  house: HouseName.optional(),
  /** Of cards, icons, houses, or other accounts. */
  number: z.int().optional(),
});
export type DeckReason = z.infer<typeof DeckReason>;

export const DeckStatus = z.object({
  flagged: z.boolean(),
  verified: z.boolean(),
  /** The rules of the platform know every card; others are played in manual mode. */
  noUnreleasedCards: z.boolean(),
  /** Every icon of the deck has its card. */
  basicRules: z.boolean(),
  /** The icons were put on their cards by hand, and nobody has checked it. */
  notVerified: z.boolean(),
  /** No such deck can have been printed. */
  impossible: z.boolean(),
  usageLevel: UsageLevel,
  /** Reasons, as sentences in English. */
  extendedStatus: z.array(z.string()),
  /** The same, for those who say it in another language. */
  reasons: z.array(DeckReason),
});
export type DeckStatus = z.infer<typeof DeckStatus>;

/** Where a deck comes from. */
export const DECK_SOURCES = ['ready-made', 'imported', 'alliance', 'generated', 'sealed'] as const;
export const DeckSource = z.enum(DECK_SOURCES);
export type DeckSource = z.infer<typeof DeckSource>;

export const Deck = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  /** The set's number, e.g. 341. */
  expansion: z.int(),
  houses: z.array(HouseName),
  /** ISO 8601. */
  lastUpdated: z.string(),
  source: DeckSource,
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
  isFavorite: z.boolean(),
  notes: z.string(),
  tags: z.array(z.string()),
  /** Icons that still have to be put on its cards; absent when all are. */
  iconsToAssign: z.array(z.string()).optional(),
  cards: z.array(DeckCard),
});
export type Deck = z.infer<typeof Deck>;

/** GET /api/standalone-decks: ready-made decks that everybody may play. */
export const StandaloneDecksReply = okReply({ decks: z.array(Deck) });
export type StandaloneDecksReply = z.infer<typeof StandaloneDecksReply>;

export const DeckReply = okReply({ deck: Deck });
export type DeckReply = z.infer<typeof DeckReply>;

/** A deck and its number again, as calls answer that change one. */
export const DeckChangedReply = okReply({ deckId: z.int(), deck: Deck });
export type DeckChangedReply = z.infer<typeof DeckChangedReply>;

export const DeckRemovedReply = okReply({ deckId: z.int() });
export type DeckRemovedReply = z.infer<typeof DeckRemovedReply>;

/** POST /api/decks: the deck's id at the deck service. */
export const ImportDeck = z.strictObject({ uuid: z.string().max(2048).optional() });
export type ImportDeck = z.infer<typeof ImportDeck>;

export const DECK_NAME_LENGTH = 64;

/** POST /api/decks/alliance. */
export const AllianceDeck = z.strictObject({
  name: z.string().max(200),
  /** Each a deck's uuid, a colon and a house. */
  pods: z.array(z.string().max(100)).max(10),
  token: z.object({ id: z.string().max(200) }).nullish(),
  /** The uuid of the deck whose prophecies come along. */
  prophecySourceDeck: z.string().max(100).nullish(),
});
export type AllianceDeck = z.infer<typeof AllianceDeck>;

/** POST /api/decks/{id}/prophecy-assignments: for each prophecy's dbId the number of its pair. */
export const ProphecyAssignments = z.strictObject({
  assignments: z.record(z.string().max(10), z.union([z.literal(1), z.literal(2)])),
});
export type ProphecyAssignments = z.infer<typeof ProphecyAssignments>;

/** POST /api/decks/{id}/enhancements: for each enhanced card's dbId its icons. */
export const EnhancementAssignments = z.strictObject({
  enhancements: z.record(z.string().max(10), z.array(z.string().max(20)).max(10)),
});
export type EnhancementAssignments = z.infer<typeof EnhancementAssignments>;

export const NOTES_LENGTH = 2000;
export const TAG_LENGTH = 24;
export const TAGS_PER_DECK = 12;

/** PUT /api/decks/{id}: what its owner remembers of it. What is left out stays. */
export const DeckUpdate = z.strictObject({
  isFavorite: z.boolean().optional(),
  notes: z.string().max(NOTES_LENGTH).optional(),
  tags: z.array(z.string().trim().min(1).max(TAG_LENGTH)).max(TAGS_PER_DECK).optional(),
});
export type DeckUpdate = z.infer<typeof DeckUpdate>;

/** POST /api/decks/{id}/flag: marks a deck that somebody should look at, or takes the mark away. */
export const DeckFlag = z.strictObject({ flagged: z.boolean() });
export type DeckFlag = z.infer<typeof DeckFlag>;

/** POST /api/user/{username}/verifyDecks: how many were not verified before. */
export const DecksVerifiedReply = okReply({ verified: z.int() });
export type DecksVerifiedReply = z.infer<typeof DecksVerifiedReply>;

/** POST /api/decks/generated: a new deck of the set, made here. */
export const GenerateDeck = z.strictObject({ expansion: z.int() });
export type GenerateDeck = z.infer<typeof GenerateDeck>;

/** POST /api/decks/sealed: keeps the deck that the caller played in a sealed game. */
export const KeepSealedDeck = z.strictObject({ gameId: z.uuid() });
export type KeepSealedDeck = z.infer<typeof KeepSealedDeck>;

/** GET /api/decks/sources: what the site offers beside importing by link. */
export const DeckSourcesReply = okReply({
  /** Sets of which the site makes decks for its users; none where that is switched off. */
  generated: z.array(z.int()),
  /** Sets of which there are sealed decks. */
  sealed: z.array(z.int()),
});
export type DeckSourcesReply = z.infer<typeof DeckSourcesReply>;
