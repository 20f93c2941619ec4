import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcome } from '../../../lib/use-outcome.ts';
import { OutcomeNotice } from '../../../ui/outcome-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StaffPage } from '../staff-page.tsx';
import { findUser } from './calls.ts';
import { FindForm } from './find-form.tsx';
import { UserEditor } from './user-editor.tsx';

type Found = Awaited<ReturnType<typeof findUser>>;

/** Finds a user, to see and change what only staff may. */
export function UsersPage() {
  const { t } = useTranslation('staff');
  const [found, setFound] = useState<Found>();
  const { outcome, isBusy, run, dismiss } = useOutcome();

  const find = (username: string): Promise<boolean> => {
    setFound(undefined);
    return run(t('staff:users.loaded'), async () => setFound(await findUser(username)));
  };
  return (
    <StaffPage title={t('staff:users.title')} lead={t('staff:users.lead')}>
      <Panel title={t('staff:users.find')}>
        <FindForm isBusy={isBusy} onFind={(username) => void find(username)} />
      </Panel>
      <OutcomeNotice outcome={outcome} onDismiss={dismiss} />
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
