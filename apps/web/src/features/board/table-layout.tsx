import { useEffect } from 'react';
import { BarItems } from './bar-items.tsx';
import { boardUi } from './board-ui.ts';
import { ConnectionNote } from './connection-note.tsx';
import { useGame } from './game/game-context.tsx';
import { seats } from './game/selectors.ts';
import { useBoardWords } from './game/use-texts.ts';
import { LogPanel } from './log/log-panel.tsx';
import { forgetSeen } from './log/use-unread.ts';
import { Farewell } from './look/farewell.tsx';
import { PilePopup } from './look/pile-popup.tsx';
import { RoomQuestion } from './look/room-question.tsx';
import { ZoomPane } from './look/zoom-pane.tsx';
import { ZoomSheet } from './look/zoom-sheet.tsx';
import { DeckPopup } from './manual/deck-popup.tsx';
import { ManualMenu } from './manual/manual-menu.tsx';
import { TurnTools } from './manual/turn-tools.tsx';
import { MotionLayer } from './motion/motion-layer.tsx';
import { CardMenu } from './prompt/card-menu.tsx';
import { CardPicker } from './prompt/card-picker.tsx';
import { PromptPanel } from './prompt/prompt-panel.tsx';
import { PlayerStrip } from './strip/player-strip.tsx';
import { Hand } from './table/hand.tsx';
import { MiddleLine } from './table/middle-line.tsx';
import { Side } from './table/side.tsx';
import styles from './table-layout.module.css';
import { useBoardKeys } from './use-board-keys.ts';
import { useTitleAlert } from './use-title-alert.ts';

/** The whole board of a game whose view is there. */
export function TableLayout() {
  const { t } = useBoardWords();
  const near = useGame(({ game }) => (game ? seats(game).near : ''));
  const far = useGame(({ game }) => (game ? seats(game).far : ''));
  const isPlayer = useGame(({ game }) => game?.seat !== null);
  const seesHand = useGame(({ game }) => game?.seat !== null || game.showHand);
  useBoardKeys();
  useTitleAlert();
  useEffect(
    () => () => {
      boardUi.reset();
      forgetSeen();
    },
    [],
  );

  return (
    <div className={styles.frame}>
      <div className={styles.board} role="region" aria-label={t('board:board')}>
        <div className={styles.table} data-hand={seesHand || undefined}>
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
          <ZoomPane />
          <div className={styles.prompt}>
            <ConnectionNote />
            <PromptPanel />
            <TurnTools />
          </div>
        </aside>
        <PilePopup />
        <CardMenu />
        <ManualMenu />
        <DeckPopup />
        <MotionLayer />
      </div>
      <ZoomSheet />
      <Farewell />
      <RoomQuestion />
      <BarItems />
    </div>
  );
}
