import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HINTS, LearningProgress, mergeLearning, MOST_HINT_GAMES, NO_LEARNING_PROGRESS } from './learning.ts';
import { LESSON_IDS } from './lessons/lesson.ts';
import type { LessonId } from './lessons/lesson.ts';
import { LESSONS } from './lessons/lessons.ts';
import { PUZZLE_IDS } from './puzzles/puzzle.ts';
import { PUZZLES } from './puzzles/puzzles.ts';

const game = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Few games and times, so that two devices often know the same ones. */
const gameId = fc.integer({ min: 1, max: 5 }).map(game);
const coached = { gameId, begunAt: fc.integer({ min: 0, max: 3 }), isLeft: fc.boolean() };
const progress: fc.Arbitrary<LearningProgress> = fc.record({
  lessons: fc.record({
    done: fc.subarray([...LESSON_IDS]),
    current: fc.option(
      fc.record({
        ...coached,
        lesson: fc.constantFrom('turn', 'house'),
        step: fc.integer({ min: 0, max: 5 }),
      }),
    ),
  }),
  puzzles: fc.record({
    solved: fc.subarray([...PUZZLE_IDS]),
    current: fc.option(fc.record({ ...coached, puzzle: fc.constantFrom('punch', 'charge') })),
  }),
  hints: fc.record({
    isOff: fc.boolean(),
    games: fc.uniqueArray(fc.record({ id: gameId, seen: fc.subarray([...HINTS]) }), {
      selector: ({ id }) => id,
      maxLength: MOST_HINT_GAMES,
    }),
  }),
});

const lessons = (done: LessonId[], current: LearningProgress['lessons']['current'] = null) => ({
  ...NO_LEARNING_PROGRESS,
  lessons: { done, current },
});

describe('merged progress', () => {
  test('is the same in every order of the devices', () => {
    fc.assert(
      fc.property(progress, progress, progress, (one, two, three) => {
        const merged = mergeLearning(mergeLearning(one, two), three);

        expect(mergeLearning(mergeLearning(three, one), two)).toEqual(merged);
        expect(mergeLearning(one, mergeLearning(two, three))).toEqual(merged);
      }),
    );
  });

  test('does not change when a part of it is merged again, and is valid', () => {
    fc.assert(
      fc.property(progress, progress, (one, two) => {
        const merged = mergeLearning(one, two);

        expect(mergeLearning(merged, one)).toEqual(merged);
        expect(mergeLearning(two, merged)).toEqual(merged);
        expect(LearningProgress.parse(merged)).toEqual(merged);
      }),
    );
  });

  test('has every lesson and puzzle of both, in the order of the course', () => {
    const merged = mergeLearning(
      { ...lessons(['keys', 'turn']), puzzles: { solved: ['bait'], current: null } },
      { ...lessons(['house', 'turn']), puzzles: { solved: ['punch'], current: null } },
    );

    expect(merged.lessons.done).toEqual(['turn', 'house', 'keys']);
    expect(merged.puzzles.solved).toEqual(['punch', 'bait']);
  });

  test('has the furthest step of a lesson that both know', () => {
    const current = { gameId: game(1), begunAt: 5, isLeft: false, lesson: 'turn' } as const;

    const merged = mergeLearning(lessons([], { ...current, step: 3 }), lessons([], { ...current, step: 1 }));

    expect(merged.lessons.current?.step).toBe(3);
  });

  test('has the lesson that was begun last, whatever its step', () => {
    const earlier = { gameId: game(2), begunAt: 5, isLeft: false, lesson: 'turn', step: 4 } as const;
    const later = { gameId: game(1), begunAt: 6, isLeft: false, lesson: 'house', step: 0 } as const;

    expect(mergeLearning(lessons([], earlier), lessons([], later)).lessons.current).toEqual(later);
  });

  test('leaves a lesson that was left on one device', () => {
    const current = { gameId: game(1), begunAt: 5, lesson: 'turn', step: 1 } as const;

    const merged = mergeLearning(
      lessons([], { ...current, isLeft: true }),
      lessons([], { ...current, isLeft: false }),
    );

    expect(merged.lessons.current?.isLeft).toBe(true);
  });

  test('has no hints if one device has switched them off', () => {
    const off = { ...NO_LEARNING_PROGRESS, hints: { isOff: true, games: [] } };

    expect(mergeLearning(NO_LEARNING_PROGRESS, off).hints.isOff).toBe(true);
  });

  test('lacks lessons and puzzles that another version of the site had', () => {
    const stored = {
      lessons: { done: ['turn', 'vaults'], current: { gameId: game(1), lesson: 'vaults', step: 1 } },
      puzzles: { solved: ['riddle'], current: { gameId: game(1), puzzle: 'riddle' } },
      hints: { isOff: false, games: [{ id: game(1), seen: ['reap', 'blink'] }] },
    } as unknown as LearningProgress;

    expect(mergeLearning(NO_LEARNING_PROGRESS, stored)).toEqual({
      lessons: { done: ['turn'], current: null },
      puzzles: { solved: [], current: null },
      hints: { isOff: false, games: [{ id: game(1), seen: ['reap'] }] },
    });
  });
});

test('the ids of lessons and puzzles are those of the lessons and puzzles, in their order', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual([...LESSON_IDS]);
  expect(PUZZLES.map(({ id }) => id)).toEqual([...PUZZLE_IDS]);
});

test.each(LESSONS)('every step of the lesson $id, and its end, is valid', ({ id, steps }) => {
  const current = { gameId: game(1), begunAt: 1, isLeft: false, lesson: id, step: steps.length };

  expect(LearningProgress.safeParse(lessons([id], current)).success).toBe(true);
});
