import { NavSlot } from '../../ui/nav-slot.tsx';
import { Symbol } from '../cards/index.ts';
import styles from './bar-items.module.css';
import { boardUi } from './board-ui.ts';
import { useGame, useGameShallow } from './game/game-context.tsx';
import { useBoardWords } from './game/use-texts.ts';
import { useLeave } from './look/farewell.tsx';

/** What a running game puts into the navigation bar. */
export function BarItems() {
  const { t } = useBoardWords();
  const leave = useLeave();
  const spectators = useGameShallow(({ game }) => (game?.spectators ?? []).map(({ name }) => name));
  const canConcede = useGame(({ game }) => game !== null && game.seat !== null && game.winner === null);
  return (
    <NavSlot>
      <span className={styles.watching} title={spectators.join('\n') || undefined}>
        <Symbol name="eye" label={t('board:spectators', { count: spectators.length })} />
        <span aria-hidden="true">{spectators.length}</span>
      </span>
      {canConcede && (
        <button type="button" className={styles.button} onClick={() => boardUi.ask('concede')}>
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
