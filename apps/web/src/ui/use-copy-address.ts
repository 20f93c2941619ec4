import { useTranslation } from 'react-i18next';
import { showToast } from './toasts.tsx';

/** Long enough to select a link that could not be copied. */
const LINK_MS = 15_000;

/** @returns a function that copies the full address of a page of this site to the clipboard, and says so */
export function useCopyAddress(): (path: string) => Promise<void> {
  const { t } = useTranslation();
  return async (path) => {
    const link = `${location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('common:linkCopied'));
    } catch {
      // The clipboard needs https. Without it, the link is shown.
      showToast('info', `${t('common:linkNotCopied')} ${link}`, LINK_MS);
    }
  };
}
