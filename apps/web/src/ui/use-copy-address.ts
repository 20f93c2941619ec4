import { useTranslation } from 'react-i18next';
import { copyAddress } from './copy-address.ts';

/** @returns a function that copies the full address of a page of this site to the clipboard, and says so */
export function useCopyAddress(): (path: string) => Promise<void> {
  const { t } = useTranslation();
  return (path) =>
    copyAddress(path, {
      copied: t('common:linkCopied'),
      notCopied: (link) => `${t('common:linkNotCopied')} ${link}`,
    });
}
