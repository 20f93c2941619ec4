import type { EventRecord } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './history-panel.module.css';
import { ShowAll, useShownRows } from './show-all.tsx';

/** Who did what in an event, for its organisers. The newest comes first. */
export function HistoryPanel({ history }: { history: readonly EventRecord[] }) {
  const { t, i18n } = useTranslation('events');
  const { shown, hidden, showAll } = useShownRows(history);
  return (
    <Panel title={t('events:history.title')} count={history.length}>
      <ol className={styles.rows}>
        {shown.map((record, index) => (
          <li key={index} className={styles.row}>
            <time dateTime={record.time}>{formatMoment(record.time, i18n.language)}</time>
            <b>{record.actor || t('events:history.site')}</b>
            <span>{detailsOf(record)}</span>
          </li>
        ))}
      </ol>
      <ShowAll hidden={hidden} total={history.length} onShow={showAll} />
    </Panel>
  );
}

/** The record as the server keeps it: like the audit log, it is not translated. */
function detailsOf({ details }: EventRecord): string {
  const { do: action, ...rest } = details;
  const facts = Object.entries(rest).map(([name, value]) => `${name}: ${wordsOf(value)}`);
  return [wordsOf(action), ...facts].filter((part) => part !== '').join(' · ');
}

const wordsOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
