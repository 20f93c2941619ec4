import { useTranslation } from 'react-i18next';
import { showToast } from './toasts.tsx';

/** @returns a function that copies the full address of a page of this site to the clipboard, and says so */
export function useCopyAddress(): (path: string) => Promise<void> {
  const { t } = useTranslation('decks');
  return async (path) => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}`);
      showToast('success', t('decks:share.copied'));
    } catch {
      // The clipboard needs https. The link can be selected.
      showToast('info', t('decks:share.copyFailed'));
    }
  };
}
