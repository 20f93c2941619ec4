import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';

/** Copies the address of the game's replay. */
export function ShareReplay({ gameId, className }: { gameId: string; className: string | undefined }) {
  const { t } = useBoardTranslation();
  const { t: said } = useTranslation('replay');
  const share = async () => {
    const link = `${location.origin}/replay/${gameId}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', said('replay:shared'));
    } catch {
      // The clipboard needs https. Without it, the link is shown.
      showToast('info', said('replay:shareFailed', { link }), 15_000);
    }
  };
  return (
    <button type="button" className={className} onClick={() => void share()}>
      <Icon name="link" size={16} />
      {t('board:end.share')}
    </button>
  );
}
