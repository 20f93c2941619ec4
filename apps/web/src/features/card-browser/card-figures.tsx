import { SITE_STATISTICS_DAYS } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { cardStatisticsQuery } from './api.ts';
import styles from './card-page.module.css';

/** How often decks with the card were played and won with on this site. */
export function CardFigures({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('cards');
  const { data, isError, refetch } = useQuery(cardStatisticsQuery(slug));
  const games = data && data.wins + data.losses;
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Panel title={t('cards:figures.title')}>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('cards:figures.failed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('cards:loading')}</LoadingRows>}
      {games === 0 && (
        <p className={styles.none}>{t('cards:figures.none', { days: SITE_STATISTICS_DAYS })}</p>
      )}
      {data && games !== undefined && games > 0 && (
        <dl className={styles.figures}>
          <div>
            <dt>{t('cards:figures.games', { days: SITE_STATISTICS_DAYS })}</dt>
            <dd>{games.toLocaleString(i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('cards:figures.won')}</dt>
            <dd>{share.format(data.winRate / 100)}</dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}
