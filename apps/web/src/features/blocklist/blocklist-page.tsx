import type { User } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendToLobby } from '../../lib/lobby/client.ts';
import { updateUser, useSession, useUser } from '../../lib/session.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { OneFieldForm } from '../../ui/one-field-form.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { ActionCell, Cell, Table } from '../../ui/table.tsx';
import { AccountPage } from '../../ui/account-page.tsx';
import { blockListQueries, blockUser, unblockUser } from './api.ts';

/** The format of user names. */
const USERNAME = { autoCapitalize: 'none', maxLength: 64 };

/** Users who may not join the user's games and whose messages are hidden. */
export function BlocklistPage() {
  const { t } = useTranslation('profile');
  const user = useUser();
  return (
    <AccountPage title={t('profile:blocklist.title')} lead={t('profile:blocklist.lead')}>
      {user && <Blocklist user={user} />}
    </AccountPage>
  );
}

function Blocklist({ user: { username } }: { user: User }) {
  const { t } = useTranslation('profile');
  const { data: names, isError, refetch } = useQuery(blockListQueries.all(username));
  const change = useBlockListChange(username);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const block = (name: string): Promise<boolean> =>
    run(t('profile:blocklist.added', { name }), () => change(blockUser(username, name)));
  const unblock = (name: string): Promise<boolean> =>
    run(t('profile:blocklist.removed', { name }), () => change(unblockUser(username, name)));
  return (
    <>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Panel title={t('profile:blocklist.add')}>
        <OneFieldForm
          label={t('profile:blocklist.username')}
          required={t('profile:blocklist.required')}
          submit={t('profile:blocklist.block')}
          isBusy={isBusy}
          field={USERNAME}
          onSubmit={block}
        />
      </Panel>
      <Panel title={t('profile:blocklist.users')} count={names?.length}>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('profile:blocklist.failed')}</RetryNotice>}
        {!names && !isError && <LoadingRows>{t('profile:blocklist.loading')}</LoadingRows>}
        {names?.length === 0 && <p className={form.text}>{t('profile:blocklist.empty')}</p>}
        {names && names.length > 0 && (
          <BlockedUsers names={names} isBusy={isBusy} onUnblock={(name) => void unblock(name)} />
        )}
      </Panel>
    </>
  );
}

/** @returns a function that waits for a change of the list and refreshes everything that shows it */
function useBlockListChange(username: string) {
  const queryClient = useQueryClient();
  return async (answer: Promise<{ user: User }>): Promise<void> => {
    const { user } = await answer;
    updateUser(user);
    queryClient.setQueryData(blockListQueries.all(username).queryKey, user.blockList);
    // Identifying again makes the lobby send its lists with the new filter.
    const { token } = useSession.getState();
    if (token !== null) void sendToLobby('authenticate', token);
  };
}

interface BlockedUsersProps {
  names: readonly string[];
  isBusy: boolean;
  onUnblock: (name: string) => void;
}

function BlockedUsers({ names, isBusy, onUnblock }: BlockedUsersProps) {
  const { t } = useTranslation('profile');
  return (
    <Table
      label={t('profile:blocklist.users')}
      columns={[t('profile:blocklist.username')]}
      actions={t('profile:blocklist.remove')}
    >
      {names.map((name) => (
        <tr key={name}>
          <Cell>{name}</Cell>
          <ActionCell>
            <Button
              size="small"
              variant="danger"
              icon="trash"
              aria-label={t('profile:blocklist.removeName', { name })}
              disabled={isBusy}
              onClick={() => onUnblock(name)}
            >
              {t('profile:blocklist.remove')}
            </Button>
          </ActionCell>
        </tr>
      ))}
    </Table>
  );
}
