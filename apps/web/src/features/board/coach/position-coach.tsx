import type { PuzzleGoal } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leavePositionQuestion, usePositionQuestion } from '../../../lib/position-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Bubble } from './bubble.tsx';
import styles from './coach.module.css';
import { useQuietEnd } from './use-quiet-end.ts';
import { useTurnOutcome } from './use-turn-outcome.ts';

const WIN: PuzzleGoal = { kind: 'win' };

/** Asks the question of a shared position, and says whether its goal is reached. */
export function PositionCoach() {
  const { t } = useTranslation('lessons');
  const link = usePositionQuestion(({ current }) => current?.link);
  const outcome = useTurnOutcome(link?.goal === 'win' ? WIN : null);
  useQuietEnd();
  if (link === undefined) return null;
  const sentences = {
    open: link.question,
    solved: t('lessons:puzzle.solved'),
    failed: t('lessons:position.failed'),
  };
  return (
    <Bubble head={<b>{t('lessons:position.title')}</b>} sentence={sentences[outcome]}>
      <Link to={`/position/${link.key}`} className={styles.link}>
        {t('lessons:position.back')}
      </Link>
      <Button size="small" className={styles.quiet} onClick={leavePositionQuestion}>
        {t('lessons:position.leave')}
      </Button>
    </Bubble>
  );
}
