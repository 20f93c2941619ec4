import { useSession } from './session.ts';
import { readStored } from './storage.ts';
import { LEARNING_ACCOUNT_KEY } from './storage-keys.ts';

/**
 * Loads the sync of progress in lessons once there is an account to sync with. Most visitors never need its code.
 *
 * @returns a function that stops it
 */
export function startLearningSync(): () => void {
  let stop = useSession.subscribe(loadIfNeeded);
  loadIfNeeded();
  return () => stop();

  function loadIfNeeded(): void {
    const { status } = useSession.getState();
    const hasProgressOfAccount = status === 'anonymous' && readStored(LEARNING_ACCOUNT_KEY) !== undefined;
    if (status !== 'member' && !hasProgressOfAccount) return;
    stop();
    void import('./learning-sync.ts').then(
      ({ syncLearningProgress }) => {
        stop = syncLearningProgress();
      },
      // Without its code, the progress stays in this browser until the next visit.
      () => {},
    );
  }
}
