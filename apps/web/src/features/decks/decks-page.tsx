import type { Deck } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeckSummary } from './deck-summary.tsx';
import { DeckTable } from './deck-table.tsx';
import styles from './decks-page.module.css';

/** Where the list stands above the deck, not beside it; as in the styles. */
const ONE_COLUMN = '(max-width: 1279px)';

/** The decks that one can play, and every card of the selected one. */
export function DecksPage() {
  const { t } = useTranslation('decks');
  const { data: decks, isError, refetch } = useQuery(deckQueries.standalone());
  return (
    <div className={styles.page}>
      <PageTitle>{t('decks:title')}</PageTitle>
      <header>
        <h1 className={styles.title}>{t('decks:title')}</h1>
        {decks && <p className={styles.count}>{t('decks:count', { count: decks.length })}</p>}
      </header>
      {isError && (
        <Notice
          kind="error"
          aside={
            <Button size="small" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('decks:failed')}
        </Notice>
      )}
      {!decks && !isError && <LoadingDecks />}
      {decks && <Decks decks={decks} />}
    </div>
  );
}

function Decks({ decks }: { decks: Deck[] }) {
  const { t } = useTranslation('decks');
  const [filter, setFilter] = useState('');
  const [selectedId, setSelectedId] = useState<number>();
  const shown = decks.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  const selected = shown.find(({ id }) => id === selectedId) ?? shown[0];
  const summary = useRef<HTMLDivElement>(null);
  const select = ({ id }: Deck): void => {
    setSelectedId(id);
    // In one column the deck would open out of sight.
    if (matchMedia(ONE_COLUMN).matches) summary.current?.scrollIntoView();
  };
  return (
    <div className={styles.columns}>
      <section className={styles.list}>
        <div className={styles.filter}>
          <SearchField label={t('decks:filter')} value={filter} onChange={setFilter} />
        </div>
        {shown.length === 0 && (
          <p role="status" className={styles.noMatch}>
            {t('decks:noMatch')}
          </p>
        )}
        {shown.length > 0 && <DeckTable decks={shown} selected={selected} onSelect={select} />}
      </section>
      <div ref={summary} className={styles.summary}>
        {selected && <DeckSummary key={selected.id} deck={selected} />}
      </div>
    </div>
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
