import { PUZZLES } from '@amberhall/protocol';
import type { PuzzleId } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStartPuzzle } from '../../lib/lobby/use-start-puzzle.ts';
import { usePuzzleProgress } from '../../lib/puzzle-progress.ts';
import { usePuzzleQuestion } from '../../lib/use-puzzle-question.ts';
import { classNames } from '../../ui/class-names.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './learn-page.module.css';

interface PuzzleListProps {
  isDisabled: boolean;
  /** The solved ones are not known yet. */
  isLoading: boolean;
}

/** All puzzles with their questions. Each is a button that starts it. */
export function PuzzleList({ isDisabled, isLoading }: PuzzleListProps) {
  const { t } = useTranslation('lessons');
  const question = usePuzzleQuestion();
  const solved = usePuzzleProgress((progress) => progress.solved);
  const start = useStartPuzzle();
  const [isStarting, setStarting] = useState(false);
  const begin = async (id: PuzzleId): Promise<void> => {
    setStarting(true);
    await start(id);
    setStarting(false);
  };
  const done = PUZZLES.filter(({ id }) => solved.includes(id)).length;
  return (
    <Panel
      title={t('lessons:puzzle.title')}
      aside={!isLoading && <span>{t('lessons:puzzle.progress', { done, all: PUZZLES.length })}</span>}
    >
      <ol className={styles.puzzles}>
        {PUZZLES.map(({ id, goal }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.puzzle}
              disabled={isDisabled || isStarting}
              onClick={() => void begin(id)}
            >
              <span className={classNames(styles.mark, solved.includes(id) && styles.done)}>
                {solved.includes(id) ? <Icon name="ok" size={18} /> : index + 1}
              </span>
              <span>
                {question(goal)}
                {solved.includes(id) && <HiddenText>, {t('lessons:isDone')}</HiddenText>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
