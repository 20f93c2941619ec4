import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import styles from './pairings-panel.module.css';
import { ShowAll, useShownRows } from './show-all.tsx';

/** From this number of matches on, one searches. */
const SEARCH_FROM = 12;

interface PairingsPanelProps<Match> {
  title: string;
  /** In the order in which they are shown. */
  matches: readonly Match[];
  /** The names of the players of a match, which one searches for. */
  namesOf: (match: Match) => readonly string[];
  /** Returns a `PairingRow`. */
  children: (match: Match) => ReactNode;
  /** Above the rows. */
  clock?: ReactNode;
  /** Below the rows. */
  foot?: ReactNode;
  /** Shows all rows, for a sheet of paper. */
  isWhole?: boolean;
}

/** The matches of a round. */
export function PairingsPanel<Match>({
  title,
  matches,
  namesOf,
  children,
  clock,
  foot,
  isWhole = false,
}: PairingsPanelProps<Match>) {
  const { t } = useTranslation('events');
  const [name, setName] = useState('');
  const wanted = name.trim().toLowerCase();
  const found =
    wanted === ''
      ? matches
      : matches.filter((match) => namesOf(match).some((each) => each.toLowerCase().includes(wanted)));
  const { shown, hidden, showAll } = useShownRows(found, isWhole);
  return (
    <Panel
      title={title}
      aside={
        matches.length > SEARCH_FROM && (
          <div className={styles.search}>
            <SearchField label={t('events:findPlayer')} value={name} onChange={setName} />
          </div>
        )
      }
    >
      {clock}
      <ol className={styles.rows} aria-label={`${t('events:part.pairings')}: ${title}`}>
        {shown.map((match) => children(match))}
      </ol>
      {found.length === 0 && <p className={styles.none}>{t('events:nobodyFound')}</p>}
      {foot && <p className={styles.foot}>{foot}</p>}
      <ShowAll hidden={hidden} total={found.length} onShow={showAll} />
    </Panel>
  );
}
