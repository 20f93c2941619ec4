import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '../lib/session.ts';
import { discardUnsavedChanges, useUnsavedChanges } from '../lib/unsaved-changes.ts';
import { logIn, somebody } from '../test/server.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

function Form() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '', 'item', '1');
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link to="/form?part=2&item=1">Next part</Link>
      <Link to="/form?item=2">Next item</Link>
      <Link to="/other">Elsewhere</Link>
      <UnsavedGuard />
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '/other', element: <p>another page</p> },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
const type = () => fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'a long text' } });
const isAskedOnLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  discardUnsavedChanges();
  logIn(somebody());
});

test('a form without changes is left without a question', async () => {
  const { user } = open();

  expect(isAskedOnLeaving()).toBe(false);
  await user.click(screen.getByText('Elsewhere'));

  expect(await screen.findByText('another page')).toBeDefined();
});

test('unsaved changes are kept by those who stay', async () => {
  const { user, router } = open();
  type();

  expect(isAskedOnLeaving()).toBe(true);
  await user.click(screen.getByText('Elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));

  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'a long text');
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('unsaved changes are lost by those who leave, and the next page asks nothing', async () => {
  const { user, router } = open();
  type();

  await user.click(screen.getByText('Elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));

  expect(await screen.findByText('another page')).toBeDefined();
  expect(isAskedOnLeaving()).toBe(false);
  expect(router.state.location.pathname).toBe('/other');
});

test('a change of the address on the same page asks nothing', async () => {
  const { user, router } = open();
  type();

  await user.click(screen.getByText('Next part'));

  expect(router.state.location.search).toBe('?part=2&item=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('unsaved changes are lost by those who open another item on the same page', async () => {
  const { user, router } = open();
  type();

  await user.click(screen.getByText('Next item'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByText('Next item'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));

  expect(router.state.location.search).toBe('?item=2');
});

test('saved changes are left without a question', async () => {
  const { user } = open();
  type();

  act(discardUnsavedChanges);
  await user.click(screen.getByText('Elsewhere'));

  expect(await screen.findByText('another page')).toBeDefined();
});

test('a user whose login has ended and who leaves is logged out', async () => {
  const { user } = open();
  type();
  useSession.setState({ status: 'ended', user: somebody(), token: null });

  await user.click(screen.getByText('Elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));

  expect(useSession.getState().status).toBe('anonymous');
});
