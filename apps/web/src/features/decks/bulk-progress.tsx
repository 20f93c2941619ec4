import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './bulk-progress.module.css';
import type { BulkRow } from './use-bulk-import.ts';

const ICONS: Record<BulkRow['state'], string> = {
  waiting: 'clock',
  running: 'spinner',
  done: 'ok',
  failed: 'alert',
  invalid: 'alert',
};

/** The progress of a bulk import, link by link. */
export function BulkProgress({ rows }: { rows: readonly BulkRow[] }) {
  const { t } = useTranslation(['decks', 'sentence']);
  const finished = rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  const done = rows.filter(({ state }) => state === 'done').length;
  return (
    <div className={styles.progress}>
      <label className={styles.bar}>
        <span role="status">{t('decks:bulk.progress', { done, finished, count: rows.length })}</span>
        <progress max={rows.length} value={finished} />
      </label>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.link} className={styles.row} data-state={row.state}>
            <Icon name={ICONS[row.state]} size={16} className={styles.icon ?? ''} />
            <span className={styles.words}>
              <b>{row.state === 'done' ? row.deck.name : row.link}</b>
              <span>
                {row.state === 'failed'
                  ? row.reasons.map(translateServerMessage).join(' ')
                  : t(`decks:bulk.state.${row.state}`)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
