import type { Permission } from '@amberhall/protocol';
import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { wayOut } from '../lib/http.ts';
import { ErrorPage } from './error-page.tsx';
import { OnlyMembers, OnlyPermitted, OnlyVisitors } from './gates.tsx';
import { Layout } from './layout.tsx';
import { NotFound, Unauthorised } from './plain-pages.tsx';

/** A page of the staff. */
const staffPage = (
  path: string,
  permission: Permission,
  lazy: NonNullable<RouteObject['lazy']>,
): RouteObject => ({
  element: <OnlyPermitted permission={permission} />,
  children: [{ path, lazy }],
});

/** Pages load when they are visited. */
const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./home.tsx')).Home }) },
  { path: 'play', lazy: async () => ({ Component: (await import('./play.tsx')).Play }) },
  { path: 'about', lazy: async () => ({ Component: (await import('../features/pages/about.tsx')).About }) },
  {
    path: 'how-to-play',
    lazy: async () => ({ Component: (await import('../features/pages/how-to-play.tsx')).HowToPlay }),
  },
  {
    path: 'privacy',
    lazy: async () => ({ Component: (await import('../features/pages/privacy.tsx')).Privacy }),
  },
  {
    Component: OnlyVisitors,
    children: [
      {
        path: 'login',
        lazy: async () => ({ Component: (await import('../features/account/login.tsx')).Login }),
      },
      {
        path: 'register',
        lazy: async () => ({ Component: (await import('../features/account/register.tsx')).Register }),
      },
    ],
  },
  {
    path: 'logout',
    lazy: async () => ({ Component: (await import('../features/account/logout.tsx')).Logout }),
  },
  {
    Component: OnlyMembers,
    children: [
      {
        path: 'decks',
        lazy: async () => ({ Component: (await import('../features/decks/decks-page.tsx')).DecksPage }),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./only-account-owners.tsx')).OnlyAccountOwners }),
    children: [
      {
        path: 'profile',
        lazy: async () => ({ Component: (await import('../features/profile/profile-page.tsx')).ProfilePage }),
      },
      {
        path: 'security',
        lazy: async () => ({
          Component: (await import('../features/security/security-page.tsx')).SecurityPage,
        }),
      },
      {
        path: 'blocklist',
        lazy: async () => ({
          Component: (await import('../features/blocklist/blocklist-page.tsx')).BlocklistPage,
        }),
      },
    ],
  },
  staffPage('admin/motd', 'canManageMotd', async () => ({
    Component: (await import('../features/staff/motd/motd-page.tsx')).MotdPage,
  })),
  { path: 'unauth', Component: Unauthorised },
  { path: '*', Component: NotFound },
];

export const router = createBrowserRouter([
  {
    path: '/',
    Component: Layout,
    hydrateFallbackElement: <></>,
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
    ErrorBoundary: ErrorPage,
  },
]);

wayOut.toLogin = () => void router.navigate('/login');
wayOut.toUnauthorised = () => void router.navigate('/unauth');
