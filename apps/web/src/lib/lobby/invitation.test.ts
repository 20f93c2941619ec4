import { expect, test } from 'vitest';
import { storeInvitation, takeInvitedPath } from './invitation.ts';

test('an invited user arrives at the game after the login, once', () => {
  storeInvitation('5b2c&x');

  expect(takeInvitedPath()).toBe('/play?gameId=5b2c%26x');
  expect(takeInvitedPath()).toBe('/');
});
