/** The settings of an event, and the texts of refused calls about events. */
import { z } from 'zod';
import { ExpansionCode } from './lobby/new-game.ts';
import { GameFormat } from './shapes.ts';
import { ROUND_MINUTES } from './tournaments.ts';

/** The kind of an event decides how it finds its winner. */
export const EVENT_KINDS = [
  'swiss',
  'swiss-with-cut',
  'two-loss-out',
  'single-elimination',
  'double-elimination',
  'round-robin',
] as const;
export const EventKind = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof EventKind>;

/** The kinds that end with a cut: the best of the standings play single elimination. */
export const KINDS_WITH_CUT: ReadonlySet<EventKind> = new Set(['swiss-with-cut', 'two-loss-out']);
/** The kinds whose number of rounds the organiser may choose. */
export const KINDS_WITH_ROUNDS: ReadonlySet<EventKind> = new Set(['swiss', 'swiss-with-cut']);

export const CUT_SIZES = [4, 8, 16] as const;
/** Numbers of entrants. A round robin of more entrants than `roundRobin` would take too many rounds. */
export const EVENT_SIZE = { min: 4, max: 512, roundRobin: 24 } as const;
export const SWISS_ROUNDS = { min: 1, max: 12 } as const;
/** Minutes before the start at which the check-in opens. */
export const CHECK_IN_MINUTES = { min: 5, max: 120 } as const;
export const EVENT_NAME_LENGTH = 80;
export const EVENT_TEXT_LENGTH = 2000;
export const CLUB_LENGTH = 40;
/** The decks that each entrant brings to a triad event. */
export const TRIAD_DECKS = 3;
/** The formats in which players play their own decks. Only these are played as triad or keep chains. */
export const OWN_DECK_FORMATS: ReadonlySet<GameFormat> = new Set(['normal', 'unchained', 'alliance']);

/** A match is decided by one game, or by the first two won games of three. */
export const BestOf = z.union([z.literal(1), z.literal(3)]);
export type BestOf = z.infer<typeof BestOf>;

const Rounds = z.int().min(SWISS_ROUNDS.min).max(SWISS_ROUNDS.max);
const RoundMinutes = z.int().min(ROUND_MINUTES.min).max(ROUND_MINUTES.max);

/** Most of it is fixed once the event has started. Without the rules about several settings together. */
export const EventSettingsShape = z.strictObject({
  name: z.string().trim().min(1).max(EVENT_NAME_LENGTH),
  /** Plain text: rules, prizes, where to talk. */
  description: z.string().trim().max(EVENT_TEXT_LENGTH),
  kind: EventKind,
  gameFormat: GameFormat,
  /** The sets of sealed decks. Each entrant is dealt one deck for the whole event. */
  expansions: z.array(ExpansionCode).max(20),
  bestOf: BestOf,
  /** For the final of an elimination or a cut. */
  finalBestOf: BestOf,
  /** Further entrants wait. */
  capacity: z.int().min(EVENT_SIZE.min).max(EVENT_SIZE.max),
  /** Of the Swiss rounds; `null`: as many as leave at most one entrant undefeated. */
  rounds: Rounds.nullable(),
  cutSize: z.union(CUT_SIZES.map((size) => z.literal(size))).nullable(),
  /** ISO 8601. */
  startsAt: z.iso.datetime(),
  /** `null`: nobody has to check in. */
  checkInMinutes: z.int().min(CHECK_IN_MINUTES.min).max(CHECK_IN_MINUTES.max).nullable(),
  /** The clock that starts with each round; `null`: no clock. */
  roundMinutes: RoundMinutes.nullable(),
  /** Each entrant plays the one deck that they register before the start. */
  registersDecks: z.boolean(),
  hidesDeckLists: z.boolean(),
  /**
   * Each entrant registers three decks. In each match, both ban one deck of the other. Whoever has won with two different decks
   * wins the match.
   */
  isTriad: z.boolean(),
  /**
   * Chains follow a registered deck from one event of the organiser to the next. It begins every game with them, and the event
   * changes them at its end: one more for each match that it has won, one less for each that it has lost.
   */
  keepsChains: z.boolean(),
  /** Two of one club do not meet in the first Swiss round while that can be avoided. */
  separatesClubs: z.boolean(),
  /** People may enter after the start. Swiss only. */
  allowsLateEntry: z.boolean(),
  /** It starts at its time, and each round begins when the one before is over. */
  runsByItself: z.boolean(),
  /** The winner gets the title of the site. Needs canManageTournaments. */
  givesTitle: z.boolean(),
});

/** The settings of an event. The form uses the same rules. */
export const EventSettings = EventSettingsShape.superRefine((settings, context) => {
  const refuse = (path: keyof typeof settings, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (KINDS_WITH_CUT.has(settings.kind) && settings.cutSize === null) {
    refuse('cutSize', EVENT_TEXTS.cutMissing);
  }
  if (settings.kind === 'round-robin' && settings.capacity > EVENT_SIZE.roundRobin) {
    refuse('capacity', EVENT_TEXTS.roundRobinLarge);
  }
  if (settings.gameFormat === 'sealed' && settings.expansions.length === 0) {
    refuse('expansions', EVENT_TEXTS.setsMissing);
  }
  if (settings.isTriad) checkTriad(settings, refuse);
  if (settings.keepsChains && !mayKeepChains(settings)) refuse('keepsChains', EVENT_TEXTS.chainsForbidden);
});
export type EventSettings = z.infer<typeof EventSettings>;

/** Whether each entrant of an event plays one registered deck of their own, which chains can follow. */
export const mayKeepChains = ({
  gameFormat,
  registersDecks,
  isTriad,
}: Pick<z.infer<typeof EventSettingsShape>, 'gameFormat' | 'registersDecks' | 'isTriad'>): boolean =>
  OWN_DECK_FORMATS.has(gameFormat) && registersDecks && !isTriad;

/** In a triad event with a clock, bans that are missing after so many minutes of a round are drawn at random. */
export const BAN_MINUTES = 5;

/** Without a clock, entrants agree on a time to play. Bans that are missing so many hours after the pairing are drawn. */
export const BAN_HOURS = 24;

/** Nobody can ban what they do not see. The second win decides, so that a match has up to three games. */
function checkTriad(
  { gameFormat, registersDecks, hidesDeckLists, bestOf, finalBestOf }: z.infer<typeof EventSettingsShape>,
  refuse: (path: keyof z.infer<typeof EventSettingsShape>, message: string) => void,
): void {
  if (!OWN_DECK_FORMATS.has(gameFormat)) refuse('isTriad', EVENT_TEXTS.triadFormat);
  if (!registersDecks || hidesDeckLists) refuse('isTriad', EVENT_TEXTS.triadDecks);
  if (bestOf !== 3 || finalBestOf !== 3) refuse('isTriad', EVENT_TEXTS.triadGames);
}

/** Messages of calls that are refused. */
export const EVENT_TEXTS = {
  cutMissing: 'Choose the size of the cut.',
  roundRobinLarge: 'A round robin can have at most 24 entrants.',
  setsMissing: 'You must select at least one expansion',
  triadFormat: 'Triad is played in formats in which players play their own decks.',
  triadDecks: 'A triad event needs registered decks that everybody sees.',
  triadGames: 'Triad matches are matches of three games.',
  chainsForbidden: 'Chains can only follow registered decks, one for each entrant, that their players play.',
  unknown: 'There is no such event.',
  notOrganiser: 'Only organisers of the event may do that.',
  tooMany: 'You already organise too many events.',
  titleForbidden: 'You may not give the title of the site.',
  past: 'The event cannot start in the past.',
  begun: 'The event has already started.',
  notRunning: 'The event is not running.',
  over: 'The event is over.',
  tooFew: 'An event needs at least 4 entrants.',
  entered: 'You have already entered.',
  notEntered: 'You have not entered this event.',
  removed: 'An organiser has dropped you from this event. Only an organiser can let you in again.',
  noLateEntry: 'Nobody can enter this event any more.',
  noCheckIn: 'The check-in is not open.',
  deckMissing: 'Register a deck first.',
  deckNumber: 'Register exactly one deck.',
  triadNumber: 'Register three different decks.',
  noBan: 'There is no deck to ban in this match.',
  banned: 'You have already banned a deck.',
  deckLocked: 'Decks cannot be changed after the start.',
  deckForbidden: 'This deck cannot be registered for this event.',
  sealedDeck: 'Sealed decks are dealt at the start.',
  noSealedDecks: 'No sealed decks are available for the selected sets.',
  unknownMatch: 'There is no such match in this event.',
  notYourMatch: 'This is not your match.',
  notOpen: 'This match is no longer open.',
  notReported: 'Your opponent has not reported a result.',
  roundOpen: 'Some matches of the round have no result.',
  roundPlayed: 'The round has results. It cannot be paired again.',
  gamesRunning: 'Games of the round are being played. It cannot be paired again.',
  tooLate: 'Later matches depend on this result.',
  wrongScore: 'This score does not fit the match.',
  unknownEntrant: 'There is no such entrant in this event.',
  unknownUser: 'There is no user with that name.',
  lastOrganiser: 'An event needs an organiser.',
  full: 'The event is full.',
} as const;
