import { useEffect, type ReactNode } from 'react';
import { HalfSizedCards } from '../../cards/index.ts';
import { BarItems } from './game-nav-items.tsx';
import { boardUi } from './board-ui.ts';
import { ConnectionNote } from './connection-notice.tsx';
import { useGame } from './game/game-context.tsx';
import { seats } from './game/selectors.ts';
import { useBoardWords } from './game/use-texts.ts';
import { Keys } from './keyboard/board-keyboard.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { forgetSeen } from './log/use-unread.ts';
import { Farewell } from './overlays/leave-dialog.tsx';
import { PilePopup } from './overlays/pile-popup.tsx';
import { RoomQuestion } from './overlays/room-prompt-dialog.tsx';
import { SeenCards } from './table/revealed-cards-panel.tsx';
import { ZoomPane } from './zoom/zoom-pane.tsx';
import { ZoomSheet } from './zoom/zoom-dialog.tsx';
import { DeckPopup } from './manual/deck-popup.tsx';
import { ManualMenu } from './manual/manual-menu.tsx';
import { useIsMineByHand } from './manual/stepper.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { Surface, useBoardFrame } from './settings/board-background.tsx';
import { useBoardLook } from './settings/board-appearance.ts';
import { useEndTurnGuard } from './settings/use-end-turn-guard.ts';
import { useSounds } from './sound/use-sounds.ts';
import { Arrows } from './motion/arrows.tsx';
import { MotionLayer } from './motion/motion-layer.tsx';
import { CardMenu } from './prompt/card-menu.tsx';
import { CardPicker, useIsPicking } from './prompt/card-picker.tsx';
import { PromptPanel } from './prompt/prompt-panel.tsx';
import { PlayerStrip } from './player-bar/player-bar.tsx';
import { Hand } from './table/hand.tsx';
import { MiddleLine } from './table/turn-divider.tsx';
import { Side } from './table/player-side.tsx';
import styles from './board-layout.module.css';
import { useTitleAlert } from './use-title-alert.ts';

interface TableLayoutProps {
  /** What steers a game that is looked at again; it stands where otherwise questions are asked. */
  replay?: ReactNode;
}

/** The whole board of a game whose view is there. */
export function TableLayout(props: TableLayoutProps) {
  const { isHalfSized } = useBoardLook();
  return (
    <HalfSizedCards value={isHalfSized}>
      <Board {...props} />
    </HalfSizedCards>
  );
}

function Board({ replay }: TableLayoutProps) {
  const { t } = useBoardWords();
  const near = useGame(({ game }) => (game ? seats(game).near : ''));
  const far = useGame(({ game }) => (game ? seats(game).far : ''));
  const isPlayer = useGame(({ game }) => game?.seat !== null);
  const seesHand = useGame(({ game }) => game?.seat !== null || game.showHand);
  const isByHand = useIsMineByHand(near);
  const isPicking = useIsPicking();
  const frame = useBoardFrame();
  useSounds();
  useEffect(
    () => () => {
      boardUi.reset();
      forgetSeen();
    },
    [],
  );

  return (
    <div className={styles.frame}>
      <div
        className={styles.board}
        data-replay={replay ? '' : undefined}
        data-hand={seesHand || undefined}
        data-by-hand={isByHand || undefined}
        data-picking={isPicking || undefined}
        role="region"
        aria-label={t('board:board')}
        {...frame}
      >
        <Surface />
        <div className={styles.table}>
          <PlayerStrip player={far} side="far" />
          <Side player={far} side="far" />
          <MiddleLine />
          <Side player={near} side="near" />
          {seesHand && <Hand player={near} isOwn={isPlayer} />}
          <PlayerStrip player={near} side="near" />
          <CardPicker />
        </div>
        <aside className={styles.rail} aria-label={t('board:logAndChat')}>
          <LogPanel />
          {!replay && <SeenCards />}
          <ZoomPane />
          <div className={styles.prompt}>
            <div className={styles.ask}>
              {replay ?? (
                <>
                  <ConnectionNote />
                  <PromptPanel />
                </>
              )}
            </div>
          </div>
        </aside>
        <PilePopup />
        {!replay && (
          <>
            <CardMenu />
            <ManualMenu />
            <DeckPopup />
          </>
        )}
        <Arrows />
        <MotionLayer />
      </div>
      <ZoomSheet />
      <SettingsDialog />
      {!replay && <LiveParts />}
    </div>
  );
}

/** What a game has that goes on: keys, a title that calls, dialogs, and a place in the bar. */
function LiveParts() {
  useTitleAlert();
  useEndTurnGuard();
  return (
    <>
      <Farewell />
      <RoomQuestion />
      <BarItems />
      <Keys />
    </>
  );
}
