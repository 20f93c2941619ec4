import { useTranslation } from 'react-i18next';
import { HiddenText } from '../ui/hidden-text.tsx';
import { Icon } from '../ui/icon.tsx';
import type { RoundStep } from './round-names.ts';
import styles from './round-course.module.css';
import { useRoundLabels } from './use-round-labels.ts';

interface RoundCourseProps {
  steps: readonly RoundStep[];
  /** The index of the round whose pairings are shown; `undefined` if several are. */
  shown: number | undefined;
  onShow: (index: number) => void;
}

/** The rounds of an event in a line: those that are over, the current one, and those that follow. */
export function RoundCourse({ steps, shown, onShow }: RoundCourseProps) {
  const { t } = useTranslation('events');
  return (
    <section aria-label={t('events:course')} className={styles.course}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={styles.step}
            data-state={step.state}
            data-result={step.result ?? undefined}
            data-cut={step.isCut || undefined}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            {step.state === 'planned' ? (
              <span className={styles.label}>
                <Step step={step} number={index + 1} />
              </span>
            ) : (
              <button
                type="button"
                className={styles.label}
                aria-pressed={index === shown}
                onClick={() => onShow(index)}
              >
                <Step step={step} number={index + 1} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { name, state, result }, number }: { step: RoundStep; number: number }) {
  const { t } = useTranslation('events');
  const { roundOf } = useRoundLabels();
  const sign = name.kind === 'top' ? name.size : name.kind === 'final' ? 1 : number;
  return (
    <>
      <i aria-hidden="true">
        <span>
          {state === 'done' ? <Icon name={result === 'lost' ? 'close' : 'check'} size={13} /> : sign}
        </span>
      </i>
      {roundOf(name)}
      <small>
        {state === 'now' && t('events:now')}
        {state === 'done' && result && t(`events:result.${result}`)}
        {state === 'planned' && <HiddenText>{t('events:planned')}</HiddenText>}
      </small>
    </>
  );
}
