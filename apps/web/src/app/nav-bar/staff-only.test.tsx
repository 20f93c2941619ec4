import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { STAFF_PAGES } from '../../features/staff/staff-pages.ts';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { StaffOnly } from './staff-only.tsx';

afterEach(() => useSession.setState({ status: 'anonymous', user: null, token: null }));

test.each(STAFF_PAGES)('a user with $permission finds $to in the menu', async ({ permission, to }) => {
  logIn(somebody([permission]));
  openPage(<StaffOnly as="menu" />);

  expect(await screen.findByRole('button', { name: 'Admin' })).toBeDefined();
  const links = await screen.findAllByRole('menuitem', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([to]);
});

test('a user without staff permissions has no menu', () => {
  logIn(somebody(['isContributor']));
  openPage(<StaffOnly as="menu" />);

  expect(screen.queryByRole('button')).toBeNull();
});

test('the narrow menu lists the same pages of a user below a heading', async () => {
  logIn(somebody(['canEditNews', 'canManageUsers']));
  openPage(<StaffOnly as="items" />);

  const links = await screen.findAllByRole('menuitem');
  expect(screen.getByText('Admin')).toBeDefined();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news', '/users']);
});

test('a permission that is taken away takes its page out of the menu', async () => {
  logIn(somebody(['canEditNews', 'canManageUsers']));
  openPage(<StaffOnly as="items" />);
  await screen.findAllByRole('menuitem');

  act(() => logIn(somebody(['canManageUsers'])));
  expect(screen.getAllByRole('menuitem').map((link) => link.getAttribute('href'))).toEqual(['/users']);
  act(() => logIn(somebody()));

  expect(screen.queryByRole('menuitem')).toBeNull();
});
