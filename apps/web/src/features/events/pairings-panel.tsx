import type { EventMatch, EventRound } from '@amberhall/protocol';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { ShownEvent } from './api.ts';
import { EntrantName } from './entrant-name.tsx';
import { hasWon, isIn, openMatches, roundName, sortedMatches } from './event-rounds.ts';
import type { EntrantTable } from './event-rounds.ts';
import { MatchState } from './match-state.tsx';
import styles from './pairings-panel.module.css';
import { ShowAll, useShownRows } from './show-all.tsx';
import { useEventLabels } from './use-event-labels.ts';

/** From this number of tables on, one searches. */
const SEARCH_FROM = 12;

interface PairingsPanelProps {
  event: ShownEvent;
  round: EventRound;
  table: EntrantTable;
  /** Shows all rows, for a sheet of paper. */
  isWhole?: boolean;
  /** At the end of each row. */
  actions?: ((match: EventMatch) => ReactNode) | undefined;
}

/** The matches of a round: the viewer's first, then by table. */
export function PairingsPanel({ event, round, table, isWhole = false, actions }: PairingsPanelProps) {
  const { t } = useTranslation('events');
  const { roundOf } = useEventLabels();
  const [name, setName] = useState('');
  const own = event.own?.entrantId;
  const wanted = name.trim().toLowerCase();
  const isWanted = (id: number | null): boolean =>
    id !== null && (table.entrants.get(id)?.name ?? '').toLowerCase().includes(wanted);
  const matches = sortedMatches(round, own).filter(
    ({ first, second }) => isWanted(first) || isWanted(second),
  );
  const { shown, hidden, showAll } = useShownRows(matches, isWhole);
  const open = openMatches(round).length;
  return (
    <Panel
      title={roundOf(roundName(event, round))}
      aside={
        round.matches.length > SEARCH_FROM && (
          <div className={styles.search}>
            <SearchField label={t('events:findPlayer')} value={name} onChange={setName} />
          </div>
        )
      }
    >
      <ol className={styles.rows} aria-label={t('events:part.pairings')}>
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} table={table} isOwn={isIn(match, own)}>
            {actions?.(match)}
          </MatchRow>
        ))}
      </ol>
      {matches.length === 0 && <p className={styles.none}>{t('events:nobodyFound')}</p>}
      <p className={styles.foot}>
        {t('events:finishedCount', { finished: round.matches.length - open })}
        {open > 0 && <>, {t('events:openCount', { open })}</>}
      </p>
      <ShowAll hidden={hidden} total={matches.length} onShow={showAll} />
    </Panel>
  );
}

interface MatchRowProps {
  match: EventMatch;
  table: EntrantTable;
  isOwn: boolean;
  children: ReactNode;
}

function MatchRow({ match, table, isOwn, children }: MatchRowProps) {
  const { t } = useTranslation(['events', 'tournaments']);
  const { scoreOf } = useEventLabels();
  const { first, second, state, score, outcome } = match;
  return (
    <li className={styles.row} data-own={isOwn || undefined} aria-current={isOwn || undefined}>
      <span className={styles.table} title={t('events:table', { number: match.table })}>
        {match.table}
      </span>
      <Side id={first} match={match} table={table} />
      <span className={styles.score}>
        {second !== null && (outcome !== null && state !== 'open' ? scoreOf(score) : t('tournaments:versus'))}
      </span>
      {second === null ? (
        <span className={styles.bye}>{t('events:bye')}</span>
      ) : (
        <Side id={second} match={match} table={table} isSecond />
      )}
      <span className={styles.state}>
        <MatchState match={match} />
        {children}
      </span>
    </li>
  );
}

interface SideProps {
  id: number;
  match: EventMatch;
  table: EntrantTable;
  isSecond?: boolean;
}

function Side({ id, match, table, isSecond }: SideProps) {
  const { scoreOf } = useEventLabels();
  const entrant = table.entrants.get(id);
  const line = table.lines.get(id);
  const hasLost = match.state === 'decided' && !hasWon(match, id);
  return (
    <span className={styles.side} data-second={isSecond} data-lost={hasLost || undefined}>
      {entrant && <EntrantName name={entrant.name} user={entrant.user} size={26} className={styles.name} />}
      {line && <small>{scoreOf([line.wins, line.losses])}</small>}
    </span>
  );
}
