import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './bulk-progress.module.css';
import type { BulkRow } from './use-bulk-import.ts';

const ICONS: Record<BulkRow['state'], string> = {
  waiting: 'clock',
  running: 'spinner',
  paused: 'clock',
  done: 'ok',
  failed: 'alert',
  invalid: 'alert',
};

const FINISHED: ReadonlySet<BulkRow['state']> = new Set(['done', 'failed', 'invalid']);

/** The progress of a bulk import, link by link. */
export function BulkProgress({ rows }: { rows: readonly BulkRow[] }) {
  const { t } = useTranslation('decks');
  const finished = rows.filter(({ state }) => FINISHED.has(state)).length;
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
                <RowState row={row} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function RowState({ row }: { row: BulkRow }) {
  const { t } = useTranslation('decks');
  if (row.state === 'failed') return row.reasons.map(translateServerMessage).join(' ');
  if (row.state === 'paused') return <Pause until={row.until} />;
  return t(`decks:bulk.state.${row.state}`);
}

function Pause({ until }: { until: number }) {
  const { t } = useTranslation('decks');
  const now = useNow(1000);
  return t('decks:bulk.state.paused', { count: Math.max(0, Math.ceil((until - now) / 1000)) });
}
