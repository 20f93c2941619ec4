/** What a browser remembers of lessons, puzzles and hints, between visits. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

const [GAME_1, GAME_2, GAME_3, GAME_4] = [1, 2, 3, 4].map(
  (number) => `00000000-0000-4000-8000-00000000000${number}`,
) as [string, string, string, string];

/** The next visit reads everything out of the storage again. */
async function visit() {
  vi.resetModules();
  return {
    ...(await import('./lesson-progress.ts')),
    ...(await import('./puzzle-progress.ts')),
    ...(await import('./hint-progress.ts')),
  };
}
type Visit = Awaited<ReturnType<typeof visit>>;

let site: Visit;
beforeEach(async () => {
  site = await visit();
});

describe('lessons', () => {
  test('the open step and the lessons that are done are there again at the next visit', async () => {
    site.beginLesson(GAME_1, 'turn');
    site.saveLessonStep(3);
    site.markLessonDone('keys');

    const { useLessonProgress } = await visit();

    expect(useLessonProgress.getState()).toEqual({
      done: ['keys'],
      current: { gameId: GAME_1, begunAt: expect.any(Number), isLeft: false, lesson: 'turn', step: 3 },
    });
  });

  test('a lesson is done once, however often it is played', () => {
    site.markLessonDone('turn');
    site.markLessonDone('turn');

    expect(site.useLessonProgress.getState().done).toEqual(['turn']);
  });

  test('a game whose coach was left stays without it', () => {
    site.beginLesson(GAME_1, 'turn');
    site.skipLesson();
    site.saveLessonStep(2);

    expect(site.useLessonProgress.getState().current?.isLeft).toBe(true);
  });
});

describe('two tabs', () => {
  test('add to the progress of each other', async () => {
    const other = await visit();
    site.markLessonDone('turn');
    other.markLessonDone('house');
    site.markPuzzleSolved('punch');

    const { useLessonProgress, usePuzzleProgress } = await visit();

    expect(useLessonProgress.getState().done).toEqual(['turn', 'house']);
    expect(usePuzzleProgress.getState().solved).toEqual(['punch']);
  });

  test('agree which lesson was begun last, although the clock was set back', async () => {
    vi.useFakeTimers({ now: 2000 });
    site.beginLesson(GAME_1, 'turn');
    const other = await visit();
    vi.setSystemTime(1000);
    other.beginLesson(GAME_2, 'house');
    other.beginPuzzle(GAME_2, 'punch');
    vi.setSystemTime(500);
    other.beginPuzzle(GAME_3, 'charge');

    const { useLessonProgress, usePuzzleProgress } = await visit();

    expect(useLessonProgress.getState().current?.gameId).toBe(GAME_2);
    expect(usePuzzleProgress.getState().current?.gameId).toBe(GAME_3);
  });
});

describe('puzzles', () => {
  test('the open puzzle and those that are solved are there again at the next visit', async () => {
    site.markPuzzleSolved('bait');
    site.markPuzzleSolved('bait');
    site.beginPuzzle(GAME_2, 'sacrifice');

    const { usePuzzleProgress } = await visit();

    expect(usePuzzleProgress.getState()).toEqual({
      solved: ['bait'],
      current: { gameId: GAME_2, begunAt: expect.any(Number), isLeft: false, puzzle: 'sacrifice' },
    });
  });

  test('a game that goes on without its question stays without it', () => {
    site.beginPuzzle(GAME_2, 'sacrifice');
    site.leavePuzzle();

    expect(site.usePuzzleProgress.getState().current?.isLeft).toBe(true);
  });
});

describe('hints', () => {
  const left = (game: string) => site.hintsLeft(site.useHintProgress.getState(), game);

  test('a hint is shown once in a game', () => {
    site.noteHint(GAME_1, 'reap');
    site.noteHint(GAME_1, 'reap');

    expect(left(GAME_1)).toEqual(['danger', 'check', 'house', 'end', 'play', 'fight']);
    expect(left(GAME_2)).toContain('reap');
    expect(site.useHintProgress.getState().games).toEqual([{ id: GAME_1, seen: ['reap'] }]);
  });

  test('a game has at most six hints', () => {
    for (const hint of ['danger', 'check', 'house', 'end', 'play', 'reap'] as const)
      site.noteHint(GAME_1, hint);

    expect(left(GAME_1)).toEqual([]);
  });

  test('the third game has only urgent hints, and the fourth none', () => {
    site.noteHint(GAME_1, 'play');
    site.noteHint(GAME_2, 'play');
    expect(left(GAME_3)).toEqual(['danger', 'check']);

    site.noteHint(GAME_3, 'danger');
    expect(left(GAME_3)).toEqual(['check']);
    expect(left(GAME_4)).toEqual([]);
  });

  test('hints that are switched off stay off at the next visit', async () => {
    site.stopHints();

    const { hintsLeft, useHintProgress } = await visit();

    expect(hintsLeft(useHintProgress.getState(), GAME_1)).toEqual([]);
  });
});

test.each(['lessons', 'puzzles', 'hints'])(
  'what another program has stored as "%s" is ignored',
  async (key) => {
    localStorage.setItem(key, JSON.stringify({ done: 'all', solved: [7], games: null }));

    const { useLessonProgress, usePuzzleProgress, useHintProgress } = await visit();

    expect(useLessonProgress.getState()).toEqual({ done: [], current: null });
    expect(usePuzzleProgress.getState()).toEqual({ solved: [], current: null });
    expect(useHintProgress.getState()).toEqual({ isOff: false, games: [] });
  },
);
