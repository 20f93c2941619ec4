import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';

/** Renders a page without any loaded data. @returns the user who acts on it */
export function openPage(page: ReactNode, path = '/') {
  renderWithoutData(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>);
  return userEvent.setup();
}

/** Opens one of these routes as the site does, with loaders and blocked navigation. @returns the user and the router */
export function openRoutes(routes: RouteObject[], path = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  renderWithoutData(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

function renderWithoutData(app: ReactNode): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={queryClient}>{app}</QueryClientProvider>);
}
