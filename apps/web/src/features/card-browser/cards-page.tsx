import type { Ruling } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useEditedValue } from '../../lib/use-edited-value.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { rulingsQuery } from './api.ts';
import { CardFilters } from './card-filters.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardList } from './card-list.tsx';
import { addressOf, CARD_SORTINGS, CARD_VIEWS, findCards, NO_SEARCH, parseSearch } from './card-search.ts';
import type { CardSearch } from './card-search.ts';
import styles from './cards-page.module.css';
import { useOwnedCards } from './owned-cards.ts';
import { useSearchableCards } from './use-searchable-cards.ts';

/** All printed cards, searched and filtered. */
export function CardsPage() {
  const { t } = useTranslation(['cards', 'card']);
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => parseSearch(address), [address]);
  const { cards, isLoading, isError, refetch } = useSearchableCards();
  const owned = useOwnedCards();
  const rulings = useQuery({ ...rulingsQuery, enabled: search.hasRulings });
  const found = useFoundCards(cards, search, rulings.data, owned);
  const areRulingsMissing = search.hasRulings && rulings.data === undefined;
  const Found = search.view === 'list' ? CardList : CardGrid;
  const go = (change: Partial<CardSearch>): void =>
    setAddress(addressOf({ ...search, ...change }), { replace: true });
  const clear = (): void => go({ ...NO_SEARCH, sorting: search.sorting, view: search.view });
  const sets = useMemo(
    () => new Set(cards.flatMap(({ card }) => card.sets.map((set) => set.expansion))),
    [cards],
  );
  const doAllPlay = cards.length > 0 && cards.every(({ card }) => card.implemented);
  return (
    <div className={styles.page}>
      <PageTitle>{t('cards:title')}</PageTitle>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{t('cards:title')}</h1>
          <p className={styles.lead}>
            {cards.length > 0 && t('cards:lead', { count: cards.length, sets: sets.size })}
            {doAllPlay && ` · ${t('cards:allPlay')}`}
          </p>
        </div>
        <RandomCard slugs={found.map(({ card }) => card.id)} />
      </header>
      <CardFilters search={search} onChange={go} />
      <section className={styles.results} aria-label={t('cards:results')}>
        <SearchLine search={search} onChange={go} />
        {!isLoading && !isError && <ActiveFilters search={search} count={found.length} onChange={go} />}
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('cards:failed')}</RetryNotice>}
        {areRulingsMissing && rulings.isError && (
          <RetryNotice onRetry={() => void rulings.refetch()}>{t('cards:rulingsFailed')}</RetryNotice>
        )}
        {(isLoading || (areRulingsMissing && !rulings.isError)) && (
          <LoadingRows>{t('cards:loading')}</LoadingRows>
        )}
        {!isLoading && !isError && !areRulingsMissing && found.length === 0 && (
          <EmptyState
            title={t('cards:emptyTitle')}
            actions={<Button onClick={clear}>{t('cards:clear')}</Button>}
          >
            <p>{t('cards:empty')}</p>
          </EmptyState>
        )}
        {found.length > 0 && <Found key={address.toString()} cards={found} owned={owned} />}
      </section>
    </div>
  );
}

function useFoundCards(
  cards: Parameters<typeof findCards>[0],
  search: CardSearch,
  rulings: readonly Ruling[] | undefined,
  owned: ReadonlyMap<string, number>,
) {
  const ruled = useMemo(() => new Set((rulings ?? []).flatMap((ruling) => ruling.cards)), [rulings]);
  const current = useDeferredValue(search);
  return useMemo(() => findCards(cards, current, ruled, owned), [cards, current, ruled, owned]);
}

interface SearchLineProps {
  search: CardSearch;
  onChange: (change: Partial<CardSearch>) => void;
}

function SearchLine({ search, onChange }: SearchLineProps) {
  const { t } = useTranslation('cards');
  const [typed, setTyped] = useEditedValue(search.text, (text) => onChange({ text }));
  return (
    <div role="search" className={styles.searchLine}>
      <SearchField label={t('cards:search')} value={typed} onChange={setTyped} />
      <FilterChoice
        label={t('cards:sort.label')}
        value={search.sorting}
        isMarked={search.sorting !== 'name'}
        onChange={(value) => onChange({ sorting: CARD_SORTINGS.find((one) => one === value) ?? 'name' })}
      >
        {CARD_SORTINGS.map((sorting) => (
          <option key={sorting} value={sorting}>
            {t(`cards:sort.${sorting}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('cards:view.label')}
        value={search.view}
        isMarked={search.view !== 'grid'}
        onChange={(value) => onChange({ view: CARD_VIEWS.find((one) => one === value) ?? 'grid' })}
      >
        {CARD_VIEWS.map((view) => (
          <option key={view} value={view}>
            {t(`cards:view.${view}`)}
          </option>
        ))}
      </FilterChoice>
    </div>
  );
}

/** Opens one of the found cards. */
function RandomCard({ slugs }: { slugs: readonly string[] }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const open = () => void navigate(`/cards/${slugs[Math.floor(Math.random() * slugs.length)]}`);
  return (
    <Button icon="cards" disabled={slugs.length === 0} onClick={open}>
      {t('cards:random')}
    </Button>
  );
}
