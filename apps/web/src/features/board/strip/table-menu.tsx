import { useEffect, useRef, useState } from 'react';
import { Symbol } from '../../cards/index.ts';
import { boardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { useBoardWords } from '../game/use-texts.ts';
import { useLeave } from '../look/farewell.tsx';
import styles from './table-menu.module.css';

/** What has to do with the game as a whole: mute spectators, concede, leave. */
export function TableMenu() {
  const { t } = useBoardWords();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div className={styles.box} ref={box}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={t('board:menu.open')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Symbol name="menu" />
      </button>
      {isOpen && <MenuItems close={() => setOpen(false)} />}
    </div>
  );
}

function MenuItems({ close }: { close: () => void }) {
  const { t } = useBoardWords();
  const { toggleMuteSpectators, toggleManualMode, toggleSetting, shuffleDeck } = useGameActions();
  const isManual = useGame(({ game }) => game?.table.manual === true);
  const automation = useGame(({ game }) => game?.table.players[game.seat ?? '']?.automation);
  const isPlayer = useGame(({ game }) => game?.seat !== null);
  const isOver = useGame(({ game }) => game?.winner !== null);
  const isMuted = useGame(({ game }) => game?.muteSpectators ?? false);
  const spectators = useGame(({ game }) => game?.spectators.length ?? 0);
  const leave = useLeave();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  const item = (label: string, symbol: string, act: () => void, isGrave = false) => (
    <button
      type="button"
      role="menuitem"
      className={isGrave ? styles.grave : styles.item}
      onClick={() => {
        close();
        act();
      }}
    >
      <Symbol name={symbol} />
      {label}
    </button>
  );
  return (
    <div className={styles.menu} role="menu" ref={list}>
      <p className={styles.note}>{t('board:spectators', { count: spectators })}</p>
      {isPlayer &&
        !isOver &&
        item(t(isManual ? 'board:menu.manualOff' : 'board:menu.manualOn'), 'settings', toggleManualMode)}
      {isPlayer && isManual && item(t('board:byHand.shuffle'), 'deck', shuffleDeck)}
      {automation &&
        item(t(automation.orderTriggers ? 'board:menu.orderOn' : 'board:menu.orderOff'), 'action', () =>
          toggleSetting('orderForcedAbilities', automation.orderTriggers),
        )}
      {automation &&
        item(t(automation.takeOnlyAction ? 'board:menu.confirmOn' : 'board:menu.confirmOff'), 'play', () =>
          toggleSetting('confirmOneClick', automation.takeOnlyAction),
        )}
      {isPlayer && item(t(isMuted ? 'board:menu.unmute' : 'board:menu.mute'), 'chat', toggleMuteSpectators)}
      {isPlayer && !isOver && item(t('board:menu.concede'), 'flag', () => boardUi.ask('concede'), true)}
      {item(t('board:menu.leave'), 'door', leave, true)}
    </div>
  );
}
