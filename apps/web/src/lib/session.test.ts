import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { somebody } from '../test/server.ts';
import {
  endLogin,
  refreshAttempt,
  signIn,
  signOut,
  storedRefreshToken,
  updateUser,
  useSession,
} from './session.ts';
import { REFRESH_TOKEN_KEY } from './storage-keys.ts';
import { writeStored } from './storage.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

const refreshToken = { id: 7, username: 'Mira', token: 'secret' };
const logIn = () => signIn({ token: 'access', refreshToken, user: somebody() });

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'starting', user: null, token: null });
});

test('a login stores the refresh token and keeps the access token in memory only', () => {
  logIn();

  expect(useSession.getState()).toMatchObject({ status: 'member', token: 'access', user: { id: 7 } });
  expect(storedRefreshToken()).toEqual(refreshToken);
  const stored = JSON.stringify(Object.entries(localStorage));
  expect(stored).toContain('secret');
  expect(stored).not.toContain('access');
});

test('a logout leaves nothing of the login in the browser', () => {
  logIn();
  refreshAttempt();

  signOut();

  expect(useSession.getState()).toEqual({ status: 'anonymous', user: null, token: null });
  expect(localStorage).toHaveLength(0);
});

test('a stored refresh token that is damaged counts as none', () => {
  writeStored(REFRESH_TOKEN_KEY, { id: 'seven' });

  expect(storedRefreshToken()).toBeUndefined();
});

test('the exchange of a refresh token keeps its identifier until a login succeeds', () => {
  const attempt = refreshAttempt();
  expect(refreshAttempt()).toBe(attempt);

  logIn();

  expect(refreshAttempt()).not.toBe(attempt);
});

test('a change of the user keeps the access token unless a new one comes with it', () => {
  logIn();

  updateUser(somebody([], { email: 'new@example.org' }));
  expect(useSession.getState()).toMatchObject({ token: 'access', user: { email: 'new@example.org' } });
  updateUser(somebody(), 'next');

  expect(useSession.getState().token).toBe('next');
});

test('a late answer about another user changes nothing', () => {
  logIn();

  updateUser(somebody([], { id: 8, username: 'Wren' }), 'other');

  expect(useSession.getState()).toMatchObject({ token: 'access', user: { id: 7, username: 'Mira' } });
});

describe('a login that the server has ended', () => {
  test('is a logout if nothing is lost with it', () => {
    logIn();

    endLogin();

    expect(useSession.getState()).toEqual({ status: 'anonymous', user: null, token: null });
  });

  test('keeps the user on the page while changes are not saved, but nothing of the login', () => {
    logIn();
    renderHook(() => useUnsavedChanges(true));

    endLogin();

    expect(useSession.getState()).toMatchObject({ status: 'ended', user: { username: 'Mira' }, token: null });
    expect(storedRefreshToken()).toBeUndefined();
  });

  test('of somebody who is not known is a logout although changes are not saved', () => {
    renderHook(() => useUnsavedChanges(true));

    endLogin();

    expect(useSession.getState().status).toBe('anonymous');
  });
});
