/** A login belongs to the browser: what becomes of it in one tab counts in all of them. */
import { refreshSession } from './http.ts';
import { storedGuestPass } from './lobby/guest-pass.ts';
import { storedRefreshToken, signOut, useSession } from './session.ts';
import { REFRESH_TOKEN_KEY } from './storage-keys.ts';

/** @returns what stops it */
export function syncLoginAcrossTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    // Without a key everything that was kept has been thrown away.
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
  // The same login under its next token. And who plays as a guest in this tab is not torn from the table.
  if (kept.username === user?.username || storedGuestPass()) return;
  void refreshSession().catch(() => {});
}
