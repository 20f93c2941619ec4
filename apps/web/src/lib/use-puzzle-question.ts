import type { PuzzleGoal } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';

/** @returns a function that puts the goal of a puzzle as a question */
export function usePuzzleQuestion(): (goal: PuzzleGoal) => string {
  const { t } = useTranslation('lessons');
  return (goal) => {
    switch (goal.kind) {
      case 'amber':
        return t('lessons:puzzle.amber', { number: goal.least });
      case 'clear':
        return t('lessons:puzzle.clear');
      case 'poor':
        return goal.most === 0 ? t('lessons:puzzle.none') : t('lessons:puzzle.poor', { number: goal.most });
      case 'win':
        return t('lessons:puzzle.win');
    }
  };
}
