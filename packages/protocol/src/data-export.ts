/** The export of everything that is stored about a user. No other page needs its schema, which names those of many areas. */
import { z } from 'zod';
import { User } from './account.ts';
import { TrialResult } from './deck-trials.ts';
import { GameAnalysis } from './game-analyses.ts';
import { Deck } from './decks.ts';
import { DeckChains, EnteredEvent } from './events.ts';
import { Fault } from './faults.ts';
import { LearningProgress } from './learning.ts';
import { Match } from './matches.ts';
import { Measure } from './measures.ts';
import { OwnReport } from './moderation.ts';
import { FriendsReply, Sharing } from './people.ts';
import { PositionLinkEntry } from './position-links.ts';
import { Position } from './position.ts';
import { Session } from './profile.ts';
import { okReply } from './reply.ts';
import { WarningEntry } from './warnings.ts';

/** GET /api/account/{username}/export. Everything that is stored about the user. */
export const ExportReply = okReply({
  /** ISO 8601, like all times here. */
  exportedAt: z.string(),
  user: User,
  registerIp: z.string().nullable(),
  sessions: z.array(Session),
  lobbyMessages: z.array(z.object({ id: z.int(), text: z.string(), time: z.string(), deleted: z.boolean() })),
  games: z.array(Match),
  decks: z.array(Deck),
  /** What trials of the decks said. */
  deckTrials: z.array(z.object({ ...TrialResult.shape, deckId: z.int() })),
  /** The analysed games of the user. */
  gameAnalyses: z.array(
    z.object({
      ...GameAnalysis.pick({ turns: true, version: true, finishedAt: true }).shape,
      gameId: z.string(),
    }),
  ),
  /** The positions that the user shares as links. */
  positionLinks: z.array(z.object({ ...PositionLinkEntry.shape, position: Position })),
  /** How far the user is in lessons, puzzles and hints. */
  learning: LearningProgress,
  friends: FriendsReply.pick({ friends: true, asking: true, asked: true }),
  sharing: Sharing,
  events: z.array(EnteredEvent),
  deckChains: z.array(DeckChains),
  /** Whether the user wants mails about their events. */
  eventMails: z.boolean(),
  /** Reports by the user. */
  reports: z.array(OwnReport),
  /** Faults that the user has reported from games. */
  faults: z.array(Fault),
  /** Mutes and bans of the user. */
  measures: z.array(z.object({ ...Measure.shape, since: z.string() })),
  /** Warnings that the user got from staff. */
  warnings: z.array(WarningEntry.pick({ text: true, time: true, confirmedAt: true })),
  /** Lines of the user that belong to reports. */
  reportedLines: z.array(z.object({ text: z.string(), time: z.string() })),
});
export type ExportReply = z.infer<typeof ExportReply>;
