import { MATCH_SORTS } from '@amberhall/protocol';
import type { Match, MatchSort } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatTime } from '../../lib/format.ts';
import { openFault } from '../../moderation/fault-target.ts';
import { IconButton } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { SortChoice } from '../../ui/sort-choice.tsx';
import type { Sorting } from '../../ui/sort-choice.tsx';
import { SortHeading } from '../../ui/sort-heading.tsx';
import { PlainTable } from '../../ui/table.tsx';
import { KeepSealedDeck } from './keep-deck.tsx';
import { minutesOf } from './match-list.ts';
import styles from './match-table.module.css';

interface MatchTableProps {
  matches: readonly Match[];
  sorting: Sorting<MatchSort>;
  onSort: (sorting: Sorting<MatchSort>) => void;
}

/** Columns that sort descending first. */
const DESCENDING: readonly MatchSort[] = ['started', 'duration', 'keys'];

/** Finished games with sortable columns. On narrow screens each game is a card. */
export function MatchTable({ matches, sorting, onSort }: MatchTableProps) {
  const { t } = useTranslation(['decks', 'replay']);
  const sortBy = (sort: MatchSort): void => {
    if (sort === sorting.sort) onSort({ sort, sortDir: sorting.sortDir === 'asc' ? 'desc' : 'asc' });
    else onSort({ sort, sortDir: DESCENDING.includes(sort) ? 'desc' : 'asc' });
  };
  return (
    <>
      <SortChoice
        className={styles.sorting}
        choices={MATCH_SORTS.map((value) => ({ value, label: t(`decks:matches.column.${value}`) }))}
        sorting={sorting}
        onSort={onSort}
      />
      <PlainTable
        label={t('decks:matches.games')}
        className={styles.table}
        headings={[
          ...MATCH_SORTS.map((column) => (
            <SortHeading
              key={column}
              direction={sorting.sort === column ? sorting.sortDir : undefined}
              onSort={() => sortBy(column)}
            >
              {t(`decks:matches.column.${column}`)}
            </SortHeading>
          )),
          <th key="replay" scope="col">
            <HiddenText>{t('replay:title')}</HiddenText>
          </th>,
        ]}
      >
        {matches.map((match) => (
          <MatchRow key={match.gameId} match={match} />
        ))}
      </PlainTable>
    </>
  );
}

function MatchRow({ match }: { match: Match }) {
  const { t, i18n } = useTranslation('decks');
  const [own, other] = match.players;
  const minutes = minutesOf(match);
  const cells: Record<MatchSort, ReactNode> = {
    myDeck: own.deck?.name ?? '–',
    opponent: <PersonLink name={other.name} className={styles.person} />,
    opponentDeck: other.deck?.name ?? '–',
    winner: match.winner ? (
      <PersonLink name={match.winner} className={styles.person} />
    ) : (
      t('decks:matches.nobody')
    ),
    reason: match.winReason === null ? '–' : t(`decks:matches.reason.${match.winReason}`),
    keys: t('decks:record', { wins: own.keys, losses: other.keys }),
    type: match.practice ? t('lobby:practice') : t(`common:gameType.${match.gameType}`),
    format: t(`common:gameFormat.${match.gameFormat}`),
    started: `${formatDate(match.startedAt, i18n.language)}, ${formatTime(match.startedAt, i18n.language)}`,
    duration: minutes === undefined ? '–' : t('decks:matches.minutes', { count: minutes }),
  };
  return (
    <tr className={styles.row} data-won={match.winner === own.name || undefined}>
      {MATCH_SORTS.map((column) => (
        <td key={column} data-column={column}>
          <span className={styles.label} aria-hidden="true">
            {t(`decks:matches.column.${column}`)}
          </span>
          {cells[column]}
          {column === 'myDeck' && match.gameFormat === 'sealed' && <KeepSealedDeck match={match} />}
        </td>
      ))}
      <td>
        <span className={styles.tools}>
          {match.replay && <ReplayLink match={match} />}
          <IconButton
            icon="alert"
            iconSize={16}
            label={t('decks:matches.reportFault', { name: other.name })}
            onClick={() => openFault({ gameId: match.gameId })}
          />
        </span>
      </td>
    </tr>
  );
}

function ReplayLink({ match: { gameId, players } }: { match: Match }) {
  const { t } = useTranslation('replay');
  return (
    <Link
      to={`/replay/${gameId}`}
      className={styles.replay}
      aria-label={t('replay:watchOf', { name: players[1].name })}
      title={t('replay:watch')}
    >
      <Icon name="play" />
      <span>{t('replay:watch')}</span>
    </Link>
  );
}
