/** Events that this site keeps itself: sign-up, rounds, matches and standings. */
import { z } from 'zod';
import { HouseName } from './decks.ts';
import { BestOf, CLUB_LENGTH, EventKind, EventSettingsShape, TRIAD_DECKS } from './event-settings.ts';
import { CHAT_LENGTH } from './game.ts';
import { ExpansionCode } from './lobby/new-game.ts';
import { okReply, replyOf, RowId } from './reply.ts';
import { GameFormat, UserSummary } from './shapes.ts';
import { ClockRequest, RoundClock } from './tournaments.ts';

/** `signup` until the start. */
export const EVENT_PHASES = ['signup', 'running', 'over', 'cancelled'] as const;
export const EventPhase = z.enum(EVENT_PHASES);
export type EventPhase = z.infer<typeof EventPhase>;

/** `waiting`: the event was full. `dropped`: does not play any more. */
export const ENTRANT_STATES = ['in', 'waiting', 'dropped'] as const;
export const EntrantState = z.enum(ENTRANT_STATES);
export type EntrantState = z.infer<typeof EntrantState>;

/** What the caller is in an event. */
export const OwnEntry = z.object({
  entrantId: RowId,
  state: EntrantState,
  isCheckedIn: z.boolean(),
  /** An organiser has dropped the caller, who cannot enter again by themselves. */
  isRemoved: z.boolean(),
});
export type OwnEntry = z.infer<typeof OwnEntry>;

/** An event in the list. */
export const EventSummary = z.object({
  id: RowId,
  name: z.string(),
  kind: EventKind,
  gameFormat: GameFormat,
  isTriad: z.boolean(),
  expansions: z.array(ExpansionCode),
  bestOf: BestOf,
  cutSize: z.int().nullable(),
  capacity: z.int(),
  phase: EventPhase,
  /** Entrants who play or have played, and those who wait. */
  entered: z.int(),
  waiting: z.int(),
  /** The number of the round, from 1; `0` before the start. */
  round: z.int(),
  startsAt: z.string(),
  finishedAt: z.string().nullable(),
  /** `null` for a deleted account. */
  organiser: UserSummary.nullable(),
  winner: z.string().nullable(),
  /** The caller's entry; `null` without one. */
  own: OwnEntry.nullable(),
  isOrganiser: z.boolean(),
});
export type EventSummary = z.infer<typeof EventSummary>;

export const Entrant = z.object({
  id: RowId,
  /** The user name; `Deleted user` for a deleted account. */
  name: z.string(),
  user: UserSummary.nullable(),
  club: z.string(),
  state: EntrantState,
  isCheckedIn: z.boolean(),
  /** In the order of their registration; empty without any, and while lists are hidden from the caller. */
  decks: z.array(z.object({ name: z.string(), uuid: z.string(), houses: z.array(HouseName) })),
  /** Whether decks are registered, also if they are hidden. */
  hasDecks: z.boolean(),
  /** Of the deck, where chains follow decks; `null` elsewhere, and where the deck is hidden. */
  chains: z.int().nullable(),
});
export type Entrant = z.infer<typeof Entrant>;

/** `neither`: both lose. Only an organiser awards it. */
export const MATCH_OUTCOMES = ['first', 'second', 'neither'] as const;
export const MatchOutcome = z.enum(MATCH_OUTCOMES);
export type MatchOutcome = z.infer<typeof MatchOutcome>;

/** Games won by the first and by the second entrant. */
export const MatchScore = z.tuple([z.int().min(0).max(3), z.int().min(0).max(3)]);
export type MatchScore = z.infer<typeof MatchScore>;

/** `reported`: one of the two has reported a result. `disputed`: the other one disagrees. */
export const MATCH_STATES = ['open', 'reported', 'disputed', 'decided'] as const;
export const EventMatchState = z.enum(MATCH_STATES);
export type EventMatchState = z.infer<typeof EventMatchState>;

/** The position of a deck among those of its entrant, from 0. */
const DeckPosition = z
  .int()
  .min(0)
  .max(TRIAD_DECKS - 1);

/** A ban of a deck of the opponent. Both decks are named once both bans are made; until then only one's own ban. */
const EventBan = z.object({ isMade: z.boolean(), deck: DeckPosition.nullable() });
export type EventBan = z.infer<typeof EventBan>;

export const EventMatch = z.object({
  id: RowId,
  /** From 1 in each round. */
  table: z.int(),
  /** Ids of entrants. Without a second one, the first has a bye. */
  first: RowId,
  second: RowId.nullable(),
  bestOf: BestOf,
  state: EventMatchState,
  /** The result, or the reported one; `null` without. */
  outcome: MatchOutcome.nullable(),
  score: MatchScore,
  /** Decided without a game: a bye, a drop, or a decision of an organiser. */
  isAwarded: z.boolean(),
  /** The entrant who reported the result. */
  reportedBy: RowId.nullable(),
  /** What the first and the second entrant have banned; `null` outside of triad events, and in a bye. */
  bans: z.tuple([EventBan, EventBan]).nullable(),
  /** The games of the match, oldest first. */
  games: z.array(z.object({ gameId: z.string(), state: z.enum(['waiting', 'running', 'finished']) })),
});
export type EventMatch = z.infer<typeof EventMatch>;

/** The rounds of a cut follow those that decide the standings. */
export const EventRound = z.object({
  number: z.int(),
  stage: z.enum(['main', 'cut']),
  matches: z.array(EventMatch),
});
export type EventRound = z.infer<typeof EventRound>;

/** Shares are from 0 to 1. */
export const EventStanding = z.object({
  entrant: RowId,
  place: z.int(),
  wins: z.int(),
  losses: z.int(),
  opponentsShare: z.number(),
  opponentsOpponentsShare: z.number(),
});
export type EventStanding = z.infer<typeof EventStanding>;

/** Something an organiser did, or the site by itself. */
export const EventRecord = z.object({
  /** ISO 8601. */
  time: z.string(),
  actor: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type EventRecord = z.infer<typeof EventRecord>;

/** An event as the caller may see it. */
export const EventDetails = z.object({
  ...EventSummary.shape,
  settings: EventSettingsShape,
  /** Increases with every change. */
  version: z.int(),
  organisers: z.array(z.string()),
  entrants: z.array(Entrant),
  rounds: z.array(EventRound),
  /** The planned number of rounds that decide the standings; `null` if it depends on the results. */
  plannedRounds: z.int().nullable(),
  standings: z.array(EventStanding),
  /** Entrants in the order of their seeds, once an elimination or a cut is drawn. */
  seeds: z.array(RowId).nullable(),
  clock: RoundClock.nullable(),
  /** The time of the server. */
  now: z.string(),
  /** For organisers, the newest first. */
  history: z.array(EventRecord).nullable(),
});
export type EventDetails = z.infer<typeof EventDetails>;

/** GET /api/events. Coming events first, then running ones, then the latest finished ones. */
export const EventsReply = okReply({ events: z.array(EventSummary) });
export type EventsReply = z.infer<typeof EventsReply>;

/** The answer of every call about one event. 404 for an unknown one, 403 for what only organisers may do. */
export const EventReply = replyOf({ event: EventDetails });
export type EventReply = z.infer<typeof EventReply>;

/** A deck for an event: one's own, or a ready-made one. */
const EventDeck = z.strictObject({ deckId: RowId, isStandalone: z.boolean() });
export type EventDeck = z.infer<typeof EventDeck>;

/** One deck, or the three of a triad event. */
const EventDecks = z.array(EventDeck).min(1).max(TRIAD_DECKS);

const MatchResultReport = { matchId: RowId, outcome: MatchOutcome, score: MatchScore };

/** POST /api/events/{id}/entry. What entrants do. Results are reported for games played elsewhere. */
export const EntrantAction = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('enter'),
    club: z.string().trim().max(CLUB_LENGTH).default(''),
    decks: EventDecks.optional(),
  }),
  z.strictObject({ do: z.literal('registerDecks'), decks: EventDecks }),
  z.strictObject({ do: z.literal('checkIn') }),
  /** Has seen the notice of having moved up from the waiting list. */
  z.strictObject({ do: z.literal('seePlace') }),
  z.strictObject({ do: z.literal('drop') }),
  /** Bans a deck of the opponent, in a triad event. It cannot be taken back. */
  z.strictObject({ do: z.literal('ban'), matchId: RowId, deck: DeckPosition }),
  z.strictObject({ do: z.literal('report'), ...MatchResultReport }),
  /** Agrees with the opponent's report. */
  z.strictObject({ do: z.literal('confirm'), matchId: RowId }),
  /** Disagrees with it: an organiser decides. */
  z.strictObject({ do: z.literal('dispute'), matchId: RowId }),
]);
export type EntrantAction = z.infer<typeof EntrantAction>;

/** POST /api/events/{id}/organise. */
export const OrganiserAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('nextRound') }),
  /** Pairs the round again that has no results. */
  z.strictObject({ do: z.literal('pairAgain') }),
  /** Decides a match, or corrects its result. */
  z.strictObject({ do: z.literal('decide'), ...MatchResultReport }),
  z.strictObject({ do: z.literal('dropEntrant'), entrantId: RowId }),
  /** Takes back a drop. */
  z.strictObject({ do: z.literal('readmit'), entrantId: RowId }),
  z.strictObject({ do: z.literal('addEntrant'), username: z.string().trim().min(1).max(100) }),
  z.strictObject({ do: z.literal('addOrganiser'), username: z.string().trim().min(1).max(100) }),
  z.strictObject({ do: z.literal('removeOrganiser'), username: z.string().trim().min(1).max(100) }),
  z.strictObject({ do: z.literal('clock'), request: ClockRequest }),
  z.strictObject({ do: z.literal('announce'), text: z.string().trim().min(1).max(CHAT_LENGTH) }),
  z.strictObject({ do: z.literal('cancel') }),
]);
export type OrganiserAction = z.infer<typeof OrganiserAction>;

/** A match that waits for the caller. */
export const OwnMatch = z.object({
  eventId: RowId,
  event: z.string(),
  matchId: RowId,
  round: z.int(),
  table: z.int(),
  opponent: z.string(),
  state: EventMatchState,
  /** Whether the opponent has reported a result that the caller has to confirm. */
  asksToConfirm: z.boolean(),
  /** Whether the caller still has to ban a deck of the opponent. */
  asksToBan: z.boolean(),
  /** The open game; `null` while it is being opened. */
  gameId: z.string().nullable(),
});
export type OwnMatch = z.infer<typeof OwnMatch>;

/** GET /api/account/{username}/events. What waits for the caller in events, and what has changed for them. */
export const OwnEventsReply = okReply({
  matches: z.array(OwnMatch),
  /** Events before their start in which the caller has moved up from the waiting list. */
  movedUp: z.array(z.object({ eventId: RowId, event: z.string() })),
  checkIns: z.array(z.object({ eventId: RowId, event: z.string(), startsAt: z.string() })),
});
export type OwnEventsReply = z.infer<typeof OwnEventsReply>;

/** PUT /api/account/{username}/event-mails. Whether the caller wants mails about their events. */
export const EventMailsWish = z.strictObject({ isOn: z.boolean() });
/** Also the answer of GET. */
export const EventMailsReply = okReply({ isOn: z.boolean() });

/** An entry of a user, for the export of their data. */
export const EnteredEvent = z.object({
  eventId: RowId,
  event: z.string(),
  club: z.string(),
  state: EntrantState,
  /** ISO 8601. */
  enteredAt: z.string(),
  /** The names of the registered decks. */
  decks: z.array(z.string()),
});
export type EnteredEvent = z.infer<typeof EnteredEvent>;

/** The chains of a deck of a user in the events of one organiser, for the export of their data. */
export const DeckChains = z.object({
  organiser: z.string(),
  /** The uuid of the deck. */
  deck: z.string(),
  chains: z.int(),
});
export type DeckChains = z.infer<typeof DeckChains>;

/** Socket message `events`: these events have changed. Pages that show them fetch them again. */
export interface EventChange {
  id: number;
  version: number;
}
