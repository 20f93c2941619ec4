import { okReply, replyOf } from '@amberhall/protocol';
import type { User } from '@amberhall/protocol';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { call, CallError, GENERIC_ERROR, refreshSession, startSession, redirects } from './http.ts';
import { leaveLogin, signIn, signOut, useSession } from './session.ts';

const user: User = {
  id: 1,
  username: 'mira',
  name: 'mira',
  avatar: null,
  role: 'user',
  email: 'mira@example.org',
  registered: '2026-01-01T00:00:00.000Z',
  verified: true,
  disabled: false,
  permissions: Object.fromEntries(
    [
      'canEditNews',
      'canManageUsers',
      'canManagePermissions',
      'canManageGames',
      'canManageNodes',
      'canModerateChat',
      'canVerifyDecks',
      'canManageBanlist',
      'canManageMotd',
      'canManageTournaments',
      'isAdmin',
      'isContributor',
      'isSupporter',
      'isWinner',
      'isPreviousWinner',
      'keepsSupporterWithNoPatreon',
    ].map((flag) => [flag, false]),
  ) as User['permissions'],
  patreon: 0,
  challonge: { key: '', subdomain: '' },
  settings: {
    background: 'brobnar',
    cardSize: 'normal',
    avatar: null,
    customBackground: null,
    optionSettings: { orderForcedAbilities: true, confirmOneClick: true, useHalfSizedCards: false },
  },
  language: 'en',
  blockList: [],
};
const refreshToken = (secret: string) => ({ id: 7, username: 'mira', token: secret });
const Hello = replyOf({ word: z.string() });

/** A server with one valid access token and one valid refresh token, which it accepts once. */
function serve(handlers: { token?: () => Response; hello?: (token: string | null) => Response }) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(path);
    if (path === '/api/account/token')
      return handlers.token?.() ?? json(401, { success: false, message: 'no' });
    return handlers.hello?.(new Headers(init.headers).get('authorization')) ?? json(404, {});
  });
  return calls;
}

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const traded = () => json(200, { success: true, token: 'fresh', refreshToken: refreshToken('second'), user });
const onlyFresh = (token: string | null): Response =>
  token === 'Bearer fresh'
    ? json(200, { success: true, word: 'hi' })
    : json(401, { success: false, message: 'old' });

beforeEach(() => {
  vi.spyOn(redirects, 'toLogin').mockReturnValue(undefined);
  vi.spyOn(redirects, 'toUnauthorised').mockReturnValue(undefined);
  signIn({ token: 'stale', refreshToken: refreshToken('first'), user });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

test('a call with an expired token refreshes and is repeated once', async () => {
  const calls = serve({ token: traded, hello: onlyFresh });

  const reply = await call('/api/hello', { reply: Hello });

  expect(reply.word).toBe('hi');
  expect(calls).toEqual(['/api/hello', '/api/account/token', '/api/hello']);
  expect(useSession.getState().token).toBe('fresh');
  expect(localStorage.getItem('refreshToken')).toContain('second');
});

test('concurrent failing calls refresh the token once', async () => {
  const calls = serve({ token: traded, hello: onlyFresh });

  await Promise.all([1, 2, 3].map(() => call('/api/hello', { reply: Hello })));

  expect(calls.filter((path) => path === '/api/account/token')).toHaveLength(1);
});

test('a refused refresh ends the login and leads to the login page', async () => {
  serve({ hello: onlyFresh });

  await expect(call('/api/hello', { reply: Hello })).rejects.toThrow(CallError);

  expect(redirects.toLogin).toHaveBeenCalledOnce();
  expect(useSession.getState().status).toBe('anonymous');
  expect(localStorage.getItem('refreshToken')).toBeNull();
});

const refused = () => json(401, { success: false, message: 'Unauthorized' });

test('a call that is refused because its user has logged out meanwhile leads nowhere', async () => {
  serve({
    hello: () => {
      leaveLogin();
      signOut();
      return refused();
    },
  });

  await expect(call('/api/hello', { reply: Hello })).rejects.toThrow('Unauthorized');

  expect(redirects.toLogin).not.toHaveBeenCalled();
});

test('a call that is refused while its user logs out leads nowhere', async () => {
  leaveLogin();
  serve({ hello: refused });

  await expect(call('/api/hello', { reply: Hello })).rejects.toThrow('Unauthorized');

  expect(redirects.toLogin).not.toHaveBeenCalled();
});

test('a call of somebody who has logged out before leads to the login page', async () => {
  leaveLogin();
  signOut();
  serve({ hello: refused });

  await expect(call('/api/hello', { reply: Hello })).rejects.toThrow('Unauthorized');

  expect(redirects.toLogin).toHaveBeenCalledOnce();
});

test('a login that the server ends after an earlier logout leads to the login page', async () => {
  leaveLogin();
  signOut();
  signIn({ token: 'stale', refreshToken: { id: 8, username: 'mira', token: 'first' }, user });
  serve({ hello: refused });

  await expect(call('/api/hello', { reply: Hello })).rejects.toThrow('Unauthorized');

  // The refused refresh ends this login as well.
  expect(redirects.toLogin).toHaveBeenCalledOnce();
});

test('a call that is refused after the refresh is not repeated', async () => {
  const calls = serve({ token: traded, hello: () => json(401, { success: false, message: 'never' }) });

  await expect(call('/api/hello', { reply: Hello })).rejects.toThrow('never');

  expect(calls).toHaveLength(3);
});

test('a forbidden call leads to the page that says so', async () => {
  serve({ hello: () => json(403, { success: false, message: 'Forbidden' }) });

  await expect(call('/api/hello', { reply: Hello })).rejects.toThrow('Forbidden');

  expect(redirects.toUnauthorised).toHaveBeenCalledOnce();
});

test('a refused request is an error with the server’s messages', async () => {
  serve({ hello: () => json(200, { success: false, message: ['One.', 'Two.'] }) });

  await expect(call('/api/hello', { reply: Hello })).rejects.toMatchObject({
    status: 200,
    messages: ['One.', 'Two.'],
  });
});

test('an unexpected answer is the generic error', async () => {
  serve({ hello: () => json(200, { success: true, word: 5 }) });

  await expect(call('/api/hello', { reply: okReply({ word: z.string() }) })).rejects.toThrow(GENERIC_ERROR);
});

test('an unreachable server is the generic error, and logs nobody out', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

  await expect(call('/api/hello', { reply: Hello })).rejects.toMatchObject({
    status: 0,
    message: GENERIC_ERROR,
  });

  expect(useSession.getState().status).toBe('member');
});

test('a refresh with a lost answer is retried in the same attempt, and the next one uses another', async () => {
  const attempts: unknown[] = [];
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    async () => traded(),
    async () => traded(),
  ];
  vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
    attempts.push(JSON.parse(init.body).attempt);
    return answers.shift()?.();
  });

  await expect(refreshSession()).rejects.toThrow(GENERIC_ERROR);
  await refreshSession();
  await refreshSession();

  expect(attempts[1]).toBe(attempts[0]);
  expect(attempts[2]).not.toBe(attempts[0]);
});

test('a refresh with an incomplete or foreign answer does not log out', async () => {
  const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('left')) });
  const answers = [new Response(cut), new Response('<h1>Welcome to this train</h1>'), traded()];
  vi.stubGlobal('fetch', async () => answers.shift());

  await expect(refreshSession()).rejects.toThrow(GENERIC_ERROR);
  await expect(refreshSession()).rejects.toThrow(GENERIC_ERROR);

  await expect(refreshSession()).resolves.toBe(true);
  expect(useSession.getState().status).toBe('member');
});

test('the end of a login does not affect the next one', async () => {
  serve({
    token: () => {
      signIn({ token: 'next', refreshToken: { id: 8, username: 'mira', token: 'of the next' }, user });
      return json(401, { success: false, message: 'Unauthorized' });
    },
  });

  await expect(refreshSession()).resolves.toBe(true);

  expect(useSession.getState().token).toBe('next');
  expect(localStorage.getItem('refreshToken')).toContain('of the next');
});

test('a stored login is used when the page opens', async () => {
  useSession.setState({ status: 'starting', user: null, token: null });
  serve({ token: traded });

  await startSession();

  expect(useSession.getState().user?.name).toBe('mira');
});

test('without a server, a stored login is kept', async () => {
  useSession.setState({ status: 'starting', user: null, token: null });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

  await startSession();

  expect(useSession.getState().status).toBe('unreachable');
  expect(localStorage.getItem('refreshToken')).toContain('first');
});

test('a stored login is tried again until the server answers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  useSession.setState({ status: 'starting', user: null, token: null });
  const unreachable = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', unreachable);

  await startSession();
  await vi.advanceTimersByTimeAsync(3000);
  expect(unreachable).toHaveBeenCalledTimes(3);
  serve({ token: traded });
  await vi.advanceTimersByTimeAsync(4000);

  expect(useSession.getState().user?.name).toBe('mira');
});

test('a user who logs out during the token refresh stays logged out', async () => {
  serve({
    token: () => {
      signOut();
      return traded();
    },
  });

  expect(await refreshSession()).toBe(false);
  expect(useSession.getState().status).toBe('anonymous');
  expect(localStorage.getItem('refreshToken')).toBeNull();
});
