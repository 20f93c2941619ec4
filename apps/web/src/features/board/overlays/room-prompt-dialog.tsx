import { useTranslation } from 'react-i18next';
import type { PlayerId, PromptView } from '@amberhall/protocol';
import { Icon } from '../../../ui/icon.tsx';
import { Symbol } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { RichText } from '../game/rich-text.tsx';
import { useBoardTranslation, usePlainText } from '../game/use-texts.ts';
import { useDoubleClickGuard } from '../prompt/use-double-click-guard.ts';
import { ForgedKeys } from '../player-bar/forged-keys.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLeaveGame } from './leave-dialog.tsx';
import styles from './room-prompt-dialog.module.css';

/** A prompt of the room over everything: the end of the game, a rematch. */
export function RoomPromptDialog() {
  const prompt = useGame(({ game }) => game?.roomPrompt ?? null);
  const plain = usePlainText();
  const winner = useGame(({ game }) => game?.table.winner ?? game?.winner ?? null);
  const putAside = useBoardUi((ui) => ui.dismissedPrompt);
  if (!prompt || prompt.id === putAside) return null;
  // The prompt stays in the panel, so that the table and the chat can be used to look back on the game.
  const close = () => boardUi.dismissPrompt(prompt.id);
  return (
    <Dialog label={plain(prompt.title)} onClose={close}>
      <div className={styles.question}>
        {winner !== null && <Result winner={winner} />}
        <h2 className={styles.title}>
          <RichText text={prompt.title} />
        </h2>
        {prompt.text && (
          <p className={styles.text} role="status">
            <RichText text={prompt.text} />
          </p>
        )}
        <Answers prompt={prompt} seeTable={close} />
      </div>
    </Dialog>
  );
}

function Answers({ prompt, seeTable }: { prompt: PromptView; seeTable: () => void }) {
  const { t } = useBoardTranslation();
  const { press } = useGameActions();
  const plain = usePlainText();
  const leave = useLeaveGame();
  const isTooSoon = useDoubleClickGuard(prompt.id);
  return (
    <div className={styles.buttons}>
      {prompt.controls.map((control, index) => (
        <button
          key={control.id}
          type="button"
          className={index === 0 ? styles.main : styles.button}
          onClick={(event) => {
            if (!isTooSoon(event)) press(control);
          }}
        >
          {plain(control.label)}
        </button>
      ))}
      <button type="button" className={styles.leave} onClick={seeTable}>
        <Symbol name="eye" />
        {t('board:picker.hide')}
      </button>
      <WatchAgain />
      <button type="button" className={styles.leave} onClick={leave}>
        <Symbol name="door" />
        {t('board:menu.leave')}
      </button>
    </div>
  );
}

/** Beside the game and not in its place, because the opponent may want a rematch. */
function WatchAgain() {
  const { t } = useTranslation('replay');
  const gameId = useGame(({ game }) => (game?.winReason === null ? undefined : game?.id));
  if (gameId === undefined) return null;
  return (
    <a className={styles.leave} href={`/replay/${gameId}`} target="_blank" rel="noopener">
      <Icon name="play" size={16} />
      {t('replay:watch')}
    </a>
  );
}

/** The winner, and each player's number of keys. */
function Result({ winner }: { winner: PlayerId }) {
  const { t } = useBoardTranslation();
  const isOwn = useGame(({ game }) => game?.seat === winner);
  const isPlayer = useGame(({ game }) => game?.seat !== null);
  const players = useGame(({ game }) => game?.table.players);
  const people = useGame(({ game }) => game?.people);
  const reason = useGame(({ game }) => game?.winReason ?? game?.table.winReason ?? null);
  return (
    <div className={styles.result} data-won={isOwn || undefined}>
      <p className={styles.outcome}>
        {isPlayer ? t(isOwn ? 'board:victory' : 'board:defeat') : t('board:gameOver')}
      </p>
      <ul className={styles.players}>
        {Object.keys(players ?? {}).map((player) => (
          <li key={player} data-winner={player === winner || undefined}>
            <span className={styles.name}>{people?.[player]?.user.name ?? player}</span>
            <ForgedKeys player={player} />
          </li>
        ))}
      </ul>
      {reason && <p className={styles.reason}>{t(`board:reason.${reason}`)}</p>}
    </div>
  );
}
