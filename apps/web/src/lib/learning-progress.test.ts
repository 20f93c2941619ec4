/** What a browser remembers of lessons, puzzles and hints, between visits. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

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
    site.beginLesson('game-1', 'turn');
    site.saveLessonStep(3);
    site.markLessonDone('keys');

    const { useLessonProgress } = await visit();

    expect(useLessonProgress.getState()).toEqual({
      done: ['keys'],
      current: { gameId: 'game-1', lesson: 'turn', step: 3 },
    });
  });

  test('a lesson is done once, however often it is played', () => {
    site.markLessonDone('turn');
    site.markLessonDone('turn');

    expect(site.useLessonProgress.getState().done).toEqual(['turn']);
  });

  test('a game without its coach has no step', () => {
    site.beginLesson('game-1', 'turn');
    site.skipLesson();
    site.saveLessonStep(2);

    expect(site.useLessonProgress.getState().current).toBeNull();
  });
});

describe('puzzles', () => {
  test('the open puzzle and those that are solved are there again at the next visit', async () => {
    site.markPuzzleSolved('bait');
    site.markPuzzleSolved('bait');
    site.beginPuzzle('game-2', 'sacrifice');

    const { usePuzzleProgress } = await visit();

    expect(usePuzzleProgress.getState()).toEqual({
      solved: ['bait'],
      current: { gameId: 'game-2', puzzle: 'sacrifice' },
    });
  });

  test('a game that goes on without its question has no puzzle', () => {
    site.beginPuzzle('game-2', 'sacrifice');
    site.leavePuzzle();

    expect(site.usePuzzleProgress.getState().current).toBeNull();
  });
});

describe('hints', () => {
  const left = (game: string) => site.hintsLeft(site.useHintProgress.getState(), game);

  test('a hint is shown once in a game', () => {
    site.noteHint('game-1', 'reap');
    site.noteHint('game-1', 'reap');

    expect(left('game-1')).toEqual(['danger', 'check', 'house', 'end', 'play', 'fight']);
    expect(left('game-2')).toContain('reap');
    expect(site.useHintProgress.getState().games).toEqual([{ id: 'game-1', seen: ['reap'] }]);
  });

  test('a game has at most six hints', () => {
    for (const hint of ['danger', 'check', 'house', 'end', 'play', 'reap'] as const)
      site.noteHint('game-1', hint);

    expect(left('game-1')).toEqual([]);
  });

  test('the third game has only urgent hints, and the fourth none', () => {
    site.noteHint('game-1', 'play');
    site.noteHint('game-2', 'play');
    expect(left('game-3')).toEqual(['danger', 'check']);

    site.noteHint('game-3', 'danger');
    expect(left('game-3')).toEqual(['check']);
    expect(left('game-4')).toEqual([]);
  });

  test('hints that are switched off stay off at the next visit', async () => {
    site.stopHints();

    const { hintsLeft, useHintProgress } = await visit();

    expect(hintsLeft(useHintProgress.getState(), 'game-1')).toEqual([]);
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
