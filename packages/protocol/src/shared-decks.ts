/** Decks that their owners show to others under an address of their own. */
import { z } from 'zod';
import { DECK_LABELS } from './deck-status.ts';
import { TrialResult } from './deck-trials.ts';
import { Deck } from './decks.ts';
import { PersonGame, Score } from './people.ts';
import { okReply } from './reply.ts';
import { UserSummary } from './shapes.ts';

/** A shared deck as the caller may see it. */
export const SharedDeck = z.object({
  ...Deck.pick({
    name: true,
    expansion: true,
    houses: true,
    lastUpdated: true,
    source: true,
    isAlliance: true,
    numbers: true,
    cards: true,
  }).shape,
  /** The last part of its address. */
  key: z.string(),
  sharing: z.enum(['link', 'public']),
  label: z.enum(DECK_LABELS),
  /** Its id at the deck service; `null` for decks that the service does not know. */
  uuid: z.string().nullable(),
  owner: UserSummary,
  isOwn: z.boolean(),
  /** The games of the owner with it; `null` if the owner does not share records with the caller. */
  record: Score.nullable(),
  /** The last replays that everybody may watch; `null` if the owner does not share games with the caller. */
  replays: z.array(PersonGame).nullable(),
  /** The result of the last trial of the deck; `null` without one. */
  trial: TrialResult.nullable(),
});
export type SharedDeck = z.infer<typeof SharedDeck>;

/** GET /api/shared-decks/{key}. 404 for a deck that is not shared, or not any more. */
export const SharedDeckReply = okReply({ deck: SharedDeck });
