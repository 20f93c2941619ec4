import { PUZZLES } from '@amberhall/protocol';
import type { Puzzle, PuzzleId } from '@amberhall/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuzzleQuestion } from '../../../lib/use-puzzle-question.ts';
import { leavePuzzle, markPuzzleSolved, usePuzzleProgress } from '../../../lib/puzzle-progress.ts';
import { useStartPuzzle } from '../../../lib/lobby/use-start-puzzle.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Bubble } from './bubble.tsx';
import styles from './coach.module.css';
import { useQuietEnd } from './use-quiet-end.ts';
import { useTurnOutcome } from './use-turn-outcome.ts';

/** Asks the question of a puzzle, and says whether it is solved. */
export function PuzzleCoach({ id }: { id: PuzzleId }) {
  const puzzle = PUZZLES.find((each) => each.id === id);
  return puzzle && <Question puzzle={puzzle} />;
}

function Question({ puzzle }: { puzzle: Puzzle }) {
  const { t } = useTranslation('lessons');
  const question = usePuzzleQuestion();
  const start = useStartPuzzle();
  const outcome = useTurnOutcome(puzzle.goal);
  useEffect(() => {
    if (outcome === 'solved') markPuzzleSolved(puzzle.id);
  }, [outcome, puzzle.id]);
  useQuietEnd();
  const solved = usePuzzleProgress((progress) => progress.solved);
  const next = PUZZLES.find(({ id }) => !solved.includes(id));
  const sentences = {
    open: question(puzzle.goal),
    solved: t('lessons:puzzle.solved'),
    failed: t('lessons:puzzle.failed'),
  };
  const head = <b>{t('lessons:puzzle.name', { number: PUZZLES.indexOf(puzzle) + 1 })}</b>;
  return (
    <Bubble head={head} sentence={sentences[outcome]}>
      {outcome === 'open' ? (
        <>
          <button type="button" className={styles.link} onClick={leavePuzzle}>
            {t('lessons:puzzle.leave')}
          </button>
          <button type="button" className={styles.link} onClick={() => void start(puzzle.id)}>
            {t('lessons:coach.restart')}
          </button>
        </>
      ) : (
        <>
          <ButtonLink to="/learn" size="small" className={styles.quiet}>
            {t('lessons:puzzle.all')}
          </ButtonLink>
          {outcome === 'failed' && (
            <Button variant="primary" size="small" onClick={() => void start(puzzle.id)}>
              {t('lessons:coach.restart')}
            </Button>
          )}
          {outcome === 'solved' && next && (
            <Button variant="primary" size="small" onClick={() => void start(next.id)}>
              {t('lessons:puzzle.next')}
            </Button>
          )}
        </>
      )}
    </Bubble>
  );
}
