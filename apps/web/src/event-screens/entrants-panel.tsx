import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import styles from './entrants-panel.module.css';
import { ShowAll, useShownRows } from './show-all.tsx';

export interface EntrantRow {
  id: number;
  isOwn?: boolean;
  /** An `EntrantName`. */
  name: ReactNode;
  club?: string;
  decks?: ReactNode;
  /** At the end of the row. */
  marks?: ReactNode;
}

/** Everybody who has entered. */
export function EntrantsPanel({ count, rows }: { count: number; rows: readonly EntrantRow[] }) {
  const { t } = useTranslation('events');
  const { shown, hidden, showAll } = useShownRows(rows);
  return (
    <Panel title={t('events:part.entrants')} count={count}>
      {rows.length === 0 && <p className={styles.none}>{t('events:noEntrants')}</p>}
      <ul className={styles.rows}>
        {shown.map(({ id, isOwn, name, club = '', decks, marks }) => (
          <li key={id} className={styles.row} data-own={isOwn || undefined}>
            <span className={styles.who}>
              {name}
              {club !== '' && <small>{club}</small>}
            </span>
            <span className={styles.decks}>{decks}</span>
            <span className={styles.marks}>{marks}</span>
          </li>
        ))}
      </ul>
      <ShowAll hidden={hidden} total={rows.length} onShow={showAll} />
    </Panel>
  );
}
