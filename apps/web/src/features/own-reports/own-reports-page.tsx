import { OwnReportsReply } from '@amberhall/protocol';
import type { OwnReport } from '@amberhall/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/format.ts';
import { call } from '../../lib/http.ts';
import { useUser } from '../../lib/session.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import form from '../../ui/form.module.css';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OwnFaults } from './own-faults.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Cell, Table } from '../../ui/table.tsx';

const ownReports = (username: string) =>
  queryOptions({
    queryKey: ['reports', username],
    queryFn: async ({ signal }) => {
      const path = `/api/account/${encodeURIComponent(username)}/reports`;
      return (await call(path, { reply: OwnReportsReply, signal })).reports;
    },
    // Staff decide meanwhile.
    staleTime: 0,
  });

/** The user's reports, and what became of them. */
export function OwnReportsPage() {
  const { t } = useTranslation(['moderation', 'profile']);
  const user = useUser();
  return (
    <AccountPage title={t('common:nav.reports')} lead={t('moderation:own.lead')}>
      {user && (
        <>
          <Reports username={user.username} />
          <OwnFaults username={user.username} />
        </>
      )}
    </AccountPage>
  );
}

function Reports({ username }: { username: string }) {
  const { t } = useTranslation('moderation');
  const { data: reports, isError, refetch } = useQuery(ownReports(username));
  return (
    <Panel title={t('moderation:own.people')} count={reports?.length}>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>}
      {!reports && !isError && <LoadingRows>{t('moderation:loading')}</LoadingRows>}
      {reports?.length === 0 && <p className={form.text}>{t('moderation:own.empty')}</p>}
      {reports && reports.length > 0 && <ReportTable reports={reports} />}
    </Panel>
  );
}

function ReportTable({ reports }: { reports: readonly OwnReport[] }) {
  const { t, i18n } = useTranslation('moderation');
  const columns = [
    t('moderation:column.time'),
    t('moderation:column.person'),
    t('moderation:column.kind'),
    t('moderation:column.state'),
  ] as const;
  return (
    <Table label={t('moderation:own.people')} columns={columns}>
      {reports.map(({ id, time, subject, kind, text, state }) => (
        <tr key={id}>
          <Cell label={columns[0]}>
            <time dateTime={time}>{formatMoment(time, i18n.language)}</time>
          </Cell>
          <Cell label={columns[1]}>{subject}</Cell>
          <Cell label={columns[2]}>
            {t(`moderation:kind.${kind}`)}
            {text !== '' && ` · ${text}`}
          </Cell>
          <Cell label={columns[3]}>{t(`moderation:state.${state}`)}</Cell>
        </tr>
      ))}
    </Table>
  );
}
