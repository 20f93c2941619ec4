import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Register } from './register.tsx';

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/register', Component: Register },
      { path: '/login', element: <p>login page</p> },
    ],
    { initialEntries: ['/register'] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
};
const submit = () => screen.getByRole('button', { name: 'Register' });

function answer(status: number, body: unknown) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function fillIn(user: ReturnType<typeof open>, again = 'secret1'): Promise<void> {
  await user.type(screen.getByLabelText('Username'), 'mira');
  await user.type(screen.getByLabelText('Email'), 'mira@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.type(screen.getByLabelText('Password (again)'), again);
}

afterEach(() => vi.unstubAllGlobals());

test('an empty form says what every field needs, and nothing is sent', async () => {
  const fetch = answer(200, { success: true });
  const user = open();

  await user.click(submit());

  expect(await screen.findByText('You must specify a username')).toBeDefined();
  expect(screen.getByText('You must specify an email address')).toBeDefined();
  expect(screen.getByText('You must specify a password')).toBeDefined();
  expect(screen.getByText('You must confirm your password')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('There was an error in one or more fields...');
  expect(fetch).not.toHaveBeenCalled();
});

test('two different passwords are reported', async () => {
  answer(200, { success: true });
  const user = open();

  await fillIn(user, 'secret2');
  await user.click(submit());

  expect(await screen.findByText('The passwords you have entered do not match')).toBeDefined();
});

test('a field with an error says so when it is left', async () => {
  const user = open();

  await user.type(screen.getByLabelText('Username'), 'ab');
  await user.tab();

  expect(
    await screen.findByText('Username must be at least 3 characters and no more than 15 characters long'),
  ).toBeDefined();
});

test('a refusal of the server is shown', async () => {
  answer(200, { success: false, message: 'An account with that name already exists, please choose another' });
  const user = open();

  await fillIn(user);
  await user.click(submit());

  expect((await screen.findByRole('alert')).textContent).toBe(
    'An account with that name already exists, please choose another',
  );
});

test('success is shown, and leads to the login', async () => {
  const fetch = answer(200, { success: true });
  const user = open();

  await fillIn(user);
  await user.click(submit());

  const expected = 'Your account was successfully registered. You can now proceed to login.';
  expect(await screen.findByText(expected)).toBeDefined();
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body as string)).toEqual({
    username: 'mira',
    email: 'mira@example.org',
    password: 'secret1',
    language: 'en',
  });
  expect(await screen.findByText('login page', {}, { timeout: 3000 })).toBeDefined();
});

test('a server that does not answer is told, and the form can be sent again', async () => {
  const fetch = answer(500, {});
  const user = open();
  await fillIn(user);

  await user.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('An error occured communicating');
  await user.click(submit());
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

test('the help of a field gives way to its error', async () => {
  const user = open();
  const help = () => screen.queryByText('3 to 15 letters, digits, _ or -');
  expect(help()).not.toBeNull();

  await user.type(screen.getByLabelText('Username'), 'ab');
  await user.tab();

  expect(await screen.findByText(/must be at least 3 characters/)).toBeDefined();
  expect(help()).toBeNull();
});

test('an error goes away as soon as the entry is right', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Email'), 'mira');
  await user.tab();
  await vi.waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));

  await user.type(screen.getByLabelText('Email'), '@example.org');

  await vi.waitFor(() =>
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).not.toBe('true'),
  );
});
