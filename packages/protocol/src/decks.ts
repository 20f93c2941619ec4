/** Decks as their owners see them. Ready-made decks are visible to everybody. */
import { z } from 'zod';
import { CARD_TYPES, HOUSES } from '@amberhall/engine/vocabulary';
import { DeckNumbers } from './deck-numbers.ts';
import { okReply } from './reply.ts';

export const HouseName = z.enum(HOUSES);

/** The known facts of a card that is missing from the catalogue. */
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

/** One line of a deck list. The facts of the card are in the catalogue. */
export const DeckCard = z.object({
  /** The id of this line, unique within the deck. */
  dbId: z.int(),
  /** The card's id in the catalogue. */
  id: z.string(),
  count: z.int().positive(),
  /** The card belongs to the deck but is not one of its 36 cards, e.g. a token creature. */
  isNonDeck: z.boolean(),
  house: HouseName.optional(),
  /** The house of this copy, if it differs from the printed one. */
  maverick: HouseName.optional(),
  anomaly: HouseName.optional(),
  /** One entry per icon added to this copy: a bonus icon or a house. `['']`: icons that are not known yet. */
  enhancements: z.array(z.string()).optional(),
  /** Its pair: two prophecies that share a card have the same number. */
  prophecyId: z.union([z.literal(1), z.literal(2)]).optional(),
  /** Only for a card that is missing from the catalogue. */
  unknown: UnknownCard.optional(),
});
export type DeckCard = z.infer<typeof DeckCard>;

export const UsageLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type UsageLevel = z.infer<typeof UsageLevel>;

/** Reasons for a deck's status. */
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
  /** Names of the cards concerned. `more` counts those that are not listed. */
  cards: z.array(z.string()).optional(),
  more: z.int().optional(),
  house: HouseName.optional(),
  /** The number of cards, icons, houses or other accounts. */
  number: z.int().optional(),
});
export type DeckReason = z.infer<typeof DeckReason>;

export const DeckStatus = z.object({
  flagged: z.boolean(),
  verified: z.boolean(),
  /** The engine knows every card's text. Other cards are played in manual mode. */
  noUnreleasedCards: z.boolean(),
  /** Every added icon is assigned to a card. */
  basicRules: z.boolean(),
  /** The owner has assigned the icons by hand, and nobody has checked that. */
  notVerified: z.boolean(),
  /** A deck like this cannot have been printed. */
  impossible: z.boolean(),
  usageLevel: UsageLevel,
  /** The reasons as English sentences. */
  extendedStatus: z.array(z.string()),
  /** The same reasons as codes, for clients in other languages. */
  reasons: z.array(DeckReason),
});
export type DeckStatus = z.infer<typeof DeckStatus>;

/** Where a deck comes from. */
export const DECK_SOURCES = ['ready-made', 'imported', 'alliance', 'generated', 'sealed'] as const;
export const DeckSource = z.enum(DECK_SOURCES);
export type DeckSource = z.infer<typeof DeckSource>;

/** Who sees a deck: its owner, whoever has the link, or everybody who finds it. */
export const DECK_SHARINGS = ['private', 'link', 'public'] as const;
export const DeckSharing = z.enum(DECK_SHARINGS);
export type DeckSharing = z.infer<typeof DeckSharing>;

/** PUT /api/decks/{id}/sharing. A deck that is shared by link again has a new link. */
export const ShareDeck = z.strictObject({ sharing: DeckSharing });

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
  /** 0 to 100 with two decimals; 0 if there are no games. */
  winRate: z.number(),
  flagged: z.boolean(),
  verified: z.boolean(),
  usageLevel: UsageLevel,
  status: DeckStatus,
  isFavorite: z.boolean(),
  notes: z.string(),
  tags: z.array(z.string()),
  numbers: DeckNumbers,
  sharing: DeckSharing,
  /** The last part of the address of its page; `null` for a private deck. */
  shareKey: z.string().nullable(),
  /** Icons that are not assigned to a card yet; absent if all are. */
  iconsToAssign: z.array(z.string()).optional(),
  cards: z.array(DeckCard),
});
export type Deck = z.infer<typeof Deck>;

/** GET /api/standalone-decks. Ready-made decks that everybody may play. */
export const StandaloneDecksReply = okReply({ decks: z.array(Deck) });
export type StandaloneDecksReply = z.infer<typeof StandaloneDecksReply>;

export const DeckReply = okReply({ deck: Deck });
export type DeckReply = z.infer<typeof DeckReply>;

/** The answer of calls that change a deck. */
export const DeckChangedReply = okReply({ deckId: z.int(), deck: Deck });
export type DeckChangedReply = z.infer<typeof DeckChangedReply>;

export const DeckRemovedReply = okReply({ deckId: z.int() });
export type DeckRemovedReply = z.infer<typeof DeckRemovedReply>;

/** POST /api/decks. `uuid` is the deck's id at the deck service. */
export const ImportDeck = z.strictObject({ uuid: z.string().max(2048).optional() });
export type ImportDeck = z.infer<typeof ImportDeck>;

export const DECK_NAME_LENGTH = 64;

/** POST /api/decks/alliance. */
export const AllianceDeck = z.strictObject({
  name: z.string().max(200),
  /** Each is a deck's uuid, a colon and a house. */
  pods: z.array(z.string().max(100)).max(10),
  token: z.object({ id: z.string().max(200) }).nullish(),
  /** The uuid of the deck whose prophecies are used. */
  prophecySourceDeck: z.string().max(100).nullish(),
});
export type AllianceDeck = z.infer<typeof AllianceDeck>;

/** POST /api/decks/{id}/prophecy-assignments. Maps each prophecy's dbId to the number of its pair. */
export const ProphecyAssignments = z.strictObject({
  assignments: z.record(z.string().max(10), z.union([z.literal(1), z.literal(2)])),
});
export type ProphecyAssignments = z.infer<typeof ProphecyAssignments>;

/** POST /api/decks/{id}/enhancements. Maps each enhanced card's dbId to its icons. */
export const EnhancementAssignments = z.strictObject({
  enhancements: z.record(z.string().max(10), z.array(z.string().max(20)).max(10)),
});
export type EnhancementAssignments = z.infer<typeof EnhancementAssignments>;

export const NOTES_LENGTH = 2000;
export const TAG_LENGTH = 24;
export const TAGS_PER_DECK = 12;

/** PUT /api/decks/{id}. The owner's notes on the deck. Missing fields stay unchanged. */
export const DeckUpdate = z.strictObject({
  isFavorite: z.boolean().optional(),
  notes: z.string().max(NOTES_LENGTH).optional(),
  tags: z.array(z.string().trim().min(1).max(TAG_LENGTH)).max(TAGS_PER_DECK).optional(),
});
export type DeckUpdate = z.infer<typeof DeckUpdate>;

/** POST /api/decks/{id}/flag. Flags a deck for review, or removes the flag. */
export const DeckFlag = z.strictObject({ flagged: z.boolean() });
export type DeckFlag = z.infer<typeof DeckFlag>;

/** POST /api/user/{username}/verifyDecks. `verified` counts the decks that were not verified before. */
export const DecksVerifiedReply = okReply({ verified: z.int() });
export type DecksVerifiedReply = z.infer<typeof DecksVerifiedReply>;

/** POST /api/decks/generated. Generates a new deck of the set. */
export const GenerateDeck = z.strictObject({ expansion: z.int() });
export type GenerateDeck = z.infer<typeof GenerateDeck>;

/** POST /api/decks/sealed. Saves the deck that the caller played in a sealed game. */
export const KeepSealedDeck = z.strictObject({ gameId: z.uuid() });
export type KeepSealedDeck = z.infer<typeof KeepSealedDeck>;

/** GET /api/decks/sources. The ways to get decks other than importing them by link. */
export const DeckSourcesReply = okReply({
  /** Sets for which the site generates decks; empty if that is switched off. */
  generated: z.array(z.int()),
  /** Sets that have sealed decks. */
  sealed: z.array(z.int()),
});
export type DeckSourcesReply = z.infer<typeof DeckSourcesReply>;
