import { useEffect, useRef, useState } from 'react';
import type { House, PlayerView } from '@amberhall/protocol';
import { Symbol } from '../../../cards/index.ts';
import { useUser } from '../../../lib/session.ts';
import { openFault } from '../../../moderation/fault-target.ts';
import { boardUi } from '../board-ui.ts';
import { useGame, useGameActions, useGameShallow, useIsReplay } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { showKeyHelp } from '../keyboard/key-help.tsx';
import { moveInMenu } from '../keyboard/move-in-menu.ts';
import { useLeaveGame } from '../overlays/leave-dialog.tsx';
import styles from './game-menu.module.css';
import { useMatchRecord } from './use-match-record.ts';

/** Actions for the whole game: read the deck lists, mute spectators, concede, leave. */
export function GameMenu() {
  const { t } = useBoardTranslation();
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
  const { t } = useBoardTranslation();
  const { toggleMuteSpectators, toggleManualMode, shuffleDeck, changeActiveHouse } = useGameActions();
  const isManual = useGame(({ game }) => game?.table.manual === true);
  const isPlayer = useGame(({ game }) => game?.seat !== null);
  const isOver = useGame(({ game }) => game?.winner !== null);
  const otherHouses = useGameShallow((state) => housesToChoose(playerOf(state, state.game?.seat ?? '')));
  const isMuted = useGame(({ game }) => game?.muteSpectators ?? false);
  const spectators = useGameShallow(({ game }) => (game?.spectators ?? []).map(({ name }) => name));
  const people = useGame(({ game }) => game?.people);
  const decks = Object.entries(people ?? {}).flatMap(([player, { deck }]) =>
    deck ? [{ player, deck: deck.name }] : [],
  );
  const round = useGame(({ game }) => game?.table.round ?? 1);
  const record = useMatchRecord();
  const leave = useLeaveGame();
  const gameId = useGame(({ game }) => game?.id);
  // Guests have no account to which the state of a report could be told.
  const canReport = useUser() !== null && !useIsReplay();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  const item = (label: string, symbol: string, act: () => void, isGrave = false) => (
    <button
      key={label}
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
    <div className={styles.menu} role="menu" tabIndex={-1} ref={list} onKeyDown={moveInMenu}>
      <p className={styles.note}>{t('board:round', { number: round })}</p>
      {record && <p className={styles.note}>{t('board:record', record)}</p>}
      <p className={styles.note}>
        {t('board:spectators', { count: spectators.length })}
        {spectators.length > 0 && <small>{t('board:list', { items: spectators })}</small>}
      </p>
      {decks.map(({ player, deck }) => item(deck, 'cards', () => boardUi.showDeckList(player)))}
      {item(t('board:settings.title'), 'settings', () => boardUi.openDialog('settings'))}
      {item(t('keys:title'), 'help', () => showKeyHelp(true))}
      {canReport &&
        gameId !== undefined &&
        item(t('common:reportFault'), 'alert', () => openFault({ gameId }))}
      {isPlayer &&
        !isOver &&
        item(t(isManual ? 'board:menu.manualOff' : 'board:menu.manualOn'), 'hand', toggleManualMode)}
      {isManual &&
        otherHouses.map((house) =>
          item(t('board:byHand.set-house', { house: t(`card:house.${house}`) }), `h-${house}`, () =>
            changeActiveHouse(house),
          ),
        )}
      {isPlayer && isManual && item(t('board:byHand.shuffle'), 'deck', shuffleDeck)}
      {isPlayer && item(t(isMuted ? 'board:menu.unmute' : 'board:menu.mute'), 'chat', toggleMuteSpectators)}
      {isPlayer &&
        !isOver &&
        item(t('board:menu.concede'), 'flag', () => boardUi.openDialog('concede'), true)}
      {item(t('board:menu.leave'), 'door', leave, true)}
    </div>
  );
}

/**
 * Houses that can be made the active one by hand, if there already is one [17.1]. Not every player bar has room for
 * them.
 */
const housesToChoose = (player: PlayerView | undefined): House[] =>
  !player?.activeHouse ? [] : player.houses.filter((house) => house !== player.activeHouse);
