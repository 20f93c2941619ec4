import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { OneFieldForm } from '../../../ui/one-field-form.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StaffPage } from '../staff-page.tsx';
import { findUser } from './api.ts';
import { UserEditor } from './user-editor.tsx';

type FoundUser = Awaited<ReturnType<typeof findUser>>;

/** Finds a user, to see and change details that only staff may. */
export function UsersPage() {
  const { t } = useTranslation('staff');
  const [found, setFound] = useState<FoundUser>();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const find = async (username: string): Promise<false> => {
    setFound(undefined);
    await run(t('staff:users.loaded'), async () => setFound(await findUser(username)));
    // The name stays beside the result.
    return false;
  };
  return (
    <StaffPage title={t('staff:users.title')} lead={t('staff:users.lead')}>
      <Panel title={t('staff:users.find')}>
        <OneFieldForm
          label={t('staff:users.username')}
          required={t('staff:users.required')}
          submit={t('staff:users.submit')}
          icon="search"
          isBusy={isBusy}
          field={{ autoCapitalize: 'none', maxLength: 64 }}
          onSubmit={find}
        />
      </Panel>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {found && (
        <UserEditor
          key={found.user.id}
          user={found.user}
          linkedAccounts={found.linkedAccounts}
          onChange={(user) => setFound({ ...found, user })}
        />
      )}
    </StaffPage>
  );
}
