import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, somebody } from '../test/server.ts';
import { SHARED_BY_USERS, clearCacheOnUserChange, queryClient } from './query-client.ts';
import { useSession } from './session.ts';

let stop: () => void;
beforeEach(async () => {
  logIn(somebody());
  stop = clearCacheOnUserChange();
  await queryClient.fetchQuery({ queryKey: ['decks', 'own'], queryFn: () => ['First Lantern'] });
  await queryClient.fetchQuery({ queryKey: ['news'], queryFn: () => ['A league'], meta: SHARED_BY_USERS });
});
afterEach(() => {
  stop();
  queryClient.clear();
});

test('cached data of a user is removed at logout; public data stays', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });

  expect(queryClient.getQueryData(['decks', 'own'])).toBeUndefined();
  expect(queryClient.getQueryData(['news'])).toEqual(['A league']);
});

test('another user who logs in in another tab does not find it either', () => {
  logIn(somebody([], { id: 8, username: 'Nils', name: 'Nils' }));

  expect(queryClient.getQueryData(['decks', 'own'])).toBeUndefined();
});

test('a new token, name or picture of the same user removes nothing', () => {
  useSession.setState({ status: 'member', user: somebody([], { name: 'Miranda' }), token: 'token-2' });

  expect(queryClient.getQueryData(['decks', 'own'])).toEqual(['First Lantern']);
});
