import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Login } from './login.tsx';

const open = () => {
  const router = createMemoryRouter([{ path: '/', Component: Login }]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
};
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
