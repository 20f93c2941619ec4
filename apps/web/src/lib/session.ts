import { RefreshToken } from '@amberhall/protocol';
import type { User } from '@amberhall/protocol';
import { create } from 'zustand';
import { REFRESH_TOKEN_KEY } from './storage-keys.ts';
import { hasUnsavedChanges } from './unsaved-changes.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const ATTEMPT_KEY = 'refreshAttempt';

/** The user of this browser. `starting` until a stored login has been tried. */
export type Session =
  | { status: 'starting'; user: null; token: null }
  /** The server could not be reached to try the stored login. It is tried again. */
  | { status: 'unreachable'; user: null; token: null }
  | { status: 'anonymous'; user: null; token: null }
  /** The server has ended the login of a user with unsaved changes. Their page stays until they log in again. */
  | { status: 'ended'; user: User; token: null }
  | { status: 'member'; user: User; /** Access token, 5 minutes; only ever in memory. */ token: string };

export interface Credentials {
  token: string;
  refreshToken: RefreshToken;
  user: User;
}

export const useSession = create<Session>(() => ({ status: 'starting', user: null, token: null }));

export const useUser = (): User | null => useSession((session) => session.user);

/** The id of the login that the user has decided to end. */
let leftLogin: number | undefined;

export function signIn({ token, refreshToken, user }: Credentials): void {
  writeStored(REFRESH_TOKEN_KEY, refreshToken);
  removeStored(ATTEMPT_KEY);
  if (refreshToken.id !== leftLogin) leftLogin = undefined;
  useSession.setState({ status: 'member', user, token });
}

/** The user logs out. From now on, the server can refuse calls that were sent before. */
export function leaveLogin(): void {
  leftLogin = storedRefreshToken()?.id;
}

/** Says whether the user is logging out, or has logged out and not logged in again. */
export function hasLeftLogin(): boolean {
  return leftLogin !== undefined;
}

/** Removes the login from this browser. `POST /api/account/logout` ends it on the server. */
export function signOut(): void {
  forgetLogin();
  useSession.setState({ status: 'anonymous', user: null, token: null });
}

function forgetLogin(): void {
  removeStored(REFRESH_TOKEN_KEY);
  removeStored(ATTEMPT_KEY);
}

/** The server has ended the login. Unsaved changes stay on the page, which asks to log in again. */
export function endLogin(): void {
  const { user } = useSession.getState();
  if (user === null || !hasUnsavedChanges()) return signOut();
  forgetLogin();
  useSession.setState({ status: 'ended', user, token: null });
}

/** @returns the stored credentials for the next access token */
export function storedRefreshToken(): RefreshToken | undefined {
  const kept = RefreshToken.safeParse(readStored(REFRESH_TOKEN_KEY));
  return kept.success ? kept.data : undefined;
}

/**
 * Identifies the exchange of the stored refresh token. It is kept until the exchange succeeds, so that a closed
 * page or a network failure does not log the user out.
 */
export function refreshAttempt(): string {
  const kept = readStored(ATTEMPT_KEY);
  if (typeof kept === 'string') return kept;
  const attempt = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  writeStored(ATTEMPT_KEY, attempt);
  return attempt;
}

/**
 * Applies what a call says about the user, for example after a change of the profile. A changed `token` comes with
 * it.
 */
export function updateUser(user: User, token?: string): void {
  const session = useSession.getState();
  if (session.status !== 'member' || session.user.id !== user.id) return;
  useSession.setState({ user, token: token ?? session.token });
}
