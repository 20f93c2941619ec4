import type { Lesson, LessonStep } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCardNames } from '../game/use-texts.ts';
import { Bubble } from './bubble.tsx';
import styles from './coach.module.css';
import type { Rectangle } from './use-rectangle.ts';

interface CoachBubbleProps {
  lesson: Lesson;
  /** The number of steps once all are done. */
  step: number;
  isLost: boolean;
  /** What the coach points at. */
  lit: Rectangle | null;
  onRestart: () => void;
  onNext: (() => void) | undefined;
  onSkip: () => void;
}

/** What the coach says, beside what is lit; otherwise at the upper edge of the table. */
export function CoachBubble({ lesson, step, isLost, lit, onRestart, onNext, onSkip }: CoachBubbleProps) {
  const { t } = useTranslation('lessons');
  const sentence = useSentence(lesson);
  const open = isLost ? undefined : lesson.steps[step];
  const isDone = step === lesson.steps.length;
  const { steps } = lesson;
  const head = (
    <>
      <b>{t(`lessons:name.${lesson.id}`)}</b>
      <Bars all={steps.length} step={step} />
      <span>{t('lessons:coach.step', { step: Math.min(step + 1, steps.length), all: steps.length })}</span>
    </>
  );
  return (
    <Bubble head={head} sentence={isLost ? t('lessons:coach.offCourse') : sentence(open)} lit={lit}>
      {isDone || isLost ? (
        <>
          <ButtonLink to="/learn" size="small" className={styles.quiet}>
            {t('lessons:coach.all')}
          </ButtonLink>
          {isLost && (
            <Button variant="primary" size="small" onClick={onRestart}>
              {t('lessons:coach.restart')}
            </Button>
          )}
          {isDone && onNext && (
            <Button variant="primary" size="small" onClick={onNext}>
              {t('lessons:coach.next')}
            </Button>
          )}
        </>
      ) : (
        <>
          <button type="button" className={styles.link} onClick={onSkip}>
            {t('lessons:coach.skip')}
          </button>
          <button type="button" className={styles.link} onClick={onRestart}>
            {t('lessons:coach.restart')}
          </button>
          {lit && open && <WhatToDo aim={open.aim} />}
        </>
      )}
    </Bubble>
  );
}

function WhatToDo({ aim }: Pick<LessonStep, 'aim'>) {
  const { t } = useTranslation('lessons');
  if (aim === 'own bar' || aim === 'other bar' || aim === 'own tide') return null;
  return (
    <span className={styles.act}>
      <Icon name="target" size={16} />
      {aim === 'decision' ? t('lessons:coach.answer') : t('lessons:coach.click')}
    </span>
  );
}

function Bars({ all, step }: { all: number; step: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <i key={index} data-done={index < step || undefined} data-open={index === step || undefined} />
      ))}
    </span>
  );
}

/** The sentence of a step, with the names of its house and cards; after the last step, what was learned. */
function useSentence({ id }: Lesson): (step: LessonStep | undefined) => string {
  const { t } = useTranslation(['lessons', 'card']);
  const cardName = useCardNames();
  return (step) => {
    if (step === undefined) return t(`lessons:step.${id}-done`);
    const { aim, goal, target } = step;
    return t(`lessons:step.${id}-${step.id}`, {
      card: typeof aim === 'object' && 'own' in aim ? cardName(aim.own) : undefined,
      target: cardName(target),
      house: goal.kind === 'house' ? t(`card:house.${goal.house}`) : undefined,
    });
  };
}
