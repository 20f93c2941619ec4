import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { deckQueries } from '../../lib/deck-queries.ts';
import { CallError } from '../../lib/http.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { DeckPage } from './deck-page.tsx';
import { DeckSummary } from './deck-summary.tsx';
import { ReviewList } from './review-list.tsx';

/** Any user's deck, for users who verify decks. Without a deck in the address, those that wait for a review. */
export function ReviewPage() {
  const { t } = useTranslation(['decks', 'staff']);
  const [search] = useSearchParams();
  const id = Number(search.get('deck')) || 0;
  if (id === 0) return <ReviewList />;
  return (
    <DeckPage
      title={t('decks:review.title')}
      lead={t('decks:review.lead')}
      isWide
      back={{ to: '/decks/review', name: t('staff:review.title') }}
    >
      <ReviewedDeck id={id} />
    </DeckPage>
  );
}

function ReviewedDeck({ id }: { id: number }) {
  const { t } = useTranslation('decks');
  const { data: deck, error, refetch } = useQuery(deckQueries.one(id));
  if (error instanceof CallError && error.status === 404) {
    return <Notice kind="error">{t('decks:review.gone')}</Notice>;
  }
  if (error) return <RetryNotice onRetry={() => void refetch()}>{t('decks:failed')}</RetryNotice>;
  return deck ? <DeckSummary deck={deck} isForeign /> : <LoadingRows>{t('decks:loading')}</LoadingRows>;
}
