import { act, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { useTheme } from '../../lib/theme.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { NavBar } from './nav-bar.tsx';

beforeEach(() => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  useLobby.setState(initialLobby);
  useTheme.setState({ theme: 'dark', choice: 'dark' });
});
afterEach(() => i18next.changeLanguage('en'));

const mainLinks = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const hidden = { hidden: true };
const menuItems = (label: string): (string | null)[] => {
  const id = screen.getByRole('button', { name: label }).getAttribute('popovertarget');
  const items = document.getElementById(id ?? '')?.querySelectorAll('[role=menuitem]') ?? [];
  return [...items].map(({ textContent }) => textContent);
};

describe('a visitor', () => {
  test('sees the lobby, log in and register, and no decks', () => {
    openPage(<NavBar />);

    expect(mainLinks()).toEqual(['Play', 'Cards', 'Events']);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  });

  test('finds log in, register and the help pages in the narrow menu', () => {
    openPage(<NavBar />);

    const items = menuItems('Menu');
    expect(items.slice(0, 12)).toEqual([
      'Register',
      'Log in',
      'Play',
      'Cards',
      'Events',
      'Learn to play',
      'How to play',
      'Glossary',
      'Statistics',
      'Community',
      'About',
      'Privacy',
    ]);
    expect(items).not.toContain('Log out');
  });
});

describe('a member', () => {
  test('sees the decks and the own name instead of log in', () => {
    logIn(somebody());
    openPage(<NavBar />);

    expect(mainLinks()).toEqual(['Decks', 'Play', 'Cards', 'Events']);
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('button', { name: /Mira’s account/ })).toBeTruthy();
  });

  test('finds the pages of the account in the menu of the own name', () => {
    logIn(somebody());
    openPage(<NavBar />);

    const id = screen.getByRole('button', { name: /Mira’s account/ }).getAttribute('popovertarget');
    const links = within(document.getElementById(id ?? '') as HTMLElement).getAllByRole('menuitem', hidden);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/people/me',
      '/matches',
      '/profile',
      '/security',
      '/reports',
      '/blocklist',
      '/logout',
    ]);
  });

  test('finds the account and log out in the narrow menu, and neither log in nor register', () => {
    logIn(somebody());
    openPage(<NavBar />);

    const items = menuItems('Menu');
    expect(items[0]).toBe('Decks');
    expect(items).toContain('Log out');
    expect(items).toContain('Block list');
    expect(items).toContain('Your matches');
    expect(items).not.toContain('Log in');
    expect(items).not.toContain('Register');
  });

  test('who runs tournaments has a link to the tournament lobby in the bar and in the narrow menu', () => {
    logIn(somebody(['canManageTournaments']));
    openPage(<NavBar />);

    expect(mainLinks()).toEqual(['Decks', 'Play', 'Cards', 'Events', 'Tournament lobby']);
    expect(menuItems('Menu')).toContain('Tournament lobby');
  });
});

test('the home page marks the link to the lobby as the current page', () => {
  openPage(<NavBar />, '/');

  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('aria-current')).toBe('page');
});

test('another page does not mark the link to the lobby', () => {
  logIn(somebody());
  openPage(<NavBar />, '/decks');

  expect(screen.getByRole('link', { name: 'Play' }).hasAttribute('aria-current')).toBe(false);
  expect(screen.getByRole('link', { name: 'Decks' }).getAttribute('aria-current')).toBe('page');
});

describe('the number of games', () => {
  const game = { id: 'a' } as never;

  test('is not shown before the list of games has come', () => {
    openPage(<NavBar />);

    expect(screen.queryByText(/^\d+ games?$/)).toBeNull();
  });

  test.each([
    [{}, '0 games'],
    [{ a: game }, '1 game'],
    [{ a: game, b: game }, '2 games'],
  ])('is shown with its plural', (games, text) => {
    useLobby.setState({ games });
    openPage(<NavBar />);

    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('the connection', () => {
  test.each([
    ['connected', 'Connected'],
    ['connecting', 'Connecting'],
    ['disconnected', 'Disconnected'],
  ] as const)('is said in a word while it is %s', (connection, word) => {
    useLobby.setState({ connection });
    openPage(<NavBar />);

    expect(screen.getByText(word)).toBeTruthy();
  });

  test('shows its response time outside the part that screen readers announce', () => {
    useLobby.setState({ connection: 'connected', responseMs: 34 });
    openPage(<NavBar />);

    const time = screen.getByText('34 ms');
    expect(time.closest('[role=status]')).toBeNull();
  });

  test('shows no time before the first round trip', () => {
    useLobby.setState({ connection: 'connected', responseMs: null });
    openPage(<NavBar />);

    expect(screen.queryByText(/ ms$/)).toBeNull();
  });
});

test('the theme button names the next theme and switches to it', async () => {
  const user = openPage(<NavBar />);

  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(document.documentElement.dataset['theme']).toBe('light');

  await user.click(screen.getByRole('button', { name: 'Theme of the system' }));
  expect(useTheme.getState()).toEqual({ choice: 'system', theme: systemTheme() });
  expect(document.documentElement.dataset['theme']).toBe(systemTheme());

  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('the language menu lists twelve languages by their own names and marks the current one', () => {
  openPage(<NavBar />);

  const id = screen.getByRole('button', { name: /Language/ }).getAttribute('popovertarget');
  const items = within(document.getElementById(id ?? '') as HTMLElement).getAllByRole('menuitem', hidden);
  expect(items).toHaveLength(12);
  expect(
    items.filter((item) => item.getAttribute('aria-current') === 'true').map(({ lang }) => lang),
  ).toEqual(['en']);
  expect(items.find(({ lang }) => lang === 'de')?.textContent).toBe('Deutsch');
});

test('choosing a language changes the language of the site', async () => {
  openPage(<NavBar />);
  const id = screen.getByRole('button', { name: /Language/ }).getAttribute('popovertarget');
  const menu = document.getElementById(id ?? '') as HTMLElement;
  menu.hidePopover = () => {};

  await act(async () => {
    fireEvent.click(within(menu).getByText('Deutsch'));
  });

  expect(i18next.language).toBe('de');
});

function systemTheme(): string {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
