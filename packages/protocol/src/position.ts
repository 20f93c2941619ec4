/** A position by the names of its cards: of a lesson, of a puzzle, or of a link. */
import { COUNTERS, HOUSES, KEY_COLORS, PSEUDO_HOUSES } from '@amberhall/engine/vocabulary';
import { z } from 'zod';

/** Of one pile or row. */
const MOST_CARDS = 60;
const MOST_UPGRADES = 6;
/** Of a deck: the sides of two cards. */
const PROPHECIES = 4;
/** Of damage, amber and counters on one card. */
const MOST_ON_A_CARD = 50;
const MOST_AMBER = 99;
const MOST_CHAINS = 24;

/** The server knows which cards there are. */
const Slug = z.string().max(60);
const Number = z.int().min(0).max(MOST_ON_A_CARD);

const PlacedCard = z.strictObject({
  card: Slug,
  house: z.enum([...HOUSES, ...PSEUDO_HOUSES]).optional(),
  enhancements: z.array(z.string().max(16)).max(10).optional(),
  /** It belongs to the other player. */
  foreign: z.literal(true).optional(),
  /** It lies facedown as a token creature. */
  token: z.literal(true).optional(),
  exhausted: z.literal(true).optional(),
  stunned: z.literal(true).optional(),
  warded: z.literal(true).optional(),
  enraged: z.literal(true).optional(),
  damage: Number.optional(),
  amber: Number.optional(),
  counters: z.partialRecord(z.enum(COUNTERS), Number).optional(),
  upgrades: z.array(Slug).max(MOST_UPGRADES).optional(),
});

const Listed = z.union([Slug, PlacedCard]);
const Cards = z.array(Listed).max(MOST_CARDS).optional();

/** One side of the table. What is left out is empty or zero; in every list, first is left or top. */
const PositionSide = z.strictObject({
  houses: z.array(z.enum(HOUSES)).length(3),
  tokenCreature: Slug.optional(),
  /** Both sides of one card follow each other. None is active. */
  prophecies: z.array(Slug).length(PROPHECIES).optional(),
  amber: z.int().min(0).max(MOST_AMBER).optional(),
  chains: z.int().min(0).max(MOST_CHAINS).optional(),
  keys: z.array(z.enum(KEY_COLORS)).max(2).optional(),
  hasTide: z.literal(true).optional(),
  battleline: Cards,
  artifacts: Cards,
  hand: Cards,
  deck: Cards,
  discard: Cards,
  archives: Cards,
  purged: Cards,
});
export type PositionSide = z.infer<typeof PositionSide>;

export const Position = z.strictObject({
  /** The side whose turn it is. Default: `own`. */
  turn: z.enum(['own', 'other']).optional(),
  /** Its active house; `null`: it is about to choose one. */
  house: z.enum(HOUSES).nullable(),
  /** The side of the user. */
  own: PositionSide,
  other: PositionSide,
});
export type Position = z.infer<typeof Position>;

/** A card in a position as an object. */
export type PlacedCard = z.infer<typeof PlacedCard>;
