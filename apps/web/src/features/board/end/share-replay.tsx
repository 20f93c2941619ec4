import { useTranslation } from 'react-i18next';
import { copyAddress } from '../../../ui/copy-address.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';

/** Copies the address of the game's replay. */
export function ShareReplay({ gameId, className }: { gameId: string; className: string | undefined }) {
  const { t } = useBoardTranslation();
  const { t: said } = useTranslation('replay');
  const share = () =>
    copyAddress(`/replay/${gameId}`, {
      copied: said('replay:shared'),
      notCopied: (link) => said('replay:shareFailed', { link }),
    });
  return (
    <button type="button" className={className} onClick={() => void share()}>
      <Icon name="link" size={16} />
      {t('board:end.share')}
    </button>
  );
}
