import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.tsx';

/** @returns a function that copies the game's link to the clipboard and says so */
export function useCopyLink(gameId: string): () => Promise<void> {
  const { t } = useTranslation('tables');
  const link = `${location.origin}/play?gameId=${gameId}`;
  return async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('tables:pending.copied'));
    } catch {
      // The clipboard needs https. Without it, the link is shown.
      showToast('info', t('tables:pending.copyFailed', { link }), 15_000);
    }
  };
}
