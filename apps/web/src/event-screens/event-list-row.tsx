import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatParts, formatTime } from '../lib/format.ts';
import styles from './event-list-row.module.css';

interface EventListRowProps {
  name: string;
  to: string;
  /** ISO 8601; `null` if it is not known. */
  date: string | null;
  /** Shows the time of the day besides the date. */
  hasTime?: boolean;
  /** The viewer has to play. */
  isMine?: boolean;
  tags: ReactNode;
  players: ReactNode;
  organiser?: ReactNode;
  /** The next action. */
  children: ReactNode;
}

/** An event in a list: when it is, what it is, who is in it, and the next action. */
export function EventListRow({
  name,
  to,
  date,
  hasTime = false,
  isMine = false,
  tags,
  players,
  organiser,
  children,
}: EventListRowProps) {
  return (
    <li className={styles.row} data-mine={isMine || undefined}>
      {date === null ? <span className={styles.calendar} /> : <Calendar iso={date} hasTime={hasTime} />}
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Link to={to}>{name}</Link>
        </h3>
        {tags}
      </div>
      <div className={styles.players}>{players}</div>
      <p className={styles.organiser}>{organiser}</p>
      <div className={styles.action}>{children}</div>
    </li>
  );
}

function Calendar({ iso, hasTime }: { iso: string; hasTime: boolean }) {
  const { i18n } = useTranslation();
  const { day, month } = formatParts(iso, i18n.language);
  return (
    <time className={styles.calendar} dateTime={iso}>
      <small>{month}</small>
      <b>{day}</b>
      {hasTime && <small>{formatTime(iso, i18n.language)}</small>}
    </time>
  );
}
