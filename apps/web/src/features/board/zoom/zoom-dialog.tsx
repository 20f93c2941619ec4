import { boardUi, useBoardUi } from '../board-ui.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ZoomedCard } from './zoom-pane.tsx';

/** A card opened to read, by a long press or from the log. */
export function ZoomDialog() {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const sheet = useBoardUi((ui) => ui.openCard);
  if (!sheet) return null;
  return (
    <Dialog label={cardName(sheet.slug) ?? t('board:aCard')} onClose={() => boardUi.openCard(null)} isBare>
      <ZoomedCard zoomed={sheet} width="min(300px, 78vw, 56vh)" />
    </Dialog>
  );
}
