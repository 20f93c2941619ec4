import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { cardQueries, CardText } from '../../cards/index.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { plainText } from '../../lib/plain-text.ts';
import { hasTerm } from './card-search.ts';
import styles from './glossary-page.module.css';
import { termId, useTerms } from './use-terms.ts';

/** The keywords and terms on cards with their meanings. */
export function GlossaryPage() {
  const { t } = useTranslation(['cards', 'card']);
  const { data: catalogue, isError, refetch } = useQuery(cardQueries.catalogue());
  const terms = useTerms();
  const [text, setText] = useState('');
  const cards = useMemo(() => Object.values(catalogue ?? {}), [catalogue]);
  const shown = terms.filter(({ name, meaning }) =>
    plainText(`${name} ${meaning}`).includes(plainText(text.trim())),
  );
  useScrollToTerm(terms.length > 0);
  return (
    <article className={styles.page}>
      <PageTitle>{t('cards:glossary.title')}</PageTitle>
      <header>
        <h1 className={styles.title}>{t('cards:glossary.title')}</h1>
        <p className={styles.lead}>{t('cards:glossary.lead')}</p>
      </header>
      <div role="search">
        <SearchField label={t('cards:glossary.search')} value={text} onChange={setText} />
      </div>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('cards:failed')}</RetryNotice>}
      {!catalogue && !isError && <LoadingRows>{t('cards:loading')}</LoadingRows>}
      {catalogue && shown.length === 0 && <p role="status">{t('cards:glossary.none')}</p>}
      <dl className={styles.terms}>
        {shown.map(({ term, name, meaning }) => (
          <div key={term} id={termId(term)} className={styles.term}>
            <dt>{name}</dt>
            <dd>
              <CardText text={meaning} />
              <Link to={`/cards?keyword=${encodeURIComponent(term)}`}>
                {t('cards:glossary.cards', { count: cards.filter((card) => hasTerm(card, term)).length })}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The browser follows `#term` only if the term is on the page when it loads. */
function useScrollToTerm(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isReady, hash]);
}
