import { CLIENT_ROUTES } from '@amberhall/protocol';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { lazyPages } from './lazy-pages.tsx';
import { router } from './router.tsx';

/** The full paths of all routes that show a page. */
function pathsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? parent : `${parent}/${route.path}`.replaceAll('//', '/');
    return route.children ? pathsOf(route.children, path === '/' ? '' : path) : [path || '/'];
  });
}

test('the server knows every page of the client, and no other', () => {
  // The router takes the pages in that a test of another file has opened.
  const paths = new Set([...pathsOf(router.routes), ...pathsOf(lazyPages)]);

  expect([...paths].filter((path) => path !== '/*').toSorted()).toEqual([...CLIENT_ROUTES].toSorted());
});
