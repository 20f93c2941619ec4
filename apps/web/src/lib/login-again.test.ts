import { beforeEach, expect, test } from 'vitest';
import { logIn, somebody } from '../test/server.ts';
import { hideLoginAgain, loginAgain, useLoginAgain } from './login-again.ts';
import { useSession } from './session.ts';

beforeEach(() => {
  useLoginAgain.setState({ isHidden: false });
  useSession.setState({ status: 'ended', user: somebody(), token: null });
});

test('a user who logs in again goes on', async () => {
  const answer = loginAgain();

  logIn(somebody());

  expect(await answer).toBe(true);
});

test('a user who hides the question does not go on', async () => {
  const answer = loginAgain();

  hideLoginAgain();

  expect(await answer).toBe(false);
});

test('a user who logs out does not go on', async () => {
  const answer = loginAgain();

  useSession.setState({ status: 'anonymous', user: null, token: null });

  expect(await answer).toBe(false);
});

test('the next call asks again although the question was hidden', async () => {
  hideLoginAgain();

  const answer = loginAgain();
  expect(useLoginAgain.getState().isHidden).toBe(false);
  logIn(somebody());

  expect(await answer).toBe(true);
});

test('all calls that wait get the answer', async () => {
  const answers = [loginAgain(), loginAgain()];

  logIn(somebody());

  expect(await Promise.all(answers)).toEqual([true, true]);
});

test('a user who has logged in meanwhile is not asked', async () => {
  logIn(somebody());

  expect(await loginAgain()).toBe(true);
});
