import { useTranslation } from 'react-i18next';
import { copyAddress } from './copy-address.ts';

/** @returns a function that copies the link by which players reach a game to the clipboard, and says so */
export function useCopyGameLink(): (gameId: string) => Promise<void> {
  const { t } = useTranslation('tables');
  return (gameId) =>
    copyAddress(`/play?gameId=${gameId}`, {
      copied: t('tables:pending.copied'),
      notCopied: (link) => t('tables:pending.copyFailed', { link }),
    });
}
