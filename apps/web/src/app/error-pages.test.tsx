import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '../lib/session.ts';
import { openPage } from '../test/open-page.tsx';
import { logIn, somebody } from '../test/server.ts';
import { NotFound, Unauthorised } from './error-pages.tsx';
import { UnsupportedBrowser } from './unsupported-browser.tsx';

beforeEach(() => useSession.setState({ status: 'anonymous', user: null, token: null }));

const targets = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an unknown page says so and leads home', async () => {
  openPage(<NotFound />);

  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(targets()).toEqual(['/']);
  await expect.poll(() => document.title).toContain(screen.getByRole('heading').textContent ?? '?');
});

test('a visitor without the permission is offered to log in first', () => {
  openPage(<Unauthorised />);

  expect(targets()).toEqual(['/login', '/']);
});

test('a member without the permission is led home only', () => {
  logIn(somebody());
  openPage(<Unauthorised />);

  expect(targets()).toEqual(['/']);
});

test('an outdated browser and one without storage get different explanations', () => {
  const { unmount } = render(<UnsupportedBrowser reason="unsupported" />);
  const tooOld = screen.getByRole('main').textContent;
  unmount();
  render(<UnsupportedBrowser reason="noStorage" />);

  expect(tooOld).not.toBe('');
  expect(screen.getByRole('main').textContent).not.toBe(tooOld);
});
