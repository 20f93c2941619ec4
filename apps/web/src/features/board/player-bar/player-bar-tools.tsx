import { classNames } from '../../../ui/class-names.ts';
import { Symbol } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import { useUnread } from '../log/use-unread.ts';
import styles from './player-bar-tools.module.css';
import { useMatchRecord } from './use-match-record.ts';

interface ToolProps {
  label: string;
  symbol: string;
  act: () => void;
  /** The switch is on; its label names what a click does. */
  isOn?: boolean;
  /** Shown only where the player bar is wide. The game menu has it too. */
  isWide?: boolean;
  unread?: number;
}

/** Tools on the own player bar. On small screens the game menu has them. */
export function PlayerBarTools() {
  const { t } = useBoardTranslation();
  const { toggleManualMode, toggleMuteSpectators } = useGameActions();
  const isPlayer = useGame(({ game }) => game?.seat !== null);
  const isOver = useGame(({ game }) => game?.winner !== null);
  const isManual = useGame(({ game }) => game?.table.manual === true);
  const isMuted = useGame(({ game }) => game?.muteSpectators ?? false);
  const areHidden = useBoardUi((ui) => ui.areMessagesHidden);
  const unread = useUnread();
  return (
    <div className={styles.tools}>
      {isPlayer && !isOver && (
        <Tool
          label={t(isManual ? 'board:menu.manualOff' : 'board:menu.manualOn')}
          symbol="hand"
          isOn={isManual}
          act={toggleManualMode}
          isWide
        />
      )}
      {isPlayer && (
        <Tool
          label={t(isMuted ? 'board:menu.unmute' : 'board:menu.mute')}
          symbol={isMuted ? 'lock' : 'eye'}
          isOn={isMuted}
          act={toggleMuteSpectators}
          isWide
        />
      )}
      <Tool
        label={t(areHidden ? 'board:messages.show' : 'board:messages.hide')}
        symbol="chat"
        isOn={!areHidden}
        act={() => boardUi.hideMessages(!areHidden)}
        unread={unread}
      />
      <Tool label={t('board:settings.title')} symbol="settings" act={() => boardUi.openDialog('settings')} />
    </div>
  );
}

function Tool({ label, symbol, act, isOn, isWide, unread = 0 }: ToolProps) {
  const { t } = useBoardTranslation();
  return (
    <button
      type="button"
      className={classNames(styles.tool, isWide && styles.wide)}
      aria-label={
        unread > 0 ? t('board:facts', { items: [label, t('board:unread', { count: unread })] }) : label
      }
      data-on={isOn || undefined}
      title={label}
      onClick={act}
    >
      <Symbol name={symbol} />
      {unread > 0 && <b className={styles.unread}>{unread}</b>}
    </button>
  );
}

/** The number of games that each player has won in this match. */
export function MatchRecord() {
  const { t } = useBoardTranslation();
  const record = useMatchRecord();
  if (!record) return null;
  return (
    <span
      className={styles.record}
      data-even={record.nearWins + record.farWins === 0 || undefined}
      role="img"
      aria-label={t('board:record', record)}
      title={t('board:record', record)}
    >
      <b>{record.nearWins}</b>
      <i />
      <b>{record.farWins}</b>
    </span>
  );
}
