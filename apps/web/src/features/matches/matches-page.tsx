import { DeckReply, MatchesReply } from '@amberhall/protocol';
import type { Match } from '@amberhall/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../lib/format.ts';
import { call } from '../../lib/http.ts';
import { translateSentence } from '../../lib/sentences.ts';
import { failureOf } from '../../lib/use-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Pages } from '../../ui/pages.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SortHeading } from '../../ui/sort-heading.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { MATCH_COLUMNS, MATCHES_PER_PAGE, minutesOf, recordOf, sortMatches } from './matches.ts';
import type { MatchColumn, MatchOrder } from './matches.ts';
import styles from './matches-page.module.css';

const matchesQuery = queryOptions({
  queryKey: ['matches'],
  queryFn: async ({ signal }) => (await call('/api/games', { reply: MatchesReply, signal })).games,
});

/** One's finished games. */
export function MatchesPage() {
  const { t } = useTranslation('decks');
  const { data: matches, isError, refetch } = useQuery(matchesQuery);
  return (
    <div className={styles.page}>
      <PageTitle>{t('decks:matches.title')}</PageTitle>
      <header>
        <h1 className={styles.title}>{t('decks:matches.title')}</h1>
        {matches && matches.length > 0 && <Record matches={matches} />}
      </header>
      <Panel title={t('decks:matches.games')} count={matches?.length}>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('decks:matches.failed')}</RetryNotice>}
        {!matches && !isError && <LoadingRows>{t('decks:matches.loading')}</LoadingRows>}
        {matches?.length === 0 && (
          <Empty title={t('decks:matches.emptyTitle')}>
            <p>{t('decks:matches.empty')}</p>
          </Empty>
        )}
        {matches && matches.length > 0 && <MatchTable matches={matches} />}
      </Panel>
    </div>
  );
}

function Record({ matches }: { matches: readonly Match[] }) {
  const { t, i18n } = useTranslation('decks');
  const { wins, losses, winRate } = recordOf(matches);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(winRate);
  const facts = [
    [t('decks:winRate'), t('decks:percent', { number })],
    [t('decks:matches.wins'), wins],
    [t('decks:matches.losses'), losses],
  ] as const;
  return (
    <dl className={styles.record}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MatchTable({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation('decks');
  const [order, setOrder] = useState<MatchOrder>({ column: 'started', isDescending: true });
  const [page, setPage] = useState(1);
  const shown = sortMatches(matches, order).slice((page - 1) * MATCHES_PER_PAGE, page * MATCHES_PER_PAGE);
  const sort = (column: MatchColumn): void => {
    setOrder({ column, isDescending: order.column === column ? !order.isDescending : false });
    setPage(1);
  };
  return (
    <>
      <table className={styles.table} aria-label={t('decks:matches.games')}>
        <thead>
          <tr>
            {MATCH_COLUMNS.map((column) => (
              <SortHeading
                key={column}
                direction={order.column === column ? (order.isDescending ? 'desc' : 'asc') : undefined}
                onSort={() => sort(column)}
              >
                {t(`decks:matches.column.${column}`)}
              </SortHeading>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((match) => (
            <MatchRow key={match.gameId} match={match} />
          ))}
        </tbody>
      </table>
      <Pages page={page} pageSize={MATCHES_PER_PAGE} count={matches.length} onPage={setPage} />
    </>
  );
}

/** Puts the deck of a sealed game to one's own. */
function KeepDeck({ match: { gameId, players } }: { match: Match }) {
  const { t } = useTranslation(['decks', 'sentence']);
  const [isKept, setKept] = useState(false);
  const keep = async (): Promise<void> => {
    try {
      const { deck } = await call('/api/decks/sealed', {
        method: 'POST',
        body: { gameId },
        reply: DeckReply,
      });
      setKept(true);
      showToast('success', t('decks:make.made', { name: deck.name }));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'failed') showToast('error', failure.texts.map(translateSentence).join(' '));
    }
  };
  if (players[0].deck === null) return null;
  return (
    <Button size="small" variant="ghost" icon="plus" disabled={isKept} onClick={() => void keep()}>
      {t('decks:matches.keep')}
    </Button>
  );
}

function MatchRow({ match }: { match: Match }) {
  const { t, i18n } = useTranslation('decks');
  const [own, other] = match.players;
  const minutes = minutesOf(match);
  const cells: Record<MatchColumn, string> = {
    myDeck: own.deck?.name ?? '–',
    opponent: other.name,
    opponentDeck: other.deck?.name ?? '–',
    winner: match.winner ?? t('decks:matches.nobody'),
    reason: match.winReason === null ? '–' : t(`decks:matches.reason.${match.winReason}`),
    keys: t('decks:record', { wins: own.keys, losses: other.keys }),
    type: t(`common:gameType.${match.gameType}`),
    format: t(`common:gameFormat.${match.gameFormat}`),
    started: `${formatDate(match.startedAt, i18n.language)}, ${formatTime(match.startedAt, i18n.language)}`,
    duration: minutes === undefined ? '–' : t('decks:matches.minutes', { count: minutes }),
  };
  return (
    <tr className={styles.row} data-won={match.winner === own.name || undefined}>
      {MATCH_COLUMNS.map((column) => (
        <td key={column} data-column={column}>
          <span className={styles.label} aria-hidden="true">
            {t(`decks:matches.column.${column}`)}
          </span>
          {cells[column]}
          {column === 'myDeck' && match.gameFormat === 'sealed' && <KeepDeck match={match} />}
        </td>
      ))}
    </tr>
  );
}
