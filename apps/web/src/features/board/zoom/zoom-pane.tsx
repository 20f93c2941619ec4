import { useGame } from '../game/game-context.tsx';
import { cardOf } from '../game/selectors.ts';
import { useBoardUi } from '../board-ui.ts';
import type { Zoomed } from '../board-ui.ts';
import { CardZoom } from '../../../cards/index.ts';
import { ForecastPanel } from '../forecast/forecast-panel.tsx';
import { useForecast } from '../forecast/forecasts.ts';
import styles from './zoom-pane.module.css';
import { ZoomNotes } from './zoom-notes.tsx';

/**
 * The card under the pointer, large enough to read, or the fight with it that can be chosen. It covers the log and never
 * the table.
 */
export function ZoomPane() {
  const zoomed = useBoardUi((ui) => ui.zoomed);
  const forecast = useForecast(zoomed?.id);
  if (forecast) {
    return (
      <div className={styles.pane}>
        <ForecastPanel forecast={forecast} />
      </div>
    );
  }
  return (
    <div className={styles.pane}>
      {/* Another card is drawn anew: nothing of the one before seems to have moved. */}
      {zoomed && <ZoomedCard key={zoomed.id ?? zoomed.slug} zoomed={zoomed} width="var(--zoom-card)" />}
    </div>
  );
}

/** A card to read, with its current differences from print. */
export function ZoomedCard({ zoomed, width }: { zoomed: Zoomed; width: string }) {
  const card = useGame((state) => cardOf(state, zoomed.id));
  const isSame = card !== undefined && (card.slug ?? card.printed) === zoomed.slug;
  const shown = isSame ? card : undefined;
  const isInPlay = shown?.zone === 'play' && shown.power !== undefined;
  return (
    <div className={styles.card}>
      <CardZoom
        slug={zoomed.slug}
        width={width}
        house={shown?.house}
        maverick={shown?.maverick}
        enhancements={shown?.enhancements}
        power={isInPlay ? shown.power : undefined}
        armor={isInPlay ? (shown.armor ?? 0) : undefined}
        keywords={isInPlay ? shown.keywords : undefined}
      />
      {shown && <ZoomNotes card={shown} />}
    </div>
  );
}
