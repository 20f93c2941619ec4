import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ShownEvent } from './api.ts';
import { bracketOf, linksOf } from './bracket.ts';
import type { BracketColumn, BracketPair, BracketSlot } from './bracket.ts';
import { BracketLines } from './bracket-lines.tsx';
import styles from './bracket-panel.module.css';
import { EntrantName } from './entrant-name.tsx';
import type { EntrantTable } from './event-rounds.ts';
import { useEventLabels } from './use-event-labels.ts';

interface BracketPanelProps {
  event: ShownEvent;
  table: EntrantTable;
}

/** The bracket of an elimination or a cut. On phones its columns are moved sideways. */
export function BracketPanel({ event, table }: BracketPanelProps) {
  const { t } = useTranslation('events');
  const { kind, upper, lower, isProjected } = useMemo(() => bracketOf(event), [event]);
  return (
    <Panel
      title={t('events:part.bracket')}
      aside={isProjected && <span className={styles.note}>{t('events:asNow')}</span>}
    >
      {kind === 'lists' && <h3 className={styles.heading}>{t('events:upper')}</h3>}
      <Columns columns={upper} kind={kind} table={table} winner={event.winner} />
      {lower.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('events:lower')}</h3>
          <Columns columns={lower} kind={kind} table={table} winner={null} />
        </>
      )}
    </Panel>
  );
}

interface ColumnsProps {
  columns: readonly BracketColumn[];
  kind: 'tree' | 'lists';
  table: EntrantTable;
  winner: string | null;
}

function Columns({ columns, kind, table, winner }: ColumnsProps) {
  const { t } = useTranslation('events');
  const links = useMemo(() => linksOf(columns), [columns]);
  return (
    <div className={styles.bracket} data-kind={kind} role="group" aria-label={t('events:part.bracket')}>
      {kind === 'lists' && <BracketLines links={links} />}
      {columns.map((column, index) => (
        <Column key={index} column={column} table={table} />
      ))}
      {winner !== null && (
        <p className={styles.champion}>
          <Icon name="star" size={36} />
          <span>
            {t('events:winner')}
            <b>{winner}</b>
          </span>
        </p>
      )}
    </div>
  );
}

function Column({ column, table }: { column: BracketColumn; table: EntrantTable }) {
  const { roundOf } = useEventLabels();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.column}>
      <h4 id={heading} className={styles.name}>
        {roundOf(column.name)}
      </h4>
      <ul className={styles.pairs}>
        {column.pairs.map((pair) => (
          <li key={pair.key} className={styles.place}>
            <Pair pair={pair} table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ pair: { key, slots, isBye }, table }: { pair: BracketPair; table: EntrantTable }) {
  return (
    <div className={styles.pair} data-pair={key}>
      {slots.map((slot, index) => (
        <Slot key={index} slot={slot} isBye={isBye && slot.id === null} table={table} />
      ))}
    </div>
  );
}

function Slot({ slot, isBye, table }: { slot: BracketSlot; isBye: boolean; table: EntrantTable }) {
  const { t } = useTranslation('events');
  const entrant = slot.id === null ? undefined : table.entrants.get(slot.id);
  return (
    <div className={styles.slot} data-lost={slot.hasLost || undefined}>
      <span className={styles.seed}>{slot.seed}</span>
      {entrant ? (
        <EntrantName name={entrant.name} user={entrant.user} size={20} />
      ) : (
        <span className={styles.open}>{t(isBye ? 'events:bye' : 'events:toCome')}</span>
      )}
      {slot.score !== null && <b className={styles.score}>{slot.score}</b>}
    </div>
  );
}
