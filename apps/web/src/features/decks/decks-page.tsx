import { DECKS_PER_PAGE } from '@amberhall/protocol';
import type { Deck, DeckListReply } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { deckQueries } from '../../lib/deck-queries.ts';
import { CallError } from '../../lib/http.ts';
import { discardUnsavedChanges, hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { removeDeck } from './api.ts';
import { allDecks, csvOf } from './deck-csv.ts';
import { DeckFilters } from './deck-filters.tsx';
import { DeckSummary } from './deck-summary.tsx';
import { DeckTable } from './deck-table.tsx';
import styles from './decks-page.module.css';
import { isFiltered, NO_FILTER, parseAddress, searchFor, queryFor } from './deck-list-query.ts';
import type { DeckListAddress } from './deck-list-query.ts';
import { GenerateDeck } from './generate-deck.tsx';
import { lastPageOf, Pagination } from '../../ui/pagination.tsx';

/** Where the list is above the deck and not beside it; the same width as in the styles. */
const ONE_COLUMN = '(max-width: 1279px)';

type DeckListFor = 'own' | 'starter';

/** The user's playable decks, and every card of the selected one. */
export function DecksPage() {
  const { t } = useTranslation('decks');
  const [search, setSearch] = useSearchParams();
  const shelf: DeckListFor = search.get('shelf') === 'starter' ? 'starter' : 'own';
  const choices = [
    { value: 'own' as const, label: t('decks:shelf.own') },
    { value: 'starter' as const, label: t('decks:shelf.starter') },
  ];
  return (
    <div className={styles.page}>
      <PageTitle>{t('decks:title')}</PageTitle>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('decks:title')}</h1>
          <p className={styles.count}>{t('decks:lead')}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/matches" variant="ghost" icon="log">
            {t('decks:matches.title')}
          </ButtonLink>
          <GenerateDeck />
          <ButtonLink to="/decks/alliance" icon="users">
            {t('decks:alliance.build')}
          </ButtonLink>
          <ButtonLink to="/decks/import" icon="plus" variant="primary">
            {t('decks:import.open')}
          </ButtonLink>
        </div>
      </header>
      <ChoiceChips
        legend={t('decks:shelf.label')}
        choices={choices}
        value={shelf}
        onChange={(value) => setSearch(value === 'own' ? {} : { shelf: value })}
      />
      {shelf === 'own' ? <OwnDecks /> : <StarterDecks />}
    </div>
  );
}

function OwnDecks() {
  const { t } = useTranslation('decks');
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const place = parseAddress(search);
  const { data, isError, isPlaceholderData, refetch } = useQuery(deckQueries.list(queryFor(place)));
  const summary = useRef<HTMLDivElement>(null);
  const selection = useSelection(summary);
  const { deck: selected, error, refetch: retryDeck } = useOwnDeck(selection.id, data?.decks);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const go = (next: DeckListAddress): void => {
    // The deck that is shown at first stays while its notes are not saved.
    const kept = selection.id ?? (hasUnsavedChanges() ? selected?.id : undefined);
    setSearch(searchFor(next, kept), { replace: true });
  };
  const remove = ({ id }: Deck): void => {
    void run(t('decks:removed'), async () => {
      await removeDeck(id);
      discardUnsavedChanges();
      selection.forget();
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
    });
  };
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <LoadingDecks />;
  if (data.numDecks === 0 && !isFiltered(place.filter)) {
    return (
      <>
        <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
        <NoDecks />
      </>
    );
  }
  const last = lastPageOf(data.numDecks, DECKS_PER_PAGE);
  // The last deck of the last page was deleted, or an old link points past the end.
  if (place.page > last && !isPlaceholderData) {
    return <Navigate replace to={`?${searchFor({ ...place, page: last }, selection.id).toString()}`} />;
  }
  return (
    <>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <div className={styles.columns}>
        <section className={styles.list} aria-busy={isPlaceholderData || undefined}>
          <DeckFilters filter={place.filter} onChange={(filter) => go({ ...place, filter, page: 1 })} />
          {data.numDecks === 0 && (
            <p role="status" className={styles.noMatch}>
              {t('decks:noMatch')}
              <Button size="small" onClick={() => go({ ...place, filter: NO_FILTER, page: 1 })}>
                {t('decks:clear')}
              </Button>
            </p>
          )}
          {data.decks.length > 0 && (
            <DeckTable
              decks={data.decks}
              selected={selected}
              onSelect={selection.select}
              sorted={place}
              onSort={(sorted) => go({ ...place, ...sorted, page: 1 })}
            />
          )}
          {data.decks.length > 0 && (
            <div className={styles.export}>
              <CsvButton
                label={t('decks:csv')}
                fileName="amberhall-decks.csv"
                table={async () => csvOf(await allDecks(queryClient, place))}
                done={t('decks:matches.csvDone')}
                failed={t('decks:failed')}
              />
            </div>
          )}
          <Pagination
            page={place.page}
            pageSize={DECKS_PER_PAGE}
            count={data.numDecks}
            onPage={(page) => go({ ...place, page })}
          />
        </section>
        <div ref={summary} className={styles.summary}>
          {error && <DeckMissing error={error} onRetry={() => void retryDeck()} />}
          {selected && (
            <DeckSummary
              key={selected.id}
              deck={selected}
              isBusy={isBusy}
              onRemove={() => remove(selected)}
            />
          )}
        </div>
      </div>
    </>
  );
}

function StarterDecks() {
  const { data: decks, isError, refetch } = useQuery(deckQueries.standalone());
  const summary = useRef<HTMLDivElement>(null);
  const selection = useSelection(summary);
  const selected = decks?.find(({ id }) => id === selection.id) ?? decks?.[0];
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!decks) return <LoadingDecks />;
  return (
    <div className={styles.columns}>
      <section className={styles.list}>
        <DeckTable decks={decks} selected={selected} onSelect={selection.select} />
      </section>
      <div ref={summary} className={styles.summary}>
        {selected && <DeckSummary key={selected.id} deck={selected} />}
      </div>
    </div>
  );
}

/** The deck that the address names. Choosing another one changes the address. */
function useSelection(summary: RefObject<HTMLDivElement | null>) {
  const [search, setSearch] = useSearchParams();
  const writeToAddress = (id: number | undefined): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === undefined) next.delete('deck');
        else next.set('deck', String(id));
        return next;
      },
      { replace: true },
    );
  return {
    id: Number(search.get('deck')) || undefined,
    select: ({ id }: Deck): void => {
      writeToAddress(id);
      // In one column, the deck would open outside of the visible area.
      if (matchMedia(ONE_COLUMN).matches) summary.current?.scrollIntoView();
    },
    forget: () => writeToAddress(undefined),
  };
}

/** The deck of the address, also if it is not on the page of the list. Without one, the first of the list. */
function useOwnDeck(id: number | undefined, decks: readonly Deck[] | undefined) {
  const listed = id === undefined ? decks?.[0] : decks?.find((deck) => deck.id === id);
  const isMissing = id !== undefined && decks !== undefined && listed === undefined;
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...deckQueries.one(id ?? 0),
    enabled: isMissing,
    // A deck that a filter takes off the list stays shown, with what is typed about it.
    placeholderData: () =>
      queryClient
        .getQueriesData<DeckListReply>({ queryKey: deckQueries.lists() })
        .flatMap(([, list]) => list?.decks ?? [])
        .find((deck) => deck.id === id),
  });
  return { deck: listed ?? (isMissing ? data : undefined), error: isMissing ? error : null, refetch };
}

function NoDecks() {
  const { t } = useTranslation('decks');
  return (
    <section className={styles.list}>
      <EmptyState
        title={t('decks:empty.title')}
        actions={
          <>
            <ButtonLink to="/decks/import" icon="plus">
              {t('decks:import.open')}
            </ButtonLink>
            <ButtonLink to="/decks?shelf=starter" variant="ghost">
              {t('decks:empty.starter')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('decks:empty.text')}</p>
      </EmptyState>
    </section>
  );
}

function DeckMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('decks');
  const isGone = error instanceof CallError && error.status === 404;
  return isGone ? <Notice kind="error">{t('decks:review.gone')}</Notice> : <Failed onRetry={onRetry} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('decks');
  return (
    <Notice
      kind="error"
      aside={
        <Button size="small" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('decks:failed')}
    </Notice>
  );
}

function LoadingDecks() {
  const { t } = useTranslation('decks');
  return (
    <div role="status" className={styles.columns}>
      <HiddenText>{t('decks:loading')}</HiddenText>
      <Skeleton height={420} />
      <Skeleton height={620} />
    </div>
  );
}
