import { useEffect } from 'react';
import { askForNotifications } from '../../lib/desktop-notifications.ts';
import { useSession } from '../../lib/session.ts';

/** Asks once per visit of the lobby for permission to show desktop notifications of joining opponents. */
export function useNotificationPermission(): void {
  const isMember = useSession((session) => session.status === 'member');
  useEffect(() => {
    if (isMember) askForNotifications();
  }, [isMember]);
}
