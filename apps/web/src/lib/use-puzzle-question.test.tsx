import { PUZZLES } from '@amberhall/protocol';
import type { PuzzleGoal } from '@amberhall/protocol';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePuzzleQuestion } from './use-puzzle-question.ts';

const ask = (goal: PuzzleGoal) => renderHook(usePuzzleQuestion).result.current(goal);

test('a goal of amber names its number', () => {
  expect(ask({ kind: 'amber', least: 7 })).toContain('7');
});

test('an opponent who is to have nothing is asked about in other words', () => {
  const none = ask({ kind: 'poor', most: 0 });
  const few = ask({ kind: 'poor', most: 2 });

  expect(none).not.toContain('0');
  expect(few).toContain('2');
});

test('every puzzle has a question', () => {
  for (const { goal } of PUZZLES) expect(ask(goal)).toMatch(/^[^{}]+\?$/);
});
