import { QueryClient } from '@tanstack/react-query';
import { CallError } from './http.ts';

const RETRIES = 2;

/** Refusals stay refused; only a server that did not answer properly is worth another try. */
const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && isWorthRetrying(error),
      refetchOnWindowFocus: false,
    },
  },
});
