import { EXPANSION_CODES, SET_NUMBERS } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SetSymbol } from '../../cards/set-symbol.tsx';
import { formatDay } from '../../lib/format.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './news.module.css';
import { newsQueries } from './api.ts';

/** The sets that have cards here, the oldest first. */
const SETS = EXPANSION_CODES.toSorted((one, other) => SET_NUMBERS[one] - SET_NUMBERS[other]);

export function News({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Panel id="news" title={t('lobby:news.title')} className={className}>
      <div className={styles.body}>
        <NewsItems />
      </div>
    </Panel>
  );
}

function NewsItems() {
  const { i18n } = useTranslation();
  const changes = useLobby((lobby) => lobby.newsChanges);
  const { data: news, isError, refetch } = useQuery(newsQueries.latest(changes));
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!news) return <Loading />;
  if (news.length === 0) return <NoNews />;
  return (
    <ul className={styles.list}>
      {news.map(({ id, text, datePublished, poster }) => (
        <li key={id} className={styles.item}>
          <time dateTime={datePublished}>{formatDay(datePublished, i18n.language)}</time>
          <p className={styles.text}>
            <LinkedText>{text}</LinkedText>
            <span className={styles.poster}>{poster}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Without news there is room to say what the site offers. */
function NoNews() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.empty}>
        <Icon name="news" size={18} />
        {t('lobby:news.empty')}
      </p>
      <div className={styles.offer}>
        <h3>{t('lobby:news.decks')}</h3>
        <p>{t('lobby:news.decksText')}</p>
        <ul className={styles.sets}>
          {SETS.map((code) => (
            <li key={code}>
              <Link
                to={`/cards?set=${SET_NUMBERS[code]}`}
                aria-label={t(`common:setName.${code}`)}
                title={t(`common:setName.${code}`)}
              >
                <SetSymbol code={code} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.plain} role="alert">
      <p>{t('lobby:news.failed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.list}>
      <HiddenText>{t('lobby:news.loading')}</HiddenText>
      {[82, 64, 71].map((width) => (
        <div key={width} className={styles.item}>
          <Skeleton width={42} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
