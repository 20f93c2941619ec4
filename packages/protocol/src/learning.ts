/** How far a user is in lessons, puzzles and hints. */
import { z } from 'zod';
import { LESSON_IDS } from './lessons/lesson.ts';
import { PUZZLE_IDS } from './puzzles/puzzle.ts';
import { okReply } from './reply.ts';

/** More steps than any lesson has. */
const MOST_STEPS = 20;
/** Games with hints. */
export const MOST_HINT_GAMES = 3;

/** Hints in the first practice games, from the most urgent one to the least. */
export const HINTS = ['danger', 'check', 'house', 'end', 'play', 'reap', 'fight'] as const;
export type HintName = (typeof HINTS)[number];

const COACHED_GAME = {
  gameId: z.uuid(),
  /** Milliseconds since 1970, by the clock of the browser that began it. */
  begunAt: z.int().nonnegative(),
  /** The game goes on without its coach. */
  isLeft: z.boolean(),
};

export const LessonProgress = z.strictObject({
  done: z.array(z.enum(LESSON_IDS)).max(LESSON_IDS.length),
  /** The lesson that the newest coached game belongs to, and its open step. */
  current: z
    .strictObject({ ...COACHED_GAME, lesson: z.enum(LESSON_IDS), step: z.int().min(0).max(MOST_STEPS) })
    .nullable(),
});
export type LessonProgress = z.infer<typeof LessonProgress>;

export const PuzzleProgress = z.strictObject({
  solved: z.array(z.enum(PUZZLE_IDS)).max(PUZZLE_IDS.length),
  /** The puzzle that the newest game with one belongs to. */
  current: z.strictObject({ ...COACHED_GAME, puzzle: z.enum(PUZZLE_IDS) }).nullable(),
});
export type PuzzleProgress = z.infer<typeof PuzzleProgress>;

export const HintProgress = z.strictObject({
  isOff: z.boolean(),
  /** The games so far, with what was shown in each. */
  games: z
    .array(z.strictObject({ id: z.uuid(), seen: z.array(z.enum(HINTS)).max(HINTS.length) }))
    .max(MOST_HINT_GAMES),
});
export type HintProgress = z.infer<typeof HintProgress>;

export const LearningProgress = z.strictObject({
  lessons: LessonProgress,
  puzzles: PuzzleProgress,
  hints: HintProgress,
});
export type LearningProgress = z.infer<typeof LearningProgress>;

export const NO_LEARNING_PROGRESS: LearningProgress = {
  lessons: { done: [], current: null },
  puzzles: { solved: [], current: null },
  hints: { isOff: false, games: [] },
};

/**
 * GET and POST /api/account/{username}/learning. A POST with a `LearningProgress` adds to what is stored, which never
 * shrinks. Both answer with what is stored.
 */
export const LearningReply = okReply({ progress: LearningProgress });

/**
 * Everything that is in one of the two. The order of the two, and how often they are merged, makes no difference. Lessons
 * and puzzles that this version of the site does not have are dropped.
 */
export function mergeLearning(one: LearningProgress, other: LearningProgress): LearningProgress {
  return {
    lessons: mergeLessons(one.lessons, other.lessons),
    puzzles: mergePuzzles(one.puzzles, other.puzzles),
    hints: mergeHints(one.hints, other.hints),
  };
}

export function mergeLessons(one: LessonProgress, other: LessonProgress): LessonProgress {
  const games = [one.current, other.current].flatMap((game) =>
    game !== null && LESSON_IDS.includes(game.lesson) ? [game] : [],
  );
  const [newest, ...same] = newestOf(games, ({ lesson }) => lesson);
  return {
    done: LESSON_IDS.filter((id) => one.done.includes(id) || other.done.includes(id)),
    current: newest
      ? {
          ...mergedGame(newest, same),
          lesson: newest.lesson,
          step: Math.max(newest.step, ...same.map(({ step }) => step)),
        }
      : null,
  };
}

export function mergePuzzles(one: PuzzleProgress, other: PuzzleProgress): PuzzleProgress {
  const games = [one.current, other.current].flatMap((game) =>
    game !== null && PUZZLE_IDS.includes(game.puzzle) ? [game] : [],
  );
  const [newest, ...same] = newestOf(games, ({ puzzle }) => puzzle);
  return {
    solved: PUZZLE_IDS.filter((id) => one.solved.includes(id) || other.solved.includes(id)),
    current: newest ? { ...mergedGame(newest, same), puzzle: newest.puzzle } : null,
  };
}

export function mergeHints(one: HintProgress, other: HintProgress): HintProgress {
  const all = [...one.games, ...other.games];
  const games = [...new Set(all.map(({ id }) => id))].map((id) => ({
    id,
    seen: HINTS.filter((name) => all.some((game) => game.id === id && game.seen.includes(name))),
  }));
  return {
    isOff: one.isOff || other.isOff,
    // By their ids, so that every order of merges keeps the same ones.
    games: games.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MOST_HINT_GAMES),
  };
}

type CoachedGame = Pick<NonNullable<LessonProgress['current']>, 'gameId' | 'begunAt' | 'isLeft'>;

/** @returns what is known of the newest of the games: one entry, or two of the same game; none without games */
function newestOf<Game extends CoachedGame>(games: readonly Game[], nameOf: (game: Game) => string): Game[] {
  const order = (a: Game, b: Game): number =>
    a.begunAt - b.begunAt || compare(a.gameId, b.gameId) || compare(nameOf(a), nameOf(b));
  const [newest] = games.toSorted((a, b) => order(b, a));
  return newest ? games.filter((game) => order(game, newest) === 0) : [];
}

const mergedGame = ({ gameId, begunAt, isLeft }: CoachedGame, same: readonly CoachedGame[]): CoachedGame => ({
  gameId,
  begunAt,
  isLeft: isLeft || same.some((game) => game.isLeft),
});

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
