import { boardUi, useBoardUi } from '../board-ui.ts';
import { useBoardWords, useCardNames } from '../game/use-texts.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { Zoom } from './zoom-pane.tsx';

/** A card opened to read: after a long press, or from the log. */
export function ZoomSheet() {
  const { t } = useBoardWords();
  const cardName = useCardNames();
  const sheet = useBoardUi((ui) => ui.sheet);
  if (!sheet) return null;
  return (
    <Dialog label={cardName(sheet.slug) ?? t('board:aCard')} onClose={() => boardUi.openSheet(null)} isBare>
      <Zoom zoomed={sheet} width="min(300px, 78vw, 56vh)" />
    </Dialog>
  );
}
