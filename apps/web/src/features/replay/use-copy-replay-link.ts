import { useTranslation } from 'react-i18next';
import { copyAddress } from '../../ui/copy-address.ts';
import { searchOf } from './replay-address.ts';
import type { ReplayStore } from './replay-store.ts';

/** @returns a function that copies the link to this moment and viewpoint to the clipboard, and says so */
export function useCopyReplayLink(gameId: string, replayStore: ReplayStore): () => Promise<void> {
  const { t } = useTranslation('replay');
  return () =>
    copyAddress(`/replay/${gameId}?${searchOf(replayStore.getState())}`, {
      copied: t('replay:shared'),
      notCopied: (link) => t('replay:shareFailed', { link }),
    });
}
