import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.tsx';
import { searchOf } from './replay-address.ts';
import type { ReplayStore } from './replay-store.ts';

/** @returns a function that copies the link to this moment and viewpoint to the clipboard, and says so */
export function useCopyReplayLink(gameId: string, replayStore: ReplayStore): () => Promise<void> {
  const { t } = useTranslation('replay');
  return async () => {
    const link = `${location.origin}/replay/${gameId}?${searchOf(replayStore.getState())}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('replay:shared'));
    } catch {
      // The clipboard needs https. Without it, the link is shown.
      showToast('info', t('replay:shareFailed', { link }), 15_000);
    }
  };
}
