import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './organiser-section.module.css';

interface OrganiserSectionProps {
  /** The results of the current round; without one, nothing is played. */
  progress?: { title: string; done: number; all: number } | undefined;
  /** What needs attention, and the next step. */
  next: ReactNode;
  /** Everything else that organisers can do. */
  children: ReactNode;
}

/** What organisers see of an event: what it waits for, the next step, and everything else they can do. */
export function OrganiserSection({ progress, next, children }: OrganiserSectionProps) {
  const { t } = useTranslation('events');
  return (
    <section className={styles.strip} aria-label={t('events:organiser.title')}>
      <div className={styles.state}>
        <h2 className={styles.title}>{t('events:organiser.title')}</h2>
        {progress && <Progress {...progress} />}
      </div>
      <div className={styles.news}>{next}</div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

function Progress({ title, done, all }: { title: string; done: number; all: number }) {
  const { t } = useTranslation('events');
  const share = all === 0 ? 0 : (100 * done) / all;
  return (
    <div className={styles.progress}>
      <p>
        {title} <b>{t('events:organiser.of', { done, all })}</b>
      </p>
      <i style={{ '--share': `${share}%` } as CSSProperties} aria-hidden="true" />
    </div>
  );
}

/** Why the next step cannot be taken, or what it does. */
export function NextStepNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p {...(id !== undefined && { id })} className={styles.reason}>
      {children}
    </p>
  );
}
