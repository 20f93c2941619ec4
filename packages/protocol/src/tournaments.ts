/** Tournaments: brackets of an external service, and the games here that decide their matches. */
import { z } from 'zod';
import { WIN_REASONS } from '@amberhall/engine/vocabulary';
import { CHAT_LENGTH } from './game.ts';
import { okReply, Refused, replyOf } from './reply.ts';

/** Messages of successful calls for organisers. */
export const TOURNAMENT_TEXTS = {
  tournaments: 'Tournaments fetched successfully',
  tournament: 'Tournament fetched successfully',
  matches: 'Matches fetched successfully',
  participants: 'Participants fetched successfully',
  attachments: 'Attachments created successfully',
  reported: 'Result reported successfully',
} as const;

/** Messages of failed calls to the bracket service. The service's own reasons follow `refused`. */
export const BRACKET_TEXTS = {
  off: 'This site has no bracket service.',
  noKey: 'Enter your Challonge API key in your profile first.',
  unusableKey: 'The Challonge API key in your profile has the wrong format. Please check it.',
  badKey:
    'Challonge does not accept your API key, or you do not run this tournament. Please check the key in your profile.',
  unknown: 'Challonge could not find this tournament or match, or you do not have access to it.',
  refused: 'Challonge rejected the request:',
  busy: 'Challonge is receiving too many requests. Please try again later.',
  slow: 'Challonge did not respond in time. Please try again.',
  unreachable: 'Could not reach Challonge. Please try again later.',
  failing: 'Challonge reported an error. Please try again later.',
  nonsense: 'Challonge sent a response that could not be read. Please try again later.',
  notOpen: 'This match is no longer open.',
  notDecided: 'This match has no winner yet.',
  notYours: 'These games do not belong to this match.',
} as const;

/**
 * The events that this site keeps itself use the same clocks, announcements and games as the brackets of the service. Their
 * ids begin here, and ids of the service are lower.
 */
export const OWN_IDS_FROM = 2 ** 40;

/** The id of a tournament, match or participant. */
const BracketId = z.int().positive();
/** How a caller names a tournament: by its id, or by the name in its URL. */
const TournamentName = z.union([BracketId, z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)]);

/** The field names are those of the bracket service. */
export const Tournament = z.object({
  id: BracketId,
  name: z.string(),
  state: z.string(),
  tournament_type: z.string(),
  participants_count: z.int(),
  /** Whether links can be attached to its matches. */
  accept_attachments: z.boolean(),
  /** The URL of its public page. */
  full_challonge_url: z.string().nullable(),
  /** ISO 8601. */
  created_at: z.string().nullable(),
});
export type Tournament = z.infer<typeof Tournament>;

export const Participant = z.object({
  id: BracketId,
  tournament_id: BracketId,
  name: z.string(),
  /** Their account name at the bracket service, if they have an account there. */
  username: z.string().nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const TournamentMatch = z.object({
  id: BracketId,
  tournament_id: BracketId,
  /** Its label in the bracket: one or two letters. */
  identifier: z.string(),
  /** Negative in the losers' bracket. */
  round: z.int(),
  state: z.string(),
  /** `null` until earlier matches are decided. */
  player1_id: BracketId.nullable(),
  player2_id: BracketId.nullable(),
  winner_id: BracketId.nullable(),
  /** One or several results, e.g. `3-1` or `3-1,0-3`; empty before the match is decided. */
  scores_csv: z.string(),
  /** Number of attached links and files. */
  attachment_count: z.int(),
});
export type TournamentMatch = z.infer<typeof TournamentMatch>;

/** GET /api/challonge/tournaments. KeyForge tournaments that are not complete, newest first. */
export const TournamentsReply = replyOf({ data: z.array(Tournament) });
export type TournamentsReply = z.infer<typeof TournamentsReply>;

/** POST /api/challonge/fullTournament, /matches and /participants. `fresh` bypasses the cache. */
export const TournamentBody = z.object({ data: TournamentName, fresh: z.boolean().optional() });
const People = z.array(Participant);
const Matches = z.array(TournamentMatch);
export const FullTournamentReply = replyOf({
  data: z.object({ tournament: Tournament, participants: People, matches: Matches }),
  participants: People,
  matches: Matches,
});
export type FullTournamentReply = z.infer<typeof FullTournamentReply>;
export const TournamentMatchesReply = replyOf({ data: Matches });
export const ParticipantsReply = replyOf({ data: People });

export const MatchAttachment = z.object({
  /** The URL of the attached link. */
  attachment: z.url({ protocol: /^https?$/ }).max(500),
  matchId: BracketId,
  tournamentId: BracketId,
});
export type MatchAttachment = z.infer<typeof MatchAttachment>;

/** POST /api/challonge/attachMatchLink. A refusal lists the links that were attached before the failure. */
export const AttachBody = z.array(MatchAttachment).min(1).max(64);
export const AttachReply = z.discriminatedUnion('success', [
  okReply({ attachments: z.array(MatchAttachment) }),
  Refused.extend({ attachments: z.array(MatchAttachment).optional() }),
]);
export type AttachReply = z.infer<typeof AttachReply>;

/** A game that belongs to a match. */
export const TournamentGameSummary = z.object({
  gameId: z.string(),
  matchId: BracketId,
  round: z.int().nullable(),
  /** ISO 8601, like all times here. */
  createdAt: z.string(),
  /** `null` while it waits for its players. */
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** The game's own time limit in minutes; `null` if it has none. */
  minutes: z.int().nullable(),
  winner: z.string().nullable(),
  winReason: z.enum(WIN_REASONS).nullable(),
  /** `keys` counts forged keys; `null` until the game is over. */
  players: z.array(z.object({ name: z.string(), keys: z.int().nullable() })),
});
export type TournamentGameSummary = z.infer<typeof TournamentGameSummary>;

/** Length of a round in minutes. */
export const ROUND_MINUTES = { min: 1, max: 240, default: 45 } as const;

/** The clock of a round. All games of the round follow it. Time is called `minutes` after `startedAt`. */
export const RoundClock = z.object({
  round: z.int(),
  minutes: z.int(),
  /** Adjusted for stops: each stop moves it forward by its length. */
  startedAt: z.string(),
  stoppedAt: z.string().nullable(),
});
export type RoundClock = z.infer<typeof RoundClock>;

/** A message of an organiser to all players of a tournament. */
export const Announcement = z.object({
  id: z.int(),
  tournamentId: BracketId,
  tournament: z.string(),
  text: z.string(),
  author: z.string(),
  time: z.string(),
});
export type Announcement = z.infer<typeof Announcement>;

/** GET /api/tournaments/{id}. The data that this site has about a tournament. */
export const TournamentAdminReply = okReply({
  games: z.array(TournamentGameSummary),
  clocks: z.array(RoundClock),
  /** Newest first. */
  announcements: z.array(Announcement),
  /** The time of the server, which its clocks use. */
  now: z.string(),
});
export type TournamentAdminReply = z.infer<typeof TournamentAdminReply>;

const Minutes = z.int().min(ROUND_MINUTES.min).max(ROUND_MINUTES.max);

/** PUT /api/tournaments/{id}/rounds/{round}/clock. `call` calls time now. */
export const ClockRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('start'), minutes: Minutes }),
  z.strictObject({ do: z.literal('extend'), minutes: Minutes }),
  z.strictObject({ do: z.literal('stop') }),
  z.strictObject({ do: z.literal('goOn') }),
  z.strictObject({ do: z.literal('call') }),
]);
export type ClockRequest = z.infer<typeof ClockRequest>;
export const ClockReply = replyOf({ clock: RoundClock });

/** POST /api/tournaments/{id}/announcements. */
export const AnnounceBody = z.object({
  text: z.string().trim().min(1).max(CHAT_LENGTH),
  /** The name of the tournament, for players of several. */
  tournament: z.string().trim().min(1).max(200),
});
/** `readers` counts the players who get it. */
export const AnnounceReply = replyOf({ announcement: Announcement, readers: z.int() });

/** POST /api/tournaments/{id}/results. Reports the results of games to the bracket, in their order. */
export const ReportBody = z.object({
  matchId: BracketId,
  gameIds: z.array(z.uuid()).min(1).max(9),
  /** The user name of the first participant, if the names do not tell who is who. */
  first: z.string().max(64).optional(),
});
export const ReportReply = replyOf({ match: TournamentMatch });
