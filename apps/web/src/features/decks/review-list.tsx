import { REVIEWS_PER_PAGE } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { deckQueries } from '../../lib/deck-queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { lastPageOf, Pagination } from '../../ui/pagination.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Cell, Table } from '../../ui/table.tsx';
import { DeckPage } from './deck-page.tsx';

/** The decks of all users that wait for a review. */
export function ReviewList() {
  const { t } = useTranslation(['staff', 'decks']);
  return (
    <DeckPage title={t('staff:review.title')} lead={t('staff:review.lead')} isWide>
      <WaitingDecks />
    </DeckPage>
  );
}

function WaitingDecks() {
  const { t } = useTranslation(['staff', 'decks']);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(deckQueries.review(page));
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('decks:failed')}</RetryNotice>;
  if (!data) return <LoadingRows>{t('decks:loading')}</LoadingRows>;
  if (data.count === 0) {
    return <EmptyState title={t('staff:review.emptyTitle')}>{t('staff:review.empty')}</EmptyState>;
  }
  const last = lastPageOf(data.count, REVIEWS_PER_PAGE);
  // The last deck of the last page was verified, or an old link points past the end.
  if (page > last && !isPlaceholderData) return <Navigate replace to={`?page=${last}`} />;
  const columns = [t('decks:name'), t('staff:review.owner'), t('decks:status')] as const;
  return (
    <>
      <Table label={t('staff:review.title')} columns={columns}>
        {data.decks.map(({ id, name, owner, label, flagged }) => (
          <tr key={id}>
            <Cell label={columns[0]}>
              <Link to={`/decks/review?deck=${id}`}>{name}</Link>
            </Cell>
            <Cell label={columns[1]}>
              <PersonLink name={owner} />
            </Cell>
            <Cell label={columns[2]}>
              {[t(`decks:label.${label}`), ...(flagged ? [t('staff:users.flagged')] : [])].join(' · ')}
            </Cell>
          </tr>
        ))}
      </Table>
      <Pagination
        page={page}
        pageSize={REVIEWS_PER_PAGE}
        count={data.count}
        onPage={(next) => setSearch({ page: String(next) })}
      />
    </>
  );
}
