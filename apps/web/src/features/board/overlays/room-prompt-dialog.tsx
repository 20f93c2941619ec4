import { useTranslation } from 'react-i18next';
import type { PromptView } from '@amberhall/protocol';
import { Icon } from '../../../ui/icon.tsx';
import { Symbol } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { RichText } from '../game/rich-text.tsx';
import { useBoardTranslation, usePlainText } from '../game/use-texts.ts';
import { Result } from '../end/result.tsx';
import { ShareReplay } from '../end/share-replay.tsx';
import { Summary } from '../end/summary.tsx';
import { useDoubleClickGuard } from '../prompt/use-double-click-guard.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLeaveGame } from './leave-dialog.tsx';
import styles from './room-prompt-dialog.module.css';

/** The name under which spectators put the result aside; players put their prompt aside. */
const RESULT = 'result';
const RESULT_TITLE = { key: 'room.won.title' };

/** A prompt of the room over everything: the end of the game, a rematch. Spectators see the result. */
export function RoomPromptDialog() {
  const prompt = useGame(({ game }) => game?.roomPrompt ?? null);
  const plain = usePlainText();
  const winner = useGame(({ game }) => game?.table.winner ?? game?.winner ?? null);
  const isWatched = useGame(({ game }) => game !== null && game.seat === null && winner !== null);
  const hasSummary = useGame(({ game }) => game?.table.tally !== undefined);
  const putAside = useBoardUi((ui) => ui.dismissedPrompt);
  const id = prompt?.id ?? (isWatched ? RESULT : null);
  if (id === null || id === putAside) return null;
  // The prompt stays in the panel, so that the table and the chat can be used to look back on the game.
  const close = () => boardUi.dismissPrompt(id);
  const isAsked = prompt !== null && !(winner !== null && isMenu(prompt));
  return (
    <Dialog label={plain(prompt?.title ?? RESULT_TITLE)} onClose={close} isWide={hasSummary}>
      <div className={styles.sheet} data-summary={hasSummary || undefined}>
        <div className={styles.question}>
          {winner !== null && <Result winner={winner} />}
          {isAsked && <Asked prompt={prompt} />}
          <div className={styles.buttons}>
            {prompt && <Answers prompt={prompt} />}
            <WaysOn seeTable={close} />
          </div>
        </div>
        <Summary />
      </div>
    </Dialog>
  );
}

/** The result says it all until somebody asks for something. */
const isMenu = ({ title }: PromptView): boolean => title.key === 'room.won.title';

function Asked({ prompt: { title, text } }: { prompt: PromptView }) {
  return (
    <>
      <h2 className={styles.title}>
        <RichText text={title} />
      </h2>
      {text && (
        <p className={styles.text} role="status">
          <RichText text={text} />
        </p>
      )}
    </>
  );
}

function Answers({ prompt }: { prompt: PromptView }) {
  const { press } = useGameActions();
  const plain = usePlainText();
  const isTooSoon = useDoubleClickGuard(prompt.id);
  return prompt.controls.map((control, index) => (
    <button
      key={control.id}
      type="button"
      className={index === 0 && control.id !== 'continue' ? styles.main : styles.button}
      onClick={(event) => {
        if (!isTooSoon(event)) press(control);
      }}
    >
      {plain(control.label)}
    </button>
  ));
}

/** What everybody can do besides answering. */
function WaysOn({ seeTable }: { seeTable: () => void }) {
  const { t } = useBoardTranslation();
  const leave = useLeaveGame();
  return (
    <>
      <button type="button" className={styles.leave} onClick={seeTable}>
        <Symbol name="eye" />
        {t('board:picker.hide')}
      </button>
      <Replay />
      <button type="button" className={styles.leave} onClick={leave}>
        <Symbol name="door" />
        {t('board:menu.leave')}
      </button>
    </>
  );
}

/** Beside the game and not in its place, because the opponent may want a rematch. */
function Replay() {
  const { t } = useTranslation('replay');
  const gameId = useGame(({ game }) => (game?.winReason === null ? undefined : game?.id));
  if (gameId === undefined) return null;
  return (
    <>
      <ShareReplay gameId={gameId} className={styles.leave} />
      <a className={styles.leave} href={`/replay/${gameId}`} target="_blank" rel="noopener">
        <Icon name="play" size={16} />
        {t('replay:watch')}
      </a>
    </>
  );
}
