/** The options of a new game. */
import { z } from 'zod';
import type { SetCode } from '../sets.ts';
import { GameFormat, GameType } from '../shapes.ts';

export const GAME_NAME_LENGTH = 64;
/** Minutes. */
export const TIME_LIMIT = { min: 10, max: 120, default: 45 } as const;

/** Minutes. */
export const SPECTATOR_DELAY = { max: 15 } as const;

/** Codes of the sets to which a game can be restricted. */
export const EXPANSION_CODES = [
  'aoa',
  'cota',
  'wc',
  'mm',
  'dt',
  'woe',
  'gr',
  'mg24',
  'vm2024',
  'as',
  'toc',
  'momu',
  'pv',
  'disc',
  'cc',
  'dm',
  'vm2025',
] as const satisfies readonly SetCode[];
export const ExpansionCode = z.enum(EXPANSION_CODES);
export type ExpansionCode = z.infer<typeof ExpansionCode>;

/** After so many minutes without a move, the opponent may end the turn, by kind of game [16.3]. */
export const IDLE_MINUTES: Readonly<Record<GameType, number>> = { beginner: 8, casual: 5, competitive: 3 };
/** After so many times these minutes, the opponent may claim the game. */
export const CLAIM_AFTER = 2;

/** Who begins a game, as the player says who chooses it. */
export const FIRST_PLAYER_CHOICES = ['self', 'opponent', 'random'] as const;
export const FirstPlayerChoice = z.enum(FIRST_PLAYER_CHOICES);
export type FirstPlayerChoice = z.infer<typeof FirstPlayerChoice>;

/** When players may undo moves: never, before anything is revealed, or also with the opponent's consent. */
export const UNDO_RULES = ['off', 'free', 'request'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

const LimitTexts = {
  short: 'Games must be at least 10 minutes long',
  long: 'Games must be less than 2 hours',
} as const;

/** The sets of a sealed game. */
const Expansions = z.partialRecord(ExpansionCode, z.boolean());

/** The clocks of both players: the time at the start, and the seconds that each turn adds. */
export const PERSONAL_CLOCK = {
  minutes: { min: 1, max: 120, default: 20 },
  increment: { min: 0, max: 120, default: 30 },
} as const;

const PersonalClockTexts = {
  minutes: `A personal clock has from ${PERSONAL_CLOCK.minutes.min} to ${PERSONAL_CLOCK.minutes.max} minutes`,
  increment: `A turn adds from ${PERSONAL_CLOCK.increment.min} to ${PERSONAL_CLOCK.increment.max} seconds`,
} as const;

export const PersonalClock = z.strictObject({
  minutes: z
    .int(PersonalClockTexts.minutes)
    .min(PERSONAL_CLOCK.minutes.min, PersonalClockTexts.minutes)
    .max(PERSONAL_CLOCK.minutes.max, PersonalClockTexts.minutes),
  /** Seconds. */
  increment: z
    .int(PersonalClockTexts.increment)
    .min(PERSONAL_CLOCK.increment.min, PersonalClockTexts.increment)
    .max(PERSONAL_CLOCK.increment.max, PersonalClockTexts.increment),
});
export type PersonalClock = z.infer<typeof PersonalClock>;

/** All options of a new game. The form uses the same rules. */
export const NewGameOptions = z
  .strictObject({
    name: z
      .string('You must specify a name for the game')
      .trim()
      .min(1, { error: 'You must specify a name for the game', abort: true })
      .max(GAME_NAME_LENGTH, 'Game name must be less than 64 characters'),
    password: z.string().max(64).optional(),
    gameFormat: GameFormat,
    gameType: GameType,
    allowSpectators: z.boolean(),
    showHand: z.boolean(),
    muteSpectators: z.boolean(),
    useGameTimeLimit: z.boolean(),
    /** Minutes. */
    gameTimeLimit: z
      .int(LimitTexts.short)
      .min(TIME_LIMIT.min, LimitTexts.short)
      .max(TIME_LIMIT.max, LimitTexts.long)
      .optional(),
    /** Each player has a clock of their own. Whose clock has run out loses. */
    personalClock: PersonalClock.optional(),
    /** Delay of spectators in minutes. */
    spectatorDelay: z.int().min(0).max(SPECTATOR_DELAY.max).optional(),
    gamePrivate: z.boolean(),
    hideDeckLists: z.boolean(),
    /** Default: `request`. */
    undo: z.enum(UNDO_RULES).optional(),
    expansions: Expansions.optional(),
  })
  .refine(
    (options) =>
      options.gameFormat !== 'sealed' || Object.values(options.expansions ?? {}).some((chosen) => chosen),
    { path: ['expansions'], error: 'You must select at least one expansion' },
  );
export type NewGameOptions = z.infer<typeof NewGameOptions>;

/** The default options of a new game, except its name: see `defaultGameName`. */
export const DEFAULT_GAME = {
  gameFormat: 'normal',
  gameType: 'casual',
  allowSpectators: true,
  showHand: false,
  muteSpectators: false,
  useGameTimeLimit: false,
  gameTimeLimit: TIME_LIMIT.default,
  gamePrivate: false,
  hideDeckLists: false,
  expansions: { as: true },
} as const satisfies Omit<NewGameOptions, 'name'>;

export function defaultGameName(username: string): string {
  return `${username}'s game`;
}

/**
 * Joins the oldest open game that fits. If there is none, opens one with the default options. A client may send its whole
 * form: the other options have no effect.
 */
export const QuickJoin = z.object({
  quickJoin: z.literal(true),
  gameFormat: GameFormat,
  gameType: GameType,
  /** The sets of a sealed game. Default: any. */
  expansions: Expansions.optional(),
});
export type QuickJoin = z.infer<typeof QuickJoin>;

/** The options of a game to which one player challenges another. Nobody else can join it, so it has no password. */
export const ChallengeOptions = NewGameOptions.safeExtend({ password: z.never().optional() });
export type ChallengeOptions = z.infer<typeof ChallengeOptions>;

/** The time in milliseconds in which a challenge can be answered. */
export const CHALLENGE_MS = 60_000;
