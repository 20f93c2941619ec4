import { RECOVERY_TEXTS } from '@amberhall/protocol';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { storeReturnPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { answerCalls, somebody } from '../../test/server.ts';
import { Login } from './login.tsx';

const LOGIN = 'POST /api/account/login';
const credentials = {
  success: true,
  token: 'fresh',
  refreshToken: { id: 7, username: 'Mira', token: 'kept' },
  user: somebody(),
};

const open = () => {
  const router = createMemoryRouter([
    { path: '/', Component: Login },
    { path: '/decks', element: <p>the decks</p> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
};

async function fillIn(user: ReturnType<typeof open>): Promise<void> {
  await user.type(screen.getByLabelText('Username'), 'mira');
  await user.type(screen.getByLabelText('Password'), 'secret');
}
const submit = () => screen.getByRole('button', { name: 'Log in' });

afterEach(() => vi.unstubAllGlobals());

test('an empty form says what is missing', async () => {
  const user = open();

  await user.click(submit());

  expect(await screen.findByText('You must specify a username')).toBeDefined();
  expect(screen.getByText('You must specify a password')).toBeDefined();
});

test('a wrong password is reported with the server’s message, without a token refresh', async () => {
  const fetch = vi.fn<(path: string) => Promise<Response>>(
    async () =>
      new Response(JSON.stringify({ success: false, message: 'Invalid username/password' }), { status: 401 }),
  );
  vi.stubGlobal('fetch', fetch);
  const user = open();

  await user.type(screen.getByLabelText('Username'), 'mira');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(submit());

  expect((await screen.findByRole('alert')).textContent).toBe('Invalid username/password');
  expect(fetch).toHaveBeenCalledOnce();
});

test('a banned user reads why and until when', async () => {
  const ban = { kind: 'ban', reason: 'cheating', until: '2026-11-29T10:00:00.000Z' };
  const body = { success: false, message: 'This account is banned.', ban };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 401 }));
  const user = open();

  await user.type(screen.getByLabelText('Username'), 'mira');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(submit());

  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toMatch(/^You cannot log in until 29 Nov 2026, .* Reason: Cheating\.$/);
});

test('an unreachable server is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const user = open();

  await user.type(screen.getByLabelText('Username'), 'mira');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain(
    'An error occured communicating with the server.',
  );
});

test('a user who has just registered finds the name filled in', () => {
  const router = createMemoryRouter([{ path: '/', Component: Login }], {
    initialEntries: [{ pathname: '/', state: { username: 'mira' } }],
  });
  render(<RouterProvider router={router} />);

  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('mira');
});

test('a login says that it succeeded, and leads to the page that needed it', async () => {
  storeReturnPath('/decks');
  const sent = answerCalls({ [LOGIN]: credentials });
  const user = open();
  await fillIn(user);

  await user.click(submit());

  expect(await screen.findByText(/^Login successful/)).toBeDefined();
  expect(submit()).toHaveProperty('disabled', true);
  expect(await screen.findByText('the decks')).toBeDefined();
  expect(useSession.getState()).toMatchObject({ status: 'member', token: 'fresh' });
  expect(sent).toEqual([{ call: LOGIN, body: { username: 'mira', password: 'secret' } }]);
});

test('the Enter key in the password sends the form', async () => {
  const sent = answerCalls({ [LOGIN]: { success: false, message: 'Invalid username/password' } });
  const user = open();
  await fillIn(user);

  await user.keyboard('{Enter}');

  expect(await screen.findByRole('alert')).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('a refused login keeps what was entered, and can be tried again', async () => {
  const sent = answerCalls({ [LOGIN]: { success: false, message: 'Invalid username/password' } });
  const user = open();
  await fillIn(user);
  await user.click(submit());
  await screen.findByRole('alert');

  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'mira');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret');
  await user.click(submit());

  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('an account that is not activated is offered another mail', async () => {
  answerCalls({ [LOGIN]: { success: false, message: RECOVERY_TEXTS.notActivated } });
  const user = open();
  await fillIn(user);

  await user.click(submit());

  const alert = await screen.findByRole('alert');
  const link = within(alert).getByRole('link', { name: 'Resend activation email' });
  expect(link.getAttribute('href')).toBe('/activation/mail');
});

test('another refusal offers no mail', async () => {
  answerCalls({ [LOGIN]: { success: false, message: 'Invalid username/password' } });
  const user = open();
  await fillIn(user);

  await user.click(submit());

  expect(within(await screen.findByRole('alert')).queryByRole('link')).toBeNull();
});

test('the first field with an error has the focus, and its error belongs to it', async () => {
  const user = open();

  await user.click(submit());

  const name = screen.getByLabelText('Username');
  await vi.waitFor(() => expect(document.activeElement).toBe(name));
  const description = document.getElementById(name.getAttribute('aria-describedby') ?? '');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(description?.textContent).toBe('You must specify a username');
});

test('the page leads to the forms for a forgotten password and for a new account', () => {
  open();

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/forgot', '/register']);
});
