import type { AuditEntry } from '@amberhall/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import { StaffPage } from '../staff-page.tsx';
import styles from './audit-page.module.css';
import { auditLog } from './api.ts';
import { AuditFilters, filterOf, searchOf } from './audit-filters.tsx';
import { describeDetails } from './details.ts';

/** The audit log: who of the staff did what, and when. */
export function AuditPage() {
  const { t } = useTranslation('staff');
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditLog(filter),
  );
  const entries = data?.pages.flat();
  return (
    <StaffPage title={t('staff:audit.title')} lead={t('staff:audit.lead')}>
      <Panel title={t('staff:audit.list')}>
        <AuditFilters filter={filter} onChange={(next) => setQuery(searchOf(next), { replace: true })} />
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('staff:audit.failed')}</RetryNotice>}
        {!entries && !isError && <LoadingRows>{t('staff:audit.loading')}</LoadingRows>}
        {entries?.length === 0 && <p className={form.text}>{t('staff:audit.empty')}</p>}
        {entries && entries.length > 0 && <AuditTable entries={entries} />}
        {hasNextPage && (
          <div className={styles.more}>
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('staff:audit.more')}
            </Button>
          </div>
        )}
      </Panel>
    </StaffPage>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, i18n } = useTranslation('staff');
  const columns = [
    t('staff:audit.time'),
    t('staff:audit.actor'),
    t('staff:audit.act'),
    t('staff:audit.target'),
  ] as const;
  return (
    <Table label={t('staff:audit.list')} columns={columns}>
      {entries.map(({ id, time, actor, act, target, details }) => (
        <tr key={id}>
          <Cell label={columns[0]}>
            <time className={styles.time} dateTime={time}>
              {formatMoment(time, i18n.language)}
            </time>
          </Cell>
          <Cell label={columns[1]}>{actor}</Cell>
          <Cell label={columns[2]}>{t(`staff:audit.acts.${act}`, { defaultValue: act })}</Cell>
          <Cell label={columns[3]}>
            <span className={styles.target}>{target}</span>
            {describeDetails(details).map((line) => (
              <span key={line} className={styles.detail} title={line}>
                {line}
              </span>
            ))}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
