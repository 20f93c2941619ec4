import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../lib/query-client.ts';
import { CriticalBoundary } from './critical-boundary.tsx';
import { router } from './router.tsx';

export function App() {
  return (
    <StrictMode>
      <CriticalBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CriticalBoundary>
    </StrictMode>
  );
}
