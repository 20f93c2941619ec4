import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { rulingsQuery } from './api.ts';
import styles from './card-page.module.css';

/** The rulings that name a card. The register is in English. */
export function CardRulings({ slug }: { slug: string }) {
  const { t } = useTranslation('cards');
  const { data, isError, refetch } = useQuery(rulingsQuery);
  const rulings = data?.filter(({ cards }) => cards.includes(slug));
  return (
    <Panel title={t('cards:rulings')} count={rulings?.length}>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('cards:rulingsFailed')}</RetryNotice>}
      {!rulings && !isError && <LoadingRows>{t('cards:loading')}</LoadingRows>}
      {rulings?.length === 0 && <p className={styles.none}>{t('cards:noRulings')}</p>}
      {rulings && rulings.length > 0 && (
        <ul className={styles.rulings}>
          {rulings.map(({ rule, text, source }) => (
            <li key={rule}>
              <p lang="en">{text}</p>
              <p className={styles.source}>
                <span lang="en">{source}</span>
                <span>{t('cards:rule', { number: rule })}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
