import type { Ban } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import form from '../../../ui/form.module.css';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { OneFieldForm } from '../../../ui/one-field-form.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { ActionCell, Cell, Table } from '../../../ui/table.tsx';
import { StaffPage } from '../staff-page.tsx';
import { addBan, banList, deleteBan } from './api.ts';

/** The banned addresses. */
export function BanlistPage() {
  const { t } = useTranslation('staff');
  const queryClient = useQueryClient();
  const { data: bans, isError, refetch } = useQuery(banList());
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const change = (text: string, work: () => Promise<unknown>): Promise<boolean> =>
    run(text, async () => {
      await work();
      await queryClient.invalidateQueries(banList());
    });
  return (
    <StaffPage title={t('staff:bans.title')} lead={t('staff:bans.lead')}>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Panel title={t('staff:bans.add')}>
        <OneFieldForm
          label={t('staff:bans.ip')}
          required={t('staff:bans.required')}
          submit={t('staff:bans.submit')}
          isBusy={isBusy}
          field={{ description: t('staff:bans.help'), spellCheck: false, maxLength: 100 }}
          onSubmit={(ip) => change(t('staff:bans.added'), () => addBan(ip))}
        />
      </Panel>
      <Panel title={t('staff:bans.list')} count={bans?.length}>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('staff:bans.failed')}</RetryNotice>}
        {!bans && !isError && <LoadingRows>{t('staff:bans.loading')}</LoadingRows>}
        {bans?.length === 0 && <p className={form.text}>{t('staff:bans.empty')}</p>}
        {bans && bans.length > 0 && (
          <BanTable
            bans={bans}
            isBusy={isBusy}
            onDelete={({ id }) => void change(t('staff:bans.deleted'), () => deleteBan(id))}
          />
        )}
      </Panel>
    </StaffPage>
  );
}

interface BanTableProps {
  bans: readonly Ban[];
  isBusy: boolean;
  onDelete: (ban: Ban) => void;
}

function BanTable({ bans, isBusy, onDelete }: BanTableProps) {
  const { t } = useTranslation('staff');
  const columns = [t('staff:bans.ip'), t('staff:bans.date'), t('staff:bans.user')] as const;
  return (
    <Table label={t('staff:bans.list')} columns={columns} actions={t('staff:actions')}>
      {bans.map((ban) => (
        <tr key={ban.id}>
          <Cell label={columns[0]}>{ban.ip}</Cell>
          <Cell label={columns[1]}>
            <time dateTime={ban.added}>{ban.added.slice(0, 'YYYY-MM-DD'.length)}</time>
          </Cell>
          <Cell label={columns[2]}>{ban.user}</Cell>
          <ActionCell>
            <ConfirmButton
              label={t('staff:bans.deleteOf', { ip: ban.ip })}
              busy={isBusy}
              onConfirm={() => onDelete(ban)}
            >
              {t('staff:delete')}
            </ConfirmButton>
          </ActionCell>
        </tr>
      ))}
    </Table>
  );
}
