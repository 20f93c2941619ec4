import { useTranslation } from 'react-i18next';
import { minutesAndSeconds, remainingMs } from '../../event-screens/clock-time.ts';
import { useNow } from '../../lib/use-now.ts';
import type { ShownEvent } from './api.ts';
import styles from './round-time.module.css';

/** The time that is left in the round. */
export function RoundTime({ event: { clock, clockOffsetMs } }: { event: ShownEvent }) {
  const { t } = useTranslation(['events', 'tournaments']);
  const now = useNow(1000) + clockOffsetMs;
  if (clock === null) return null;
  const rest = remainingMs(clock, now);
  if (rest <= 0) return <p className={styles.called}>{t('tournaments:clock.called')}</p>;
  return (
    <p className={styles.time}>
      {t(clock.stoppedAt === null ? 'events:roundEnds' : 'tournaments:clock.stopped')}
      <span role="timer" className={styles.digits}>
        {minutesAndSeconds(rest)}
      </span>
    </p>
  );
}
