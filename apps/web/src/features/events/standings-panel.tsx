import { KINDS_WITH_CUT } from '@amberhall/protocol';
import type { EventStanding } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/table.tsx';
import type { ShownEvent } from './api.ts';
import { EntrantName } from '../../event-screens/entrant-name.tsx';
import type { EntrantTable } from './event-rounds.ts';
import { ShowAll, useShownRows } from '../../event-screens/show-all.tsx';
import styles from './standings-panel.module.css';
import { useEventLabels } from './use-event-labels.ts';

interface StandingsPanelProps {
  event: ShownEvent;
  table: EntrantTable;
  /** Shows all rows, for a sheet of paper. */
  isWhole?: boolean;
}

/** The standings with their tie-breakers. The viewer's line is always visible. */
export function StandingsPanel({ event, table, isWhole = false }: StandingsPanelProps) {
  const { t } = useTranslation('events');
  const { standings, own, kind, cutSize } = event;
  const { shown, hidden, showAll } = useShownRows(standings, isWhole);
  const ownLine = standings.find(({ entrant }) => entrant === own?.entrantId);
  const cut = KINDS_WITH_CUT.has(kind) ? cutSize : null;
  return (
    <Panel title={t('events:part.standings')}>
      <PlainTable
        label={t('events:part.standings')}
        className={styles.table}
        headings={
          <>
            <th scope="col">{t('events:column.place')}</th>
            <th scope="col">{t('events:column.player')}</th>
            <th scope="col">{t('events:column.record')}</th>
            <th scope="col">{t('events:column.opponents')}</th>
            <th scope="col">{t('events:column.theirs')}</th>
          </>
        }
      >
        {shown.map((line) => (
          <Line
            key={line.entrant}
            line={line}
            table={table}
            own={own?.entrantId}
            isCut={line.place === cut}
          />
        ))}
        {ownLine && !shown.includes(ownLine) && <Line line={ownLine} table={table} own={ownLine.entrant} />}
      </PlainTable>
      {cut !== null && <p className={styles.note}>{t('events:cutLine', { size: cut })}</p>}
      <ShowAll hidden={hidden} total={standings.length} onShow={showAll} />
      <details className={styles.explained}>
        <summary>{t('events:tieBreak.title')}</summary>
        <ol>
          <li>{t('events:tieBreak.wins')}</li>
          <li>{t('events:tieBreak.opponents')}</li>
          <li>{t('events:tieBreak.theirs')}</li>
          <li>{t('events:tieBreak.direct')}</li>
          <li>{t('events:tieBreak.lot')}</li>
        </ol>
      </details>
    </Panel>
  );
}

interface LineProps {
  line: EventStanding;
  table: EntrantTable;
  own: number | undefined;
  isCut?: boolean;
}

function Line({ line, table, own, isCut = false }: LineProps) {
  const { t } = useTranslation('events');
  const { shareOf } = useEventLabels();
  const { scoreOf } = useRoundLabels();
  const entrant = table.entrants.get(line.entrant);
  const isOwn = line.entrant === own;
  return (
    <tr data-own={isOwn || undefined} data-cut={isCut || undefined} aria-current={isOwn || undefined}>
      <td>{line.place}</td>
      <td>
        {entrant && <EntrantName name={entrant.name} user={entrant.user} />}
        {entrant?.state === 'dropped' && <small className={styles.dropped}>{t('events:dropped')}</small>}
      </td>
      <td>{scoreOf([line.wins, line.losses])}</td>
      <td>{shareOf(line.opponentsShare)}</td>
      <td>{shareOf(line.opponentsOpponentsShare)}</td>
    </tr>
  );
}
