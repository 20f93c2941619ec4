import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { seats } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './leave-dialog.module.css';

/** Asks for confirmation before a game is conceded. */
export function LeaveDialog() {
  const { t } = useBoardTranslation();
  const dialog = useBoardUi((ui) => ui.dialog);
  const { concede, leave } = useGameActions();
  const close = () => boardUi.openDialog(null);
  const isOver = useGame(({ game }) => game?.winner !== null);
  const isMoot = isOver && (dialog === 'concede' || dialog === 'leave');
  // A game that has ended meanwhile cannot be conceded.
  useEffect(() => {
    if (isMoot) boardUi.openDialog(null);
  }, [isMoot]);
  if (isMoot) return null;
  if (dialog === 'concede') {
    return (
      <Question text={t('board:concede.sure')} answer={t('board:concede.yes')} act={concede} close={close} />
    );
  }
  return dialog === 'leave' && <LeaveQuestion leave={leave} close={close} />;
}

function LeaveQuestion({ leave, close }: { leave: () => void; close: () => void }) {
  const { t } = useBoardTranslation();
  return <Question text={t('board:leave.sure')} answer={t('board:leave.yes')} act={leave} close={close} />;
}

/** Says whether leaving now concedes the game, so that confirmation is needed. */
export function useLeaveGame(): () => void {
  const { leave } = useGameActions();
  const wouldConcede = useGame(({ game }) => {
    if (!game || game.seat === null || game.winner !== null) return false;
    return !game.people[seats(game).far]?.left;
  });
  return () => (wouldConcede ? boardUi.openDialog('leave') : leave());
}

function Question(props: {
  text: string;
  answer: string;
  act: () => void;
  close: () => void;
  children?: ReactNode;
}) {
  const { t } = useBoardTranslation();
  return (
    <Dialog label={props.text} onClose={props.close}>
      <p className={styles.text}>{props.text}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.stay} onClick={props.close}>
          {t('board:stay')}
        </button>
        <button
          type="button"
          className={styles.go}
          onClick={() => {
            props.close();
            props.act();
          }}
        >
          {props.answer}
        </button>
      </div>
    </Dialog>
  );
}
