import { expect, test } from 'vitest';
import { GUEST_KEY } from '../storage-keys.ts';
import { clearGuestPass, storedGuestPass, storeGuestPass } from './guest-pass.ts';

const pass = { name: 'Guest-1', token: 'secret' };

test('a pass is kept in this tab only', () => {
  storeGuestPass(pass);

  expect(storedGuestPass()).toEqual(pass);
  expect(localStorage).toHaveLength(0);
});

test('a pass that was cleared is gone', () => {
  storeGuestPass(pass);
  clearGuestPass();

  expect(storedGuestPass()).toBeUndefined();
});

test.each(['', 'rubbish', '{"name":"Guest-1"}', 'null'])('a damaged pass counts as none: %j', (text) => {
  sessionStorage.setItem(GUEST_KEY, text);

  expect(storedGuestPass()).toBeUndefined();
});
