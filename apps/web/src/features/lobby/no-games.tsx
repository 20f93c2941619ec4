import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './no-games.module.css';
import { useCanStart } from './use-can-start.ts';
import { useStartPractice } from './use-start-practice.ts';

/** A lobby without games: what can be done without an opponent. */
export function NoGames() {
  const { t } = useTranslation();
  const canStart = useCanStart();
  const { isStarting, start } = useStartPractice();
  return (
    <>
      <EmptyState title={t('lobby:games.emptyTitle')} isCompact>
        {t('lobby:games.empty')}
      </EmptyState>
      <div className={styles.ideas}>
        <Link to="/learn" className={styles.idea}>
          <Idea icon="help" title={t('lobby:games.ideas.learn')}>
            {t('lobby:games.ideas.learnText')}
          </Idea>
        </Link>
        <button
          type="button"
          className={styles.idea}
          disabled={!canStart || isStarting}
          aria-busy={isStarting || undefined}
          onClick={start}
        >
          <Idea icon={isStarting ? 'spinner' : 'practice'} title={t('lobby:games.ideas.practice')}>
            {t('lobby:games.ideas.practiceText')}
          </Idea>
        </button>
        <Link to="/cards" className={styles.idea}>
          <Idea icon="cards" title={t('lobby:games.ideas.cards')}>
            {t('lobby:games.ideas.cardsText')}
          </Idea>
        </Link>
      </div>
    </>
  );
}

function Idea({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <strong>{title}</strong>
      <span>{children}</span>
    </>
  );
}
