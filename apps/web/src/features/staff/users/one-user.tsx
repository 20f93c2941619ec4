import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { findUser } from './api.ts';
import { UserEditor } from './user-editor.tsx';

type FoundUser = Awaited<ReturnType<typeof findUser>>;

/** Loads one user. */
export function OneUser({ username }: { username: string }) {
  const { t } = useTranslation('staff');
  const [found, setFound] = useState<FoundUser>();
  const { outcome, run, dismiss } = useRequestStatus();
  const load = useEffectEvent(() =>
    run(t('staff:users.loaded'), async () => setFound(await findUser(username))),
  );
  useEffect(() => void load(), []);
  return (
    <>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {found && (
        <UserEditor
          user={found.user}
          linkedAccounts={found.linkedAccounts}
          linkedCount={found.linkedCount}
          onChange={(user) => setFound({ ...found, user })}
        />
      )}
    </>
  );
}
