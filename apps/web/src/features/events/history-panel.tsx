import { OrganiserAction } from '@amberhall/protocol';
import type { EventRecord } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import { formatMoment } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import type { ShownEvent } from './api.ts';
import type { EntrantTable } from './event-rounds.ts';
import styles from './history-panel.module.css';
import { ShowAll, useShownRows } from '../../event-screens/show-all.tsx';

interface HistoryPanelProps {
  event: ShownEvent;
  history: readonly EventRecord[];
  table: EntrantTable;
}

/** Who did what in an event, for its organisers. The newest comes first. */
export function HistoryPanel({ event, history, table }: HistoryPanelProps) {
  const { t, i18n } = useTranslation('events');
  const { shown, hidden, showAll } = useShownRows(history);
  const wordsOf = useRecordWords(event, table);
  return (
    <Panel title={t('events:history.title')} count={history.length}>
      <ol className={styles.rows}>
        {shown.map((record, index) => (
          <li key={index} className={styles.row}>
            <time dateTime={record.time}>{formatMoment(record.time, i18n.language)}</time>
            <b>{record.actor || t('events:history.site')}</b>
            <span>{wordsOf(record)}</span>
          </li>
        ))}
      </ol>
      <ShowAll hidden={hidden} total={history.length} onShow={showAll} />
    </Panel>
  );
}

/** @returns the words for a record: what was done, and to whom */
function useRecordWords({ rounds }: ShownEvent, { entrants }: EntrantTable) {
  const { t } = useTranslation(['events', 'tournaments']);
  const { scoreOf } = useRoundLabels();
  const nameOf = (id: number | null): string => (id === null ? '' : (entrants.get(id)?.name ?? ''));

  const subjectOf = (action: OrganiserAction): string => {
    switch (action.do) {
      case 'decide': {
        const match = rounds.flatMap(({ matches }) => matches).find(({ id }) => id === action.matchId);
        return match
          ? `${nameOf(match.first)} ${scoreOf(action.score)} ${nameOf(match.second)}`
          : scoreOf(action.score);
      }
      case 'dropEntrant':
      case 'readmit':
        return nameOf(action.entrantId);
      case 'addEntrant':
      case 'addOrganiser':
      case 'removeOrganiser':
        return action.username;
      case 'clock':
        return t(`tournaments:done.clock.${action.request.do}`);
      case 'announce':
        return action.text;
      default:
        return '';
    }
  };

  return ({ details }: EventRecord): string => {
    const action = OrganiserAction.safeParse(details);
    if (details['do'] === 'update') return t('events:history.update');
    if (details['do'] === 'drawBans') return t('events:history.drawBans');
    // A newer server may record what this client does not know.
    if (!action.success) return JSON.stringify(details);
    const subject = subjectOf(action.data);
    const done = t(`events:organiserDone.${action.data.do}`);
    return subject === '' ? done : `${done}: ${subject}`;
  };
}
