import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { Activation } from './activation.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { ResetPassword } from './reset-password.tsx';

const ACTIVATE = 'POST /api/account/activate';
const FINISH = 'POST /api/account/password-reset-finish';

const open = (path: string) =>
  openPage(
    <Routes>
      <Route path="/activation" element={<Activation />} />
      <Route path="/confirm-address" element={<ConfirmAddress />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/login" element={<p>login page</p>} />
    </Routes>,
    path,
  );

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/activation', 'activate your account'],
  ['/confirm-address', 'confirm your address'],
  ['/activation?id=4', 'activate your account'],
  ['/reset-password', 'reset your password'],
  ['/reset-password?token=x', 'reset your password'],
])('%s without a complete link asks for the mailed link', (path, purpose) => {
  const sent = answerCalls({});
  open(path);

  expect(screen.getByRole('alert').textContent).toBe(
    `This page is not intended to be viewed directly.  Please click on the link in your email to ${purpose}`,
  );
  expect(sent).toEqual([]);
});

test('opening the link activates the account once, and leads to the login', async () => {
  const sent = answerCalls({ [ACTIVATE]: { success: true } });
  open('/activation?id=4&token=abc');

  const expected = 'Your account has been activated. You will shortly be redirected to the login page.';
  expect(await screen.findByText(expected)).toBeDefined();
  expect(sent).toEqual([{ call: ACTIVATE, body: { id: '4', token: 'abc' } }]);
  expect(await screen.findByText('login page', {}, { timeout: 4000 })).toBeDefined();
});

test('opening the link in the mail to a new address changes the address', async () => {
  const sent = answerCalls({ 'POST /api/account/confirm-address': { success: true } });
  open('/confirm-address?id=4&token=abc');

  expect(await screen.findByText('Your email address was changed.')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([{ id: '4', token: 'abc' }]);
});

test('an expired link offers a new mail', async () => {
  answerCalls({
    [ACTIVATE]: { success: false, message: 'This link has expired. Please request a new email.' },
  });
  open('/activation?id=4&token=abc');

  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.');
  expect(screen.getByRole('link', { name: 'Resend activation email' }).getAttribute('href')).toBe(
    '/activation/mail',
  );
});

test('a new password is saved with the link’s parameters, and leads to the login', async () => {
  const sent = answerCalls({ [FINISH]: { success: true } });
  const user = open('/reset-password?id=4&token=abc');

  await user.type(screen.getByLabelText('New password'), 'secret1');
  await user.type(screen.getByLabelText('New password (again)'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));

  const expected = 'Your password has been changed. You will shortly be redirected to the login page.';
  expect(await screen.findByText(expected)).toBeDefined();
  expect(sent[0]?.body).toEqual({ id: '4', token: 'abc', newPassword: 'secret1' });
  expect(await screen.findByText('login page', {}, { timeout: 4000 })).toBeDefined();
});

test.each([
  ['12345', '12345', 'Password must be at least 6 characters'],
  ['secret1', 'secret2', 'The passwords you have entered do not match'],
  ['secret1', '', 'You must confirm your password'],
])('the passwords "%s" and "%s" are refused in the form', async (password, again, sentence) => {
  const sent = answerCalls({});
  const user = open('/reset-password?id=4&token=abc');

  await user.type(screen.getByLabelText('New password'), password);
  if (again) await user.type(screen.getByLabelText('New password (again)'), again);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));

  expect(await screen.findByText(sentence)).toBeDefined();
  expect(sent).toEqual([]);
});

test('a refused new password says why, and can be corrected', async () => {
  const message = 'This link is not valid or has already been used. Please request a new email.';
  const sent = answerCalls({ [FINISH]: { success: false, message } });
  const user = open('/reset-password?id=4&token=abc');

  await user.type(screen.getByLabelText('New password'), 'secret1');
  await user.type(screen.getByLabelText('New password (again)'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));

  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'secret1');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('an unreachable server is told on the page of a mailed link', async () => {
  answerCalls({ [ACTIVATE]: () => ({ status: 500, body: {} }) });
  open('/activation?id=4&token=abc');

  expect((await screen.findByRole('alert')).textContent).toContain('An error occured communicating');
});

test('a link that is being used says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  open('/confirm-address?id=4&token=abc');

  expect(screen.getByRole('status').textContent).toMatch(/address/);
  expect(screen.queryByText('Your email address was changed.')).toBeNull();
  resolve(new Response(JSON.stringify({ success: true })));

  expect(await screen.findByText('Your email address was changed.')).toBeDefined();
});

test('a new address that cannot be confirmed offers no activation mail', async () => {
  answerCalls({
    'POST /api/account/confirm-address': {
      success: false,
      message: 'This link has expired. Please request a new email.',
    },
  });
  open('/confirm-address?id=4&token=abc');

  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile']);
});

test('a server that does not answer is told in the form for a new password', async () => {
  answerCalls({ [FINISH]: () => ({ status: 500, body: {} }) });
  const user = open('/reset-password?id=4&token=abc');

  await user.type(screen.getByLabelText('New password'), 'secret1');
  await user.type(screen.getByLabelText('New password (again)'), 'secret1{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('An error occured communicating');
});
