import type { MatchesReply } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { lastPageOf, Pagination } from '../../ui/pagination.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { MatchCsvButton } from './csv-button.tsx';
import { MatchFilters } from './match-filters.tsx';
import { isFiltered, MATCHES_PER_PAGE, matchesQuery, parseAddress, searchFor } from './match-list.ts';
import type { MatchListAddress } from './match-list.ts';
import { MatchTable } from './match-table.tsx';
import styles from './matches-page.module.css';

/** The user's finished games. */
export function MatchesPage() {
  const { t } = useTranslation('decks');
  const [search, setSearch] = useSearchParams();
  const place = parseAddress(search);
  const { data, isError, isPlaceholderData, refetch } = useQuery(matchesQuery(place));
  const go = (next: MatchListAddress): void => setSearch(searchFor(next), { replace: true });
  const hasNone = data?.numGames === 0 && !isFiltered(place.filter);
  const last = data && !isPlaceholderData ? lastPageOf(data.numGames, MATCHES_PER_PAGE) : place.page;
  // An old link can point past the end.
  if (place.page > last)
    return <Navigate replace to={`?${searchFor({ ...place, page: last }).toString()}`} />;
  return (
    <div className={styles.page}>
      <PageTitle>{t('decks:matches.title')}</PageTitle>
      <header>
        <h1 className={styles.title}>{t('decks:matches.title')}</h1>
        {data && !hasNone && <Record {...data} />}
        <ButtonLink to="/statistics" variant="ghost" icon="target">
          {t('decks:statistics.title')}
        </ButtonLink>
      </header>
      <Panel
        title={t('decks:matches.games')}
        count={data?.numGames}
        aside={data && data.numGames > 0 && <MatchCsvButton place={place} />}
      >
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('decks:matches.failed')}</RetryNotice>}
        {!data && !isError && <LoadingRows>{t('decks:matches.loading')}</LoadingRows>}
        {hasNone && (
          <EmptyState
            title={t('decks:matches.emptyTitle')}
            actions={<ButtonLink to="/">{t('common:page.notFound.home')}</ButtonLink>}
          >
            <p>{t('decks:matches.empty')}</p>
          </EmptyState>
        )}
        {data && !hasNone && (
          <div aria-busy={isPlaceholderData || undefined}>
            <Games data={data} place={place} onGo={go} />
          </div>
        )}
      </Panel>
    </div>
  );
}

interface GamesProps {
  data: MatchesReply;
  place: MatchListAddress;
  onGo: (place: MatchListAddress) => void;
}

function Games({ data: { games, numGames }, place, onGo }: GamesProps) {
  const { t } = useTranslation('decks');
  return (
    <>
      <MatchFilters filter={place.filter} onChange={(filter) => onGo({ ...place, filter, page: 1 })} />
      {numGames === 0 ? (
        <p role="status" className={styles.noMatch}>
          {t('decks:matches.noMatch')}
        </p>
      ) : (
        <MatchTable
          matches={games}
          sorting={place}
          onSort={(sorting) => onGo({ ...place, ...sorting, page: 1 })}
        />
      )}
      <Pagination
        page={place.page}
        pageSize={MATCHES_PER_PAGE}
        count={numGames}
        onPage={(page) => onGo({ ...place, page })}
      />
    </>
  );
}

/** The totals of the shown games, and why they are fewer than the games. */
function Record({ numGames, wins, losses, winRate }: Omit<MatchesReply, 'games'>) {
  const { t, i18n } = useTranslation('decks');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(winRate);
  const facts = [
    [t('decks:winRate'), t('decks:percent', { number })],
    [t('decks:matches.wins'), wins],
    [t('decks:matches.losses'), losses],
  ] as const;
  return (
    <>
      <dl className={styles.record}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {wins + losses < numGames && <p className={styles.uncounted}>{t('decks:matches.uncounted')}</p>}
    </>
  );
}
