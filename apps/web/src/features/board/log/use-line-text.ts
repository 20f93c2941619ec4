import { useCallback } from 'react';
import { useBoardTranslation, usePlainText } from '../game/use-texts.ts';
import type { LoggedLine } from './log-turns.ts';

/** Turns a line of the log or of the chat into plain text, for announcements and the clipboard. */
export function useLineText(): (line: LoggedLine) => string {
  const { t } = useBoardTranslation();
  const plain = usePlainText();
  return useCallback(
    ({ line: { chat, removed, log, notice }, cause, times }) => {
      if (chat) return t('board:chatLine', { name: chat.from.name, text: chat.text });
      if (removed) return t('board:chatLine', { name: removed.name, text: t('lobby:chat.deleted') });
      const text = log?.text ?? notice;
      if (!text) return '';
      const parts = [
        cause?.log && plain({ ...cause.log.text, key: 'board.byCard' }),
        plain(text),
        times > 1 && t('board:times', { count: times }),
      ];
      return parts.filter(Boolean).join(' ');
    },
    [t, plain],
  );
}
