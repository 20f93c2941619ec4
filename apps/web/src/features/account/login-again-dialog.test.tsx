import { okReply } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, redirects } from '../../lib/http.ts';
import { signIn, signOut, useSession } from '../../lib/session.ts';
import { discardUnsavedChanges, useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, somebody } from '../../test/server.ts';
import { LoginAgain } from './login-again-dialog.tsx';

const refreshToken = { id: 7, username: 'Mira', token: 'kept' };
const WRONG = { success: false, message: 'Invalid username or password' };

/** A form that saves by a call, and the question of the layout. */
function Page({ isDirty = true }: { isDirty?: boolean }) {
  const [outcome, setOutcome] = useState('nothing yet');
  const { status, user } = useSession();
  useUnsavedChanges(isDirty);
  const save = () =>
    call('/api/thing', { method: 'PUT', body: { text: 'typed' }, reply: okReply({}) }).then(
      () => setOutcome('saved'),
      (error: Error) => setOutcome(error.message),
    );
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <p>{outcome}</p>
      {status === 'ended' && user && <LoginAgain user={user} />}
    </>
  );
}

function serve(login: object = { success: true, token: 'fresh', refreshToken, user: somebody() }) {
  return answerCalls({
    'PUT /api/thing': () =>
      useSession.getState().token === 'fresh'
        ? { body: { success: true } }
        : { status: 401, body: { success: false, message: 'Unauthorized' } },
    'POST /api/account/token': () => ({ status: 401, body: { success: false, message: 'Unauthorized' } }),
    'POST /api/account/login': login,
  });
}
const password = () => screen.findByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

beforeEach(() => {
  discardUnsavedChanges();
  vi.spyOn(redirects, 'toLogin').mockReturnValue(undefined);
  signIn({ token: 'stale', refreshToken, user: somebody() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

test('a login that ended is renewed in place, and what was entered is saved', async () => {
  const sent = serve();
  const user = openPage(<Page />);

  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(/Your login has ended, Mira/)).toBeDefined();
  await user.type(await password(), 'a good password');
  await user.click(submit());

  expect(await screen.findByText('saved')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.find(({ call: path }) => path.endsWith('/login'))?.body).toEqual({
    username: 'Mira',
    password: 'a good password',
  });
  expect(sent.at(-1)).toEqual({ call: 'PUT /api/thing', body: { text: 'typed' } });
  expect(redirects.toLogin).not.toHaveBeenCalled();
});

test('a wrong password is told, and can be corrected', async () => {
  serve(WRONG);
  const user = openPage(<Page />);

  await user.click(screen.getByText('Save'));
  await user.type(await password(), 'wrong');
  await user.click(submit());

  expect(await screen.findByText('Invalid username or password')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', false);
  expect(useSession.getState().status).toBe('ended');
});

test('a hidden question fails the call, keeps the page and returns with the next call', async () => {
  serve();
  const user = openPage(<Page />);

  await user.click(screen.getByText('Save'));
  await password();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByText('Your login has ended. Log in again to go on.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByText('Save'));
  expect(await password()).toBeDefined();
});

test('a user who gives up is logged out', async () => {
  serve();
  const user = openPage(<Page />);

  await user.click(screen.getByText('Save'));
  await password();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));

  await waitFor(() => expect(useSession.getState().status).toBe('anonymous'));
  expect(useSession.getState().user).toBeNull();
});

test('without unsaved changes, a login that ended leads to the login page', async () => {
  serve();
  const user = openPage(<Page isDirty={false} />);

  await user.click(screen.getByText('Save'));

  await waitFor(() => expect(redirects.toLogin).toHaveBeenCalledOnce());
  expect(useSession.getState().status).toBe('anonymous');
});

test('the question has the focus in its password, and sends nothing without one', async () => {
  const sent = serve();
  const user = openPage(<Page />);

  await user.click(screen.getByText('Save'));

  expect(document.activeElement).toBe(await password());
  expect(submit()).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');
  expect(sent.some(({ call: path }) => path.endsWith('/login'))).toBe(false);
});

test('a user who was banned meanwhile reads why they cannot log in', async () => {
  const ban = { kind: 'ban', reason: 'spam', until: null };
  serve(() => ({ status: 401, body: { success: false, message: 'This account is banned.', ban } }));
  const user = openPage(<Page />);

  await user.click(screen.getByText('Save'));
  await user.type(await password(), 'a good password');
  await user.click(submit());

  expect(await screen.findByText('You cannot log in any more. Reason: Spam.')).toBeDefined();
});

test('a server that does not answer is told in the question, which stays open', async () => {
  serve(() => ({ status: 500, body: {} }));
  const user = openPage(<Page />);

  await user.click(screen.getByText('Save'));
  await user.type(await password(), 'a good password');
  await user.click(submit());

  expect(await screen.findByText(/An error occured communicating with the server/)).toBeDefined();
  expect(submit()).toHaveProperty('disabled', false);
});
