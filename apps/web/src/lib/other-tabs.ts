/** A login belongs to the browser: a change in one tab applies to all tabs. */
import { refreshSession } from './http.ts';
import { storedGuestPass } from './lobby/guest-pass.ts';
import { storedRefreshToken, signOut, useSession } from './session.ts';
import { REFRESH_TOKEN_KEY } from './storage-keys.ts';

/** @returns a function that stops it */
export function syncLoginAcrossTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    // Without a key, the whole storage was cleared.
    if (key === null || key === REFRESH_TOKEN_KEY) syncLogin();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function syncLogin(): void {
  const { status, user } = useSession.getState();
  if (status === 'starting') return;
  const kept = storedRefreshToken();
  if (!kept) {
    if (status === 'member') signOut();
    return;
  }
  // The same login with its next token. A guest who plays in this tab stays at the table.
  const isSame = kept.username === user?.username && status !== 'ended';
  if (isSame || storedGuestPass()) return;
  void refreshSession().catch(() => {});
}
