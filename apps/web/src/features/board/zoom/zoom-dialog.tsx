import { boardUi, useBoardUi } from '../board-ui.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ObstacleText } from '../table/obstacle-note.tsx';
import { ZoomedCard } from './zoom-pane.tsx';

/** A card opened to read, by a long press or from the log. */
export function ZoomDialog() {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const sheet = useBoardUi((ui) => ui.openCard);
  const obstacle = useBoardUi((ui) => ui.obstacle);
  if (!sheet) return null;
  return (
    <Dialog label={cardName(sheet.slug) ?? t('board:aCard')} onClose={boardUi.closeCard} isBare>
      <ZoomedCard zoomed={sheet} width="min(300px, 78vw, 56vh)" />
      {obstacle !== null && obstacle.card === sheet.id && <ObstacleText why={obstacle.why} />}
    </Dialog>
  );
}
