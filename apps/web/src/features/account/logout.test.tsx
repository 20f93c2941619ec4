import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { markLessonDone } from '../../lib/lesson-progress.ts';
import { signIn, storedRefreshToken, useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, somebody } from '../../test/server.ts';
import { Logout } from './logout.tsx';

const LOGOUT = 'POST /api/account/logout';

function open(answer: Parameters<typeof answerCalls>[0][string]) {
  const sent = answerCalls({ [LOGOUT]: answer });
  openPage(
    <Routes>
      <Route path="/logout" element={<Logout />} />
      <Route path="/" element={<p>The lobby</p>} />
    </Routes>,
    '/logout',
  );
  return sent;
}

const logInHere = () =>
  signIn({
    token: 'access',
    refreshToken: { id: 12, username: 'Mira', token: 'secret' },
    user: somebody(),
  });

test('the session of this browser is ended on the server, and the lobby is shown', async () => {
  logInHere();
  const sent = open({ success: true });

  expect(await screen.findByText('The lobby')).toBeDefined();
  expect(sent).toEqual([{ call: LOGOUT, body: { tokenId: 12 } }]);
  expect(storedRefreshToken()).toBeUndefined();
  expect(useSession.getState().status).toBe('anonymous');
});

test.each([
  ['does not answer', () => ({ status: 500, body: {} })],
  ['refuses', { success: false, message: 'Unauthorized' }],
])('a server that %s does not keep the user logged in', async (_what, answer) => {
  logInHere();
  open(answer);

  expect(await screen.findByText('The lobby')).toBeDefined();
  expect(storedRefreshToken()).toBeUndefined();
});

test('whoever is not logged in goes to the lobby at once', async () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  const sent = open({ success: true });

  expect(await screen.findByText('The lobby')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a login that the server has ended is removed without asking the server', async () => {
  useSession.setState({ status: 'ended', user: somebody(), token: null });
  const sent = open({ success: true });

  expect(await screen.findByText('The lobby')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a stored login is tried before it is ended', async () => {
  useSession.setState({ status: 'starting', user: null, token: null });
  const sent = open({ success: true });
  expect(screen.queryByText('The lobby')).toBeNull();

  logInHere();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText('The lobby')).toBeDefined();
});

test('progress in lessons that is not in the account yet is sent before the logout', async () => {
  logInHere();
  markLessonDone('turn');
  const sent = open({ success: true });

  expect(await screen.findByText('The lobby')).toBeDefined();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/account/Mira/learning', LOGOUT]);
});
