import { useState } from 'react';
import type { FormEvent } from 'react';
import { CHAT_LENGTH } from '@amberhall/protocol';
import { isSameName } from '../../../lib/mentions.ts';
import { useUser } from '../../../lib/session.ts';
import { MuteNotice } from '../../../moderation/mute-notice.tsx';
import { useMute } from '../../../moderation/use-mute.ts';
import { Symbol } from '../../../cards/index.ts';
import { MentionField } from '../../../ui/mention-field.tsx';
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
  const names = useNamesAtTable();

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
        <MentionField
          className={styles.input}
          value={text}
          names={names}
          listLabel={t('common:mentionNames')}
          maxLength={CHAT_LENGTH}
          disabled={isQuiet || isMuted}
          placeholder={placeholder}
          aria-label={placeholder}
          enterKeyHint="send"
          onText={setText}
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

/** The names of the other people at the table. */
function useNamesAtTable(): string[] {
  const own = useUser()?.username;
  const game = useGame((state) => state.game);
  const names = [
    ...Object.keys(game?.table.players ?? {}),
    ...(game?.spectators ?? []).map(({ name }) => name),
  ];
  return names.filter((name) => !isSameName(name, own));
}
