import type { Deck } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { deckQueries } from '../../lib/deck-queries.ts';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardQueries } from '../../cards/index.ts';
import type { Catalogue } from '../../cards/index.ts';
import { DeckPage } from './deck-page.tsx';

type ShowDeck = (deck: Deck, catalogue: Catalogue) => ReactNode;

interface AssignmentPageProps {
  title: string;
  lead: string;
  /** Shown once the deck of the address is loaded. */
  children: ShowDeck;
}

/** A page that sets something for one deck, given by the address. */
export function AssignmentPage({ title, lead, children }: AssignmentPageProps) {
  const { t } = useTranslation('decks');
  const [search] = useSearchParams();
  const id = Number(search.get('deck'));
  return (
    <DeckPage title={title} lead={id > 0 ? lead : ''}>
      {id > 0 ? (
        <OfDeck id={id}>{children}</OfDeck>
      ) : (
        <Notice kind="warning">{t('decks:notDirectly')}</Notice>
      )}
    </DeckPage>
  );
}

function OfDeck({ id, children }: { id: number; children: ShowDeck }) {
  const { t } = useTranslation('decks');
  const { data: deck, isError, refetch } = useQuery(deckQueries.one(id));
  const { data: catalogue } = useQuery(cardQueries.catalogue());
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('decks:failed')}</RetryNotice>;
  if (!deck || !catalogue) return <Skeleton height={320} />;
  return children(deck, catalogue);
}

/** Returns to the deck this many milliseconds after it `isSaved`. */
export function useReturnToDeck(deckId: number, isSaved: boolean, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => void navigate(`/decks?deck=${deckId}`), afterMs);
    return () => clearTimeout(timer);
  }, [isSaved, navigate, deckId, afterMs]);
}
