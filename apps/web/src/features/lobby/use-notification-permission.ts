import { useEffect } from 'react';
import { askForNotifications } from '../../lib/desktop-notifications.ts';
import { useSession } from '../../lib/session.ts';

/** Asks, once per visit of the lobby, whether we may tell of a joining opponent on the desktop. */
export function useNotificationPermission(): void {
  const isMember = useSession((session) => session.status === 'member');
  useEffect(() => {
    if (isMember) askForNotifications();
  }, [isMember]);
}
