import { expect, test } from 'vitest';
import { storeInvitation, takeInvitedPath } from './invitation.ts';

test('who was invited to a game comes to it after the login, once', () => {
  storeInvitation('5b2c&x');

  expect(takeInvitedPath()).toBe('/play?gameId=5b2c%26x');
  expect(takeInvitedPath()).toBe('/');
});
