import { useState } from 'react';
import type { FormEvent } from 'react';
import { CHAT_LENGTH } from '@amberhall/protocol';
import { MuteNotice } from '../../../moderation/mute-notice.tsx';
import { useMute } from '../../../moderation/use-mute.ts';
import { Symbol } from '../../../cards/index.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './chat-form.module.css';

/** The chat input of the room. */
export function ChatForm() {
  const { t } = useBoardTranslation();
  const { chat } = useGameActions();
  const [text, setText] = useState('');
  const isQuiet = useGame(({ game }) => game?.seat === null && game.muteSpectators);
  const isMuted = useMute() !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    // Text typed meanwhile is kept after the failed message.
    if (!(await chat(line))) setText((typed) => `${line} ${typed}`.trim());
  };
  const placeholder = t(isQuiet ? 'board:spectatorsMuted' : 'board:enterMessage');
  return (
    <>
      <MuteNotice />
      <form className={styles.form} data-chat onSubmit={(event) => void submit(event)}>
        <input
          className={styles.input}
          value={text}
          maxLength={CHAT_LENGTH}
          disabled={isQuiet || isMuted}
          placeholder={placeholder}
          aria-label={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          className={styles.send}
          disabled={text.trim() === ''}
          aria-label={t('board:send')}
        >
          <Symbol name="send" />
        </button>
      </form>
    </>
  );
}
