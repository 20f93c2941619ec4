import { NavSlot } from '../../ui/nav-slot.tsx';
import { Symbol } from '../../cards/index.ts';
import styles from './game-nav-items.module.css';
import { boardUi } from './board-ui.ts';
import { useGame, useGameShallow } from './game/game-context.tsx';
import { useBoardTranslation } from './game/use-texts.ts';
import { useLeaveGame } from './overlays/leave-dialog.tsx';

/** The number of spectators. Hover or focus shows their names. */
function Spectators({ names }: { names: readonly string[] }) {
  const { t } = useBoardTranslation();
  const label = t('board:spectators', { count: names.length });
  return (
    <div className={styles.spectators}>
      <button type="button" className={styles.count} disabled={names.length === 0}>
        <Symbol name="eye" label={label} />
        <span aria-hidden="true">{names.length}</span>
      </button>
      {names.length > 0 && (
        <ul className={styles.names} aria-label={label}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The items of a running game in the navigation bar. */
export function GameNavItems() {
  const { t } = useBoardTranslation();
  const leave = useLeaveGame();
  const spectators = useGameShallow(({ game }) => (game?.spectators ?? []).map(({ name }) => name));
  const canConcede = useGame(({ game }) => game !== null && game.seat !== null && game.winner === null);
  return (
    <NavSlot>
      <Spectators names={spectators} />
      {canConcede && (
        <button type="button" className={styles.button} onClick={() => boardUi.openDialog('concede')}>
          <Symbol name="flag" />
          <span>{t('board:menu.concede')}</span>
        </button>
      )}
      <button type="button" className={styles.button} onClick={leave}>
        <Symbol name="door" />
        <span>{t('board:menu.leave')}</span>
      </button>
    </NavSlot>
  );
}
