/** Tournaments: brackets that another service keeps, and the games here that decide their matches. */
import { z } from 'zod';
import { WIN_REASONS } from '@amberhall/engine/vocabulary';
import { CHAT_LENGTH } from './game.ts';
import { okReply, Refused, replyOf } from './reply.ts';

/** What organisers are told when a call succeeds, word for word. */
export const TOURNAMENT_TEXTS = {
  tournaments: 'Tournaments fetched successfully',
  tournament: 'Tournament fetched successfully',
  matches: 'Matches fetched successfully',
  participants: 'Participants fetched successfully',
  attachments: 'Attachments created successfully',
  reported: 'Result reported successfully',
} as const;

/** Why the bracket service cannot be used, or did not do what was asked; a refusal's own reasons follow it. */
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

/** As the service numbers tournaments, matches and participants. */
const BracketId = z.int().positive();
/** A tournament as one names it: its number, or the name in its address. */
const TournamentName = z.union([BracketId, z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)]);

/** Named as the bracket service names its fields. */
export const Tournament = z.object({
  id: BracketId,
  name: z.string(),
  state: z.string(),
  tournament_type: z.string(),
  participants_count: z.int(),
  /** Links can be attached to its matches. */
  accept_attachments: z.boolean(),
  /** Where people look at it. */
  full_challonge_url: z.string().nullable(),
  /** ISO 8601. */
  created_at: z.string().nullable(),
});
export type Tournament = z.infer<typeof Tournament>;

export const Participant = z.object({
  id: BracketId,
  tournament_id: BracketId,
  name: z.string(),
  /** Their name at the bracket service, where they have an account there. */
  username: z.string().nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const TournamentMatch = z.object({
  id: BracketId,
  tournament_id: BracketId,
  /** A letter or two by which people call it. */
  identifier: z.string(),
  /** Negative for those of the losers' bracket. */
  round: z.int(),
  state: z.string(),
  /** `null` until earlier matches are decided. */
  player1_id: BracketId.nullable(),
  player2_id: BracketId.nullable(),
  winner_id: BracketId.nullable(),
  /** One or several results, e.g. `3-1` or `3-1,0-3`; empty before. */
  scores_csv: z.string(),
  /** Links and files that are attached to it. */
  attachment_count: z.int(),
});
export type TournamentMatch = z.infer<typeof TournamentMatch>;

/** GET /api/challonge/tournaments: those of KeyForge that are not complete, newest first. */
export const TournamentsReply = replyOf({ data: z.array(Tournament) });
export type TournamentsReply = z.infer<typeof TournamentsReply>;

/** POST /api/challonge/fullTournament, /matches and /participants. `fresh`: not what was fetched a moment ago. */
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
  /** A link. */
  attachment: z.url({ protocol: /^https?$/ }).max(500),
  matchId: BracketId,
  tournamentId: BracketId,
});
export type MatchAttachment = z.infer<typeof MatchAttachment>;

/** POST /api/challonge/attachMatchLink. What was attached before the first failure is told, too. */
export const AttachBody = z.array(MatchAttachment).min(1).max(64);
export const AttachReply = z.discriminatedUnion('success', [
  okReply({ attachments: z.array(MatchAttachment) }),
  Refused.extend({ attachments: z.array(MatchAttachment).optional() }),
]);
export type AttachReply = z.infer<typeof AttachReply>;

/** A game that decides a match, or has decided it. */
export const TournamentGameSummary = z.object({
  gameId: z.string(),
  matchId: BracketId,
  round: z.int().nullable(),
  /** ISO 8601, as all times here. */
  createdAt: z.string(),
  /** `null`: it waits for its players. */
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Minutes after which its own clock calls time; `null` without one. */
  minutes: z.int().nullable(),
  winner: z.string().nullable(),
  winReason: z.enum(WIN_REASONS).nullable(),
  /** Forged keys stand there once it is over. */
  players: z.array(z.object({ name: z.string(), keys: z.int().nullable() })),
});
export type TournamentGameSummary = z.infer<typeof TournamentGameSummary>;

/** Minutes of a round. */
export const ROUND_MINUTES = { min: 1, max: 240, default: 45 } as const;

/** The clock of a round, which all its games follow. Time is called `minutes` after `startedAt`. */
export const RoundClock = z.object({
  round: z.int(),
  minutes: z.int(),
  /** As if it had never been stopped: every stop moves it on. */
  startedAt: z.string(),
  stoppedAt: z.string().nullable(),
});
export type RoundClock = z.infer<typeof RoundClock>;

/** What organisers tell all players of a tournament. */
export const Announcement = z.object({
  id: z.int(),
  tournamentId: BracketId,
  tournament: z.string(),
  text: z.string(),
  author: z.string(),
  time: z.string(),
});
export type Announcement = z.infer<typeof Announcement>;

/** GET /api/tournaments/{id}: what this site knows of a tournament. */
export const TournamentAdminReply = okReply({
  games: z.array(TournamentGameSummary),
  clocks: z.array(RoundClock),
  /** Newest first. */
  announcements: z.array(Announcement),
  /** The time of the server, by which its clocks run. */
  now: z.string(),
});
export type TournamentAdminReply = z.infer<typeof TournamentAdminReply>;

const Minutes = z.int().min(ROUND_MINUTES.min).max(ROUND_MINUTES.max);

/** PUT /api/tournaments/{id}/rounds/{round}/clock. `call`: time is called now. */
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
  /** The name of the tournament, for those who play in several. */
  tournament: z.string().trim().min(1).max(200),
});
/** `readers`: how many it is for. */
export const AnnounceReply = replyOf({ announcement: Announcement, readers: z.int() });

/** POST /api/tournaments/{id}/results: reports the result of games, in their order, to the bracket. */
export const ReportBody = z.object({
  matchId: BracketId,
  gameIds: z.array(z.uuid()).min(1).max(9),
  /** Who played for the first of the two participants, where their names do not say so. */
  first: z.string().max(64).optional(),
});
export const ReportReply = replyOf({ match: TournamentMatch });
