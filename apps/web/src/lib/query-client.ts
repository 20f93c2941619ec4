import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { CallError } from './http.ts';
import { useSession } from './session.ts';

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

/** The `meta` of queries whose answers are the same for everybody, or must not be asked for twice. */
export const SHARED_BY_USERS = { isForEverybody: true };

/** Lets nobody read what was loaded for who used this browser before them. @returns what stops that */
export function clearCacheOnUserChange(): () => void {
  return useSession.subscribe(({ user }, before) => {
    if (before.status === 'starting' || user?.id === before.user?.id) return;
    const personal = { predicate: ({ meta }: Query) => meta?.['isForEverybody'] !== true };
    // Whoever has just left is asked nothing more; for somebody new the pages that stay open load again.
    if (user === null) queryClient.removeQueries(personal);
    else void queryClient.resetQueries(personal);
  });
}
