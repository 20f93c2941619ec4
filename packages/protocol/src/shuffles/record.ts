/** The record of a finished game from which its shuffles can be checked without the server. */
import { HOUSES, PSEUDO_HOUSES, STREAM_NAMES } from '@amberhall/engine/vocabulary';
import { z } from 'zod';
import { okReply } from '../reply.ts';
import { MissingReplay, OutdatedReplay } from '../replays.ts';
import { Hex32 } from './hex32.ts';
import { SeedShare } from './seed.ts';

const Name = z.string().min(1).max(100);
const Slug = z.string().min(1).max(100);
const CardId = z.string().min(1).max(32);

const DrawPlace = { stream: z.enum(STREAM_NAMES), from: z.int().nonnegative() };
/** What is drawn from: cards by their ids, or players by their names. */
const Drawn = z.array(Name).max(1000);

/** One result of the generator. `from`: how many numbers of the stream were used before it. */
export const RecordedDraw = z.discriminatedUnion('kind', [
  z.object({ ...DrawPlace, kind: z.literal('shuffle'), before: Drawn, after: Drawn }),
  z.object({ ...DrawPlace, kind: z.literal('pick'), among: Drawn.min(1), picked: Name }),
]);
export type RecordedDraw = z.infer<typeof RecordedDraw>;

const RecordedDeck = z.object({
  houses: z.array(z.enum(HOUSES)).max(3),
  cards: z
    .array(
      z.object({
        card: Slug,
        count: z.int().positive().max(100),
        house: z.enum([...HOUSES, ...PSEUDO_HOUSES]),
        maverick: z.literal(true).optional(),
        enhancements: z.array(z.string().max(32)).max(100).optional(),
      }),
    )
    .max(200),
  tokenCreature: Slug.optional(),
  prophecies: z.array(Slug).max(10).optional(),
  archonPower: Slug.optional(),
  tide: z.literal(true).optional(),
});

const RecordedPlayer = z.object({
  id: Name,
  deck: RecordedDeck,
  automation: z.object({
    takeOnlyTarget: z.boolean(),
    orderTriggers: z.boolean(),
    takeOnlyAction: z.boolean(),
  }),
});

/** The opening of the engine without its seed, which is computed. The engine refuses what does not fit. */
const RecordedOpening = z.object({
  players: z.tuple([RecordedPlayer, RecordedPlayer]),
  startingPlayer: Name.optional(),
  bidding: z.literal(true).optional(),
  ready: z.literal(true).optional(),
  undo: z.enum(['off', 'free', 'request']).optional(),
  byHand: z.array(Name).max(2).optional(),
  unknownCards: z
    .array(z.looseObject({ slug: Slug }))
    .max(200)
    .optional(),
  arrangement: z.looseObject({}).optional(),
});

export const ShuffleRecord = z.object({
  format: z.literal('amberhall shuffles 1'),
  gameId: z.uuid(),
  /** The rules version of the game. */
  rules: z.string().nullable(),
  commitment: Hex32,
  secret: Hex32,
  /** In the order of the players of the opening. */
  shares: z.tuple([SeedShare, SeedShare]),
  /** The cards that the draws name. */
  cards: z.array(z.object({ id: CardId, card: Slug })).max(1000),
  /** In the order of the game, without those of undone moves. */
  draws: z.array(RecordedDraw).max(10_000),
  opening: RecordedOpening,
  journal: z.array(z.object({ player: Name, decision: z.looseObject({ kind: z.string() }) })).max(100_000),
});
export type ShuffleRecord = z.infer<typeof ShuffleRecord>;

/** GET /api/replays/{id}/shuffles. `running` also while its players can still continue the game. */
export const ShuffleRecordReply = okReply({
  shuffles: z.discriminatedUnion('state', [
    z.object({ state: z.literal('ready'), record: ShuffleRecord }),
    MissingReplay,
    OutdatedReplay,
    // The game was played before shuffles could be checked.
    z.object({ state: z.literal('old') }),
    // The caller may not see both decks.
    z.object({ state: z.literal('hidden') }),
  ]),
});
export type ShuffleRecordReply = z.infer<typeof ShuffleRecordReply>;
