import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { CallError } from './http.ts';
import { useSession } from './session.ts';

const RETRIES = 2;

/** A refusal is final. Only a server that did not answer properly is worth a retry. */
export const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && isWorthRetrying(error),
      refetchOnWindowFocus: false,
    },
  },
});

/** The `meta` of queries whose answers are the same for everybody, or must not be requested twice. */
export const SHARED_BY_USERS = { isForEverybody: true };

/** Removes cached data of the previous user of this browser. @returns a function that stops that */
export function clearCacheOnUserChange(): () => void {
  return useSession.subscribe(({ user }, before) => {
    if (before.status === 'starting' || user?.id === before.user?.id) return;
    const personal = { predicate: ({ meta }: Query) => meta?.['isForEverybody'] !== true };
    // After a logout nothing is refetched. For a new user, open pages load again.
    if (user === null) queryClient.removeQueries(personal);
    else void queryClient.resetQueries(personal);
  });
}
