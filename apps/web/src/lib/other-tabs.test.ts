import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { syncLoginAcrossTabs } from './other-tabs.ts';
import { storeGuestPass } from './lobby/guest-pass.ts';
import { useSession } from './session.ts';
import { REFRESH_TOKEN_KEY } from './storage-keys.ts';

const NILS = somebody([], { id: 8, username: 'Nils', name: 'Nils' });
const tokenOf = (username: string, token: string) => ({ id: 3, username, token });

let stopFollowing: () => void;
beforeEach(() => {
  sessionStorage.clear();
  logIn(somebody());
  stopFollowing = syncLoginAcrossTabs();
});
afterEach(() => {
  stopFollowing();
  vi.unstubAllGlobals();
});

/** What another tab stores; `undefined` removes it. */
function keepElsewhere(token: object | undefined): void {
  if (token) localStorage.setItem(REFRESH_TOKEN_KEY, JSON.stringify(token));
  else localStorage.removeItem(REFRESH_TOKEN_KEY);
  dispatchEvent(new StorageEvent('storage', { key: REFRESH_TOKEN_KEY }));
}

test('a logout in another tab applies here', () => {
  keepElsewhere(undefined);

  expect(useSession.getState()).toEqual({ status: 'anonymous', user: null, token: null });
});

test('a login as another user in another tab applies here', async () => {
  answerCalls({
    'POST /api/account/token': {
      success: true,
      token: 'token of Nils',
      refreshToken: tokenOf('Nils', 'next'),
      user: NILS,
    },
  });

  keepElsewhere(tokenOf('Nils', 'first'));

  await vi.waitFor(() => expect(useSession.getState().user?.name).toBe('Nils'));
});

test('the next token of the same login belongs to the tab that has it', () => {
  const sent = answerCalls({});

  keepElsewhere(tokenOf('Mira', 'next'));

  expect(sent).toEqual([]);
  expect(useSession.getState().user?.name).toBe('Mira');
});

test('a guest in a game continues while a user logs in in another tab', () => {
  const sent = answerCalls({});
  useSession.setState({ status: 'anonymous', user: null, token: null });
  storeGuestPass({ name: 'Guest-1', token: 'a pass' });

  keepElsewhere(tokenOf('Nils', 'first'));

  expect(sent).toEqual([]);
});
