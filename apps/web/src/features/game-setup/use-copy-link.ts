import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.tsx';

/** @returns what puts the game's link on the clipboard, and says so */
export function useCopyLink(gameId: string): () => Promise<void> {
  const { t } = useTranslation('tables');
  const link = `${location.origin}/play?gameId=${gameId}`;
  return async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('tables:pending.copied'));
    } catch {
      // Clipboards are closed to pages that do not come by https: show the link instead.
      showToast('info', t('tables:pending.copyFailed', { link }), 15_000);
    }
  };
}
