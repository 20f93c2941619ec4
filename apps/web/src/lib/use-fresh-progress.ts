import { useEffect } from 'react';
import { refreshProgress, useLearningSync } from './learning-sync.ts';

/**
 * Fetches the progress of the user when the page opens, and whenever its user returns to it.
 *
 * @returns whether the progress is still unknown in this browser
 */
export function useFreshProgress(): { isLoading: boolean } {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') refreshProgress();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return useLearningSync();
}
