import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pairings-panel.module.css';

export interface PairingSide {
  /** An `EntrantName`. */
  name: ReactNode;
  /** Matches won and lost so far. */
  record?: string | undefined;
  hasLost: boolean;
}

interface PairingRowProps {
  /** The number of the table, or the letter of the match. */
  place: string;
  placeTitle?: string;
  first: PairingSide;
  /** `null`: the first has a bye. */
  second: PairingSide | null;
  /** The result, once there is one. */
  score: string | undefined;
  /** The viewer plays in it. */
  isOwn?: boolean;
  /** Others wait for it. */
  isOverdue?: boolean;
  /** The state of the match and what can be done. */
  children: ReactNode;
}

/** A match of a round in a `PairingsPanel`. */
export function PairingRow({
  place,
  placeTitle,
  first,
  second,
  score,
  isOwn,
  isOverdue,
  children,
}: PairingRowProps) {
  const { t } = useTranslation(['events', 'tournaments']);
  return (
    <li
      className={styles.row}
      data-own={isOwn || undefined}
      data-overdue={isOverdue || undefined}
      aria-current={isOwn || undefined}
    >
      <span className={styles.table} title={placeTitle}>
        {place}
      </span>
      <Side side={first} />
      <span className={styles.score}>{second && (score ?? t('tournaments:versus'))}</span>
      {second ? <Side side={second} isSecond /> : <span className={styles.bye}>{t('events:bye')}</span>}
      <span className={styles.state}>{children}</span>
    </li>
  );
}

function Side({ side: { name, record, hasLost }, isSecond }: { side: PairingSide; isSecond?: boolean }) {
  return (
    <span className={styles.side} data-second={isSecond} data-lost={hasLost || undefined}>
      {name}
      {record !== undefined && <small>{record}</small>}
    </span>
  );
}
