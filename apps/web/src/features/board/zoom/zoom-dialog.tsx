import { boardUi, useBoardUi } from '../board-ui.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ForecastPanel } from '../forecast/forecast-panel.tsx';
import { useForecast } from '../forecast/forecasts.ts';
import { ObstacleText } from '../table/obstacle-note.tsx';
import styles from './zoom-dialog.module.css';
import { ZoomedCard } from './zoom-pane.tsx';

/** A card opened to read, by a long press or from the log, with the fight against it that can be chosen. */
export function ZoomDialog() {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const sheet = useBoardUi((ui) => ui.openCard);
  const obstacle = useBoardUi((ui) => ui.obstacle);
  const forecast = useForecast(sheet?.id);
  if (!sheet) return null;
  return (
    <Dialog label={cardName(sheet.slug) ?? t('board:aCard')} onClose={boardUi.closeCard} isBare>
      <div className={styles.sheet}>
        {forecast && <ForecastPanel forecast={forecast} />}
        <ZoomedCard zoomed={sheet} width="min(300px, 78vw, 56vh)" />
        {sheet.slug && (
          <a className={styles.page} href={`/cards/${sheet.slug}`} target="_blank" rel="noreferrer">
            {t('board:zoom.page')}
          </a>
        )}
        {obstacle !== null && obstacle.card === sheet.id && <ObstacleText why={obstacle.why} />}
      </div>
    </Dialog>
  );
}
