import type { Report } from '@amberhall/protocol';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { moderationQueries } from './api.ts';
import styles from './moderation-page.module.css';

/** Undecided reports, oldest first. */
export function Queue({ current }: { current: number | undefined }) {
  const { t } = useTranslation('moderation');
  const { data, isError, refetch } = useQuery(moderationQueries.open());
  return (
    <Panel title={t('moderation:tab.open')} count={data?.open} className={styles.queue}>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('moderation:loading')}</LoadingRows>}
      {data && <Rows reports={data.reports} current={current} show="open" />}
    </Panel>
  );
}

/** Decided reports, newest first. */
export function Decided({ current }: { current: number | undefined }) {
  const { t } = useTranslation('moderation');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    moderationQueries.decided(),
  );
  return (
    <Panel title={t('moderation:tab.decided')} className={styles.queue}>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('moderation:loading')}</LoadingRows>}
      {data && <Rows reports={data.pages.flat()} current={current} show="decided" />}
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('moderation:more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const ICONS = { player: 'user', line: 'chat', name: 'flag' } as const;

interface RowsProps {
  reports: readonly Report[];
  current: number | undefined;
  show: 'open' | 'decided';
}

function Rows({ reports, current, show }: RowsProps) {
  const { t, i18n } = useTranslation('moderation');
  if (reports.length === 0) return <p className={styles.text}>{t(`moderation:none.${show}`)}</p>;
  return (
    <ul className={styles.rows}>
      {reports.map(({ id, kind, subject, reporter, text, time, state, handledBy }) => (
        <li key={id}>
          <Link
            to={`?show=${show}&report=${id}`}
            className={styles.row}
            aria-current={id === current || undefined}
          >
            <Icon name={ICONS[kind]} className={styles.kind ?? ''} />
            <span className={styles.rowWords}>
              <b>{subject.name}</b>
              <span>
                {t(`moderation:kind.${kind}`)} · {reporter ?? t('moderation:somebody')}
                {text !== '' && `: ${text}`}
              </span>
              <small>
                {formatMoment(time, i18n.language)}
                {state !== 'open' && ` · ${t(`moderation:state.${state}`)}`}
                {handledBy !== null && ` · ${handledBy}`}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
