import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { takeReturnPath } from '../lib/return-path.ts';
import { useSession } from '../lib/session.ts';
import { openPage } from '../test/open-page.tsx';
import { logIn, somebody } from '../test/server.ts';
import { RequireLogin, RequirePermission, RequireVisitor } from './route-guards.tsx';
import { AccountGuard } from './account-guard.tsx';

const locked = 'Sorry, you are not authorised to view that page.';

const openStaffPage = () =>
  openPage(
    <Routes>
      <Route element={<RequirePermission permission="canEditNews" />}>
        <Route index element={<p>the news</p>} />
      </Route>
    </Routes>,
  );

test('a staff page opens with its permission', () => {
  logIn(somebody(['canEditNews']));
  openStaffPage();

  expect(screen.getByText('the news')).toBeDefined();
});

test('another permission does not open it', () => {
  logIn(somebody(['isAdmin', 'canManageUsers']));
  openStaffPage();

  expect(screen.getByText(locked)).toBeDefined();
  expect(screen.queryByText('the news')).toBeNull();
});

test('without an answer of the server the page says so, and opens once the login is known', async () => {
  useSession.setState({ status: 'unreachable', user: null, token: null });
  openStaffPage();

  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
  expect(screen.queryByText(locked)).toBeNull();
  act(() => logIn(somebody(['canEditNews'])));

  expect(await screen.findByText('the news')).toBeDefined();
});

test('nothing is decided until the stored login was tried', () => {
  useSession.setState({ status: 'starting', user: null, token: null });
  openStaffPage();

  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByText(locked)).toBeNull();
});

test('visitors of an account page are asked to log in, and return to it', async () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  const user = openPage(
    <Routes>
      <Route element={<AccountGuard />}>
        <Route index element={<p>the profile</p>} />
      </Route>
    </Routes>,
    '/?tab=2',
  );

  expect(screen.getByText('You need to be logged in to view your profile')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeDefined();
  expect(screen.queryByText(locked)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(takeReturnPath()).toBe('/?tab=2');
});

test('visitors of a page for members are asked to log in', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  openPage(
    <Routes>
      <Route element={<RequireLogin />}>
        <Route index element={<p>the decks</p>} />
      </Route>
    </Routes>,
  );

  expect(screen.getByText('You need to log in to see this page.')).toBeDefined();
});

test('visitors of a staff page are offered to log in, members are not', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  openStaffPage();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');

  act(() => logIn(somebody()));

  expect(screen.getByText(locked)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

describe.each([
  ['an account page', AccountGuard],
  ['a page for members', RequireLogin],
])('%s', (_page, Guard) => {
  const open = () =>
    openPage(
      <Routes>
        <Route element={<Guard />}>
          <Route index element={<p>the page</p>} />
        </Route>
      </Routes>,
    );

  test('opens for members', () => {
    logIn(somebody());
    open();

    expect(screen.getByText('the page')).toBeDefined();
  });

  test('loads until the stored login was tried, and opens after it', () => {
    useSession.setState({ status: 'starting', user: null, token: null });
    open();
    expect(screen.getByRole('status').textContent).toBe('Loading');

    act(() => logIn(somebody()));

    expect(screen.getByText('the page')).toBeDefined();
  });

  test('says that there is no connection instead of asking for a login', () => {
    useSession.setState({ status: 'unreachable', user: null, token: null });
    open();

    expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('stays open for a member whose login has ended, with what they have entered', () => {
    useSession.setState({ status: 'ended', user: somebody(), token: null });
    open();

    expect(screen.getByText('the page')).toBeDefined();
  });
});

describe('the login page', () => {
  const open = () =>
    openPage(
      <Routes>
        <Route path="/" element={<p>the lobby</p>} />
        <Route element={<RequireVisitor />}>
          <Route path="/login" element={<p>the form</p>} />
        </Route>
      </Routes>,
      '/login',
    );

  test('opens for visitors', () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    open();

    expect(screen.getByText('the form')).toBeDefined();
  });

  test('leads members to the lobby', () => {
    logIn(somebody());
    open();

    expect(screen.getByText('the lobby')).toBeDefined();
  });

  test('stays open when its visitor logs in, because the form itself redirects', () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    open();

    act(() => logIn(somebody()));

    expect(screen.getByText('the form')).toBeDefined();
  });

  test('decides once the stored login was tried', () => {
    useSession.setState({ status: 'starting', user: null, token: null });
    open();
    expect(screen.getByRole('status').textContent).toBe('Loading');

    act(() => logIn(somebody()));

    expect(screen.getByText('the lobby')).toBeDefined();
  });
});
