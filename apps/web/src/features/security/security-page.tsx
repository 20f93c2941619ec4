import type { Session, User } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import form from '../../ui/form.module.css';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { ActionCell, Cell, Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AccountPage } from '../../ui/account-page.tsx';
import { endOtherSessions, endSession, sessionQueries } from './api.ts';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { DataExport } from './data-export.tsx';

/** The user's sessions, with buttons to end them, and the stored data. */
export function SecurityPage() {
  const { t } = useTranslation('profile');
  const user = useUser();
  return (
    <AccountPage title={t('profile:security.title')} lead={t('profile:security.lead')}>
      {user && (
        <>
          <Sessions user={user} />
          <DataExport user={user} />
        </>
      )}
    </AccountPage>
  );
}

function Sessions({ user: { username } }: { user: User }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionQueries.all(username));
  const [asked, setAsked] = useState<Session>();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const remove = ({ id }: Session): void => {
    setAsked(undefined);
    void run(t('profile:security.removed'), async () => {
      await endSession(username, id);
      await queryClient.invalidateQueries(sessionQueries.all(username));
    });
  };
  const removeOthers = (): void => {
    void run(t('profile:security.othersRemoved'), async () => {
      await endOtherSessions(username);
      await queryClient.invalidateQueries(sessionQueries.all(username));
    });
  };
  return (
    <>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Panel title={t('profile:security.sessions')} count={sessions?.length}>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('profile:security.failed')}</RetryNotice>}
        {!sessions && !isError && <LoadingRows>{t('profile:security.loading')}</LoadingRows>}
        {sessions?.length === 0 && <p className={form.text}>{t('profile:security.empty')}</p>}
        {sessions && sessions.length > 0 && (
          <SessionTable sessions={sessions} isBusy={isBusy} onRemove={setAsked} />
        )}
        {sessions?.some(({ current }) => !current) && (
          <ConfirmButton label={t('profile:security.removeOthers')} busy={isBusy} onConfirm={removeOthers}>
            {t('profile:security.removeOthers')}
          </ConfirmButton>
        )}
      </Panel>
      {asked && (
        <EndSessionDialog
          session={asked}
          onRemove={() => remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface SessionTableProps {
  sessions: Session[];
  isBusy: boolean;
  onRemove: (session: Session) => void;
}

function SessionTable({ sessions, isBusy, onRemove }: SessionTableProps) {
  const { t, i18n } = useTranslation('profile');
  const [browser, ip, lastUsed] = [
    t('profile:security.browser'),
    t('profile:security.ip'),
    t('profile:security.lastUsed'),
  ];
  return (
    <Table
      label={t('profile:security.sessions')}
      columns={[browser, ip, lastUsed]}
      actions={t('profile:security.remove')}
    >
      {sessions.map((session) => (
        <tr key={session.id}>
          <Cell label={browser}>{session.browser ?? t('profile:security.browserUnknown')}</Cell>
          <Cell label={ip}>
            {session.ip} {session.current && <Tag>{t('profile:security.current')}</Tag>}
          </Cell>
          <Cell label={lastUsed}>
            <time dateTime={session.lastUsed}>{formatMoment(session.lastUsed, i18n.language)}</time>
          </Cell>
          <ActionCell>
            <Button
              size="small"
              variant="danger"
              icon="trash"
              aria-label={t('profile:security.removeOf', { ip: session.ip })}
              disabled={isBusy}
              onClick={() => onRemove(session)}
            >
              {t('profile:security.remove')}
            </Button>
          </ActionCell>
        </tr>
      ))}
    </Table>
  );
}
