import type { UserSummary } from '@amberhall/protocol';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/panel.tsx';
import { linksOf } from './bracket.ts';
import type { Bracket, BracketColumn, BracketPair, BracketSlot } from './bracket.ts';
import { BracketLines } from './bracket-lines.tsx';
import styles from './bracket-panel.module.css';
import { EntrantName } from './entrant-name.tsx';
import { useRoundLabels } from './use-round-labels.ts';

/** The entrants by their ids. */
type Entrants = ReadonlyMap<number, { name: string; user: UserSummary | null }>;

interface BracketPanelProps {
  bracket: Bracket;
  entrants: Entrants;
  /** Of the event; `null` while it goes on. */
  winner: string | null;
}

/** The bracket of an elimination or a cut. On phones its columns are moved sideways. */
export function BracketPanel({ bracket, entrants, winner }: BracketPanelProps) {
  const { t } = useTranslation('events');
  const { kind, upper, lower, isProjected } = bracket;
  return (
    <Panel
      title={t('events:part.bracket')}
      aside={isProjected && <span className={styles.note}>{t('events:asNow')}</span>}
    >
      {lower.length > 0 && <h3 className={styles.heading}>{t('events:upper')}</h3>}
      <Columns columns={upper} kind={kind} entrants={entrants} winner={winner} />
      {lower.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('events:lower')}</h3>
          <Columns columns={lower} kind={kind} entrants={entrants} winner={null} />
        </>
      )}
    </Panel>
  );
}

interface ColumnsProps {
  columns: readonly BracketColumn[];
  kind: 'tree' | 'lists';
  entrants: Entrants;
  winner: string | null;
}

function Columns({ columns, kind, entrants, winner }: ColumnsProps) {
  const { t } = useTranslation('events');
  const links = useMemo(() => linksOf(columns), [columns]);
  return (
    <div
      className={styles.bracket}
      data-kind={kind}
      data-seeded={isSeeded(columns) || undefined}
      role="group"
      aria-label={t('events:part.bracket')}
    >
      {kind === 'lists' && <BracketLines links={links} />}
      {columns.map((column, index) => (
        <Column key={index} column={column} entrants={entrants} />
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

const isSeeded = (columns: readonly BracketColumn[]): boolean =>
  columns.some(({ pairs }) => pairs.some(({ slots }) => slots.some(({ seed }) => seed !== null)));

function Column({ column, entrants }: { column: BracketColumn; entrants: Entrants }) {
  const { roundOf } = useRoundLabels();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.column}>
      <h4 id={heading} className={styles.name}>
        {roundOf(column.name)}
      </h4>
      <ul className={styles.pairs}>
        {column.pairs.map((pair) => (
          <li key={pair.key} className={styles.place}>
            <Pair pair={pair} entrants={entrants} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ pair: { key, slots, isBye }, entrants }: { pair: BracketPair; entrants: Entrants }) {
  return (
    <div className={styles.pair} data-pair={key}>
      {slots.map((slot, index) => (
        <Slot key={index} slot={slot} isBye={isBye && slot.id === null} entrants={entrants} />
      ))}
    </div>
  );
}

function Slot({ slot, isBye, entrants }: { slot: BracketSlot; isBye: boolean; entrants: Entrants }) {
  const { t } = useTranslation('events');
  const entrant = slot.id === null ? undefined : entrants.get(slot.id);
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
