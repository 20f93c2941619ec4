import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { redirects } from '../lib/http.ts';
import { storeReturnPath } from '../lib/return-path.ts';
import { ErrorPage } from './error-page.tsx';
import { RequireLogin, RequireVisitor } from './route-guards.tsx';
import { Home } from './home.tsx';
import { Layout } from './layout.tsx';
import { NotFound, Unauthorised } from './error-pages.tsx';

/** Pages load when they are visited, except for the lobby, in which most visits begin. */
const pages: RouteObject[] = [
  { index: true, Component: Home },
  { path: 'play', lazy: async () => ({ Component: (await import('./play.tsx')).Play }) },
  {
    path: 'about',
    lazy: async () => ({ Component: (await import('../features/info-pages/about.tsx')).About }),
  },
  {
    path: 'how-to-play',
    lazy: async () => ({ Component: (await import('../features/info-pages/how-to-play.tsx')).HowToPlay }),
  },
  {
    path: 'community',
    lazy: async () => ({ Component: (await import('../features/info-pages/community.tsx')).Community }),
  },
  {
    path: 'privacy',
    lazy: async () => ({ Component: (await import('../features/info-pages/privacy.tsx')).Privacy }),
  },
  {
    Component: RequireVisitor,
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
    Component: RequireLogin,
    children: [
      {
        path: 'decks',
        lazy: async () => ({ Component: (await import('../features/decks/decks-page.tsx')).DecksPage }),
      },
    ],
  },
  { path: 'unauth', Component: Unauthorised },
  { path: '*', Component: NotFound },
];

const PAGES = 'pages';

const routes: RouteObject[] = [
  {
    path: '/',
    Component: Layout,
    // The frame is painted while the files of the first page load.
    hydrateFallbackElement: <Layout />,
    children: [{ id: PAGES, ErrorBoundary: ErrorPage, children: pages }],
    ErrorBoundary: ErrorPage,
  },
];

export const router = createBrowserRouter(routes, {
  // Routes for paths that no route above matches. They are not part of the first load.
  patchRoutesOnNavigation: async ({ patch }) => patch(PAGES, (await import('./lazy-pages.tsx')).lazyPages),
});

redirects.toLogin = () => {
  const { pathname, search } = router.state.location;
  storeReturnPath(`${pathname}${search}`);
  void router.navigate('/login');
};
redirects.toUnauthorised = () => void router.navigate('/unauth');

/** @returns the target of the current navigation; `undefined` while there is none */
export function destinationPath(): string | undefined {
  const { location } = router.state.navigation;
  return location && `${location.pathname}${location.search}${location.hash}`;
}
