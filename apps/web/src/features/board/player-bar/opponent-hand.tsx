import type { PlayerId } from '@amberhall/protocol';
import { Symbol } from '../../../cards/index.ts';
import { boardUi } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { cardOf, playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './opponent-hand.module.css';

const SHOWN_BACKS = 8;

/** The cards of another player's hand. Visible ones can be zoomed. */
export function OpponentHand({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const count = useGame((state) => playerOf(state, player)?.hand.length ?? 0);
  const isOpen = useGame((state) =>
    Boolean(playerOf(state, player)?.hand.some((id) => cardOf(state, id)?.slug !== undefined)),
  );
  const label = t('board:cardsInHand', { count });
  const content = (
    <>
      <span className={styles.backs}>
        {Array.from({ length: Math.min(count, SHOWN_BACKS) }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <b>{count}</b>
    </>
  );
  if (!isOpen) {
    return (
      <span className={styles.hand} role="img" aria-label={label} data-pile={`hand:${player}`}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.hand}
      aria-label={label}
      data-pile={`hand:${player}`}
      data-open
      onClick={() => boardUi.togglePile({ player, zone: 'hand' })}
    >
      {content}
      <Symbol name="eye" />
    </button>
  );
}
