import { Icon } from '../../../ui/icon.tsx';
import { useCopyAddress } from '../../../ui/use-copy-address.ts';
import { useBoardTranslation } from '../game/use-texts.ts';

/** Copies the address of the game's replay. */
export function ShareReplay({ gameId, className }: { gameId: string; className: string | undefined }) {
  const { t } = useBoardTranslation();
  const copy = useCopyAddress();
  return (
    <button type="button" className={className} onClick={() => void copy(`/replay/${gameId}`)}>
      <Icon name="link" size={16} />
      {t('board:end.share')}
    </button>
  );
}
