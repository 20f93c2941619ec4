import { Symbol } from '../../../cards/index.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './turn-controls.module.css';

/**
 * Controls besides answering: undo, cancel a prompt in manual mode, end an absent player's turn, claim the game, or do not
 * wait for a bot.
 */
export function TurnControls() {
  const { t } = useBoardTranslation();
  const { undo, redo, cancelPrompt, forcePass, claim, hurryBot } = useGameActions();
  const seat = useGame(({ game }) => game?.seat ?? '');
  const canUndo = useGame((state) => playerOf(state, seat)?.undo);
  const canRedo = useGame((state) => playerOf(state, seat)?.redo === true);
  const isManual = useGame(({ game }) => game?.table.manual === true && game.seat !== null);
  const canPass = useGame(({ game }) => game?.forcePassAvailable ?? false);
  const canClaim = useGame(({ game }) => game?.claimAvailable ?? false);
  const canHurry = useGame(({ game }) => (game?.botWait ?? null) !== null && game?.seat !== null);
  const isOver = useGame(({ game }) => game?.table.winner !== null);
  if (isOver || !(canUndo || canRedo || isManual || canPass || canClaim || canHurry)) return null;

  const tool = (label: string, symbol: string, act: () => void) => (
    <button type="button" className={styles.tool} onClick={act} title={label}>
      <Symbol name={symbol} />
      <span>{label}</span>
    </button>
  );
  return (
    <div className={styles.tools} role="group" aria-label={t('board:tools.label')}>
      {canUndo && tool(t(`board:tools.${canUndo === 'free' ? 'undo' : 'askUndo'}`), 'left', undo)}
      {canRedo && tool(t('board:tools.redo'), 'right', redo)}
      {isManual && tool(t('board:tools.cancelPrompt'), 'close', cancelPrompt)}
      {canPass && tool(t('board:tools.forcePass'), 'clock', forcePass)}
      {canClaim && tool(t('board:tools.claim'), 'flag', claim)}
      {canHurry && tool(t('board:tools.hurryBot'), 'clock', hurryBot)}
    </div>
  );
}
