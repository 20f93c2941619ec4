import { useEffect, useRef } from 'react';
import type { RoomLine } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { useBoardTranslation, usePlainText } from '../game/use-texts.ts';
import styles from './announcements.module.css';
import { announce, clearAnnouncements, useAnnouncements } from './live-region.ts';

/** After an absence, only this many missed lines are announced. The rest is in the log. */
const MAX_AT_ONCE = 12;

/** Announces each line of the log and of the chat once, whatever is shown. */
export function Announcements() {
  const { t } = useBoardTranslation();
  const said = useAnnouncements((state) => state.said);
  useAnnounceLines();
  return (
    <div className={styles.hidden} role="region" aria-label={t('keys:announcements')} aria-live="polite">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

function useAnnounceLines(): void {
  const lines = useGame(({ game }) => game?.lines);
  const sayLine = useLineText();
  // Lines that exist at the start are not announced.
  const lastSaid = useRef(lines?.at(-1)?.id ?? 0);

  useEffect(() => {
    const fresh = lines?.filter(({ id }) => id > lastSaid.current) ?? [];
    lastSaid.current = Math.max(lastSaid.current, fresh.at(-1)?.id ?? 0);
    for (const line of fresh.slice(-MAX_AT_ONCE)) {
      const words = sayLine(line);
      if (words !== '') announce(words);
    }
  }, [lines, sayLine]);
  useEffect(() => clearAnnouncements, []);
}

/** A line as it is announced. Headings of steps are not announced. */
function useLineText(): (line: RoomLine) => string {
  const { t } = useBoardTranslation();
  const plain = usePlainText();
  return ({ chat, log, notice }) => {
    if (chat) return t('board:chatLine', { name: chat.from.name, text: chat.text });
    if (log?.kind === 'step') return '';
    const text = log?.text ?? notice;
    return text ? plain(text) : '';
  };
}
