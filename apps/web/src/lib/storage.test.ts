import { afterEach, expect, test, vi } from 'vitest';
import { somebody } from '../test/server.ts';
import { signIn, signOut, useSession } from './session.ts';
import { readStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('invalid stored values are ignored', () => {
  localStorage.setItem('sound', '{"volume":');

  expect(readStored('sound')).toBeUndefined();
});

test('a full storage stores nothing and fails nothing', () => {
  const setItem = (): never => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });

  writeStored('theme', 'light');
  signIn({
    token: 'an access token',
    refreshToken: { id: 7, username: 'Mira', token: 'kept' },
    user: somebody(),
  });

  expect(readStored('theme')).toBeUndefined();
  expect(useSession.getState().status).toBe('member');
  signOut();
});
