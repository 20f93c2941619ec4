import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { HalfSizedCards } from '../../cards/index.ts';
import { GameNavItems } from './game-nav-items.tsx';
import { boardUi } from './board-ui.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { useLoadForecasts } from './forecast/forecasts.ts';
import { useGame } from './game/game-context.tsx';
import { seats } from './game/selectors.ts';
import { useBoardTranslation } from './game/use-texts.ts';
import { BoardKeyboard } from './keyboard/board-keyboard.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { resetRead } from './log/use-unread.ts';
import { NoteLayer } from './notes/note-layer.tsx';
import { LeaveDialog } from './overlays/leave-dialog.tsx';
import { PilePopup } from './overlays/pile-popup.tsx';
import { RoomPromptDialog } from './overlays/room-prompt-dialog.tsx';
import { RevealedCards } from './table/revealed-cards-panel.tsx';
import { ZoomPane } from './zoom/zoom-pane.tsx';
import { ZoomDialog } from './zoom/zoom-dialog.tsx';
import { DeckListPopup, DeckPopup } from './manual/deck-popup.tsx';
import { ManualMenu } from './manual/manual-menu.tsx';
import { canAdjustCounters } from './manual/stepper.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { BoardBackground, useBoardStyle } from './settings/board-background.tsx';
import { useBoardAppearance } from './settings/board-appearance.ts';
import { useEndTurnGuard } from './settings/use-end-turn-guard.ts';
import { useSendBotPace } from './settings/use-send-bot-pace.ts';
import { useSounds } from './sound/use-sounds.ts';
import { Arrows } from './motion/arrows.tsx';
import { MotionLayer } from './motion/motion-layer.tsx';
import { CardPicker, useIsPicking } from './prompt/card-picker.tsx';
import { PromptPanel } from './prompt/prompt-panel.tsx';
import { PlayerBar } from './player-bar/player-bar.tsx';
import { Hand } from './table/hand.tsx';
import { ObstacleNote } from './table/obstacle-note.tsx';
import { TurnDivider } from './table/turn-divider.tsx';
import { PlayerSide } from './table/player-side.tsx';
import styles from './board-layout.module.css';
import { useDesktopNotice } from './use-desktop-notice.ts';
import { useTitleAlert } from './use-title-alert.ts';

interface BoardLayoutProps {
  /** The controls of a replay, in place of the prompt. */
  replay?: ReactNode;
}

/** The board of a game whose view is loaded. */
export function BoardLayout(props: BoardLayoutProps) {
  const { isHalfSized } = useBoardAppearance();
  return (
    <HalfSizedCards value={isHalfSized}>
      <Board {...props} />
    </HalfSizedCards>
  );
}

function Board({ replay }: BoardLayoutProps) {
  const { t } = useBoardTranslation();
  const near = useGame(({ game }) => (game ? seats(game).near : ''));
  const far = useGame(({ game }) => (game ? seats(game).far : ''));
  const isPlayer = useGame(({ game }) => game?.seat !== null);
  const seesHand = useGame(({ game }) => game?.seat !== null || game.showHand);
  const isByHand = canAdjustCounters(near);
  const isPicking = useIsPicking();
  const frame = useBoardStyle();
  useSounds();
  useEffect(
    () => () => {
      boardUi.reset();
      resetRead();
    },
    [],
  );

  return (
    <div className={styles.frame}>
      <div
        className={styles.board}
        data-board
        data-replay={replay ? '' : undefined}
        data-hand={seesHand || undefined}
        data-manual={isByHand || undefined}
        data-picking={isPicking || undefined}
        role="region"
        aria-label={t('board:board')}
        {...frame}
      >
        <BoardBackground />
        <div className={styles.table}>
          <PlayerBar player={far} side="far" />
          <PlayerSide player={far} side="far" />
          <TurnDivider />
          <PlayerSide player={near} side="near" />
          {seesHand && <Hand player={near} isOwn={isPlayer} />}
          <PlayerBar player={near} side="near" />
          <CardPicker />
        </div>
        <aside className={styles.rail} aria-label={t('board:logAndChat')}>
          <LogPanel />
          {!replay && <RevealedCards />}
          <ZoomPane />
          <div className={styles.prompt}>
            <div className={styles.ask}>
              {replay ?? (
                <>
                  <ConnectionNotice />
                  <PromptPanel />
                </>
              )}
            </div>
          </div>
        </aside>
        <PilePopup />
        {!replay && (
          <>
            <ObstacleNote />
            <ManualMenu />
            <DeckPopup />
            <DeckListPopup />
          </>
        )}
        <Arrows />
        <MotionLayer />
      </div>
      <NoteLayer />
      <ZoomDialog />
      <SettingsDialog />
      {!replay && <LiveParts />}
    </div>
  );
}

/** Parts that only a live game has: keys, title alert, dialogs, and its items in the navigation bar. */
function LiveParts() {
  useTitleAlert();
  useDesktopNotice();
  useLoadForecasts();
  useEndTurnGuard();
  useSendBotPace();
  return (
    <>
      <LeaveDialog />
      <RoomPromptDialog />
      <GameNavItems />
      <BoardKeyboard />
    </>
  );
}
