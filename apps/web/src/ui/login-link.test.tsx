import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { takeReturnPath } from '../lib/return-path.ts';
import { openPage } from '../test/open-page.tsx';
import { LoginLink } from './login-link.tsx';

const open = (path: string, text?: string) =>
  openPage(
    <Routes>
      <Route path="/login" element={<p>The login page</p>} />
      <Route path="*" element={<LoginLink>{text}</LoginLink>} />
    </Routes>,
    path,
  );

test('the way back from the login leads to the page with its choice', async () => {
  const user = open('/decks?sort=name&page=2');

  await user.click(screen.getByRole('link', { name: 'Log in' }));

  expect(screen.getByText('The login page')).toBeDefined();
  expect(takeReturnPath()).toBe('/decks?sort=name&page=2');
});

test('a link that is not pressed stores nothing', () => {
  open('/decks');

  expect(takeReturnPath()).toBe('/');
});

test('the link can say what the login is for', () => {
  open('/people/Nils', 'Log in to add friends');

  expect(screen.getByRole('link', { name: 'Log in to add friends' }).getAttribute('href')).toBe('/login');
});
