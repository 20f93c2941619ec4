import { useEffect, useRef } from 'react';
import { useGame } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import { isSameLine, logLines } from '../log/log-turns.ts';
import type { LoggedLine } from '../log/log-turns.ts';
import { useLineText } from '../log/use-line-text.ts';
import styles from './announcements.module.css';
import { announce, clearAnnouncements, useAnnouncements } from './live-region.ts';

/** After an absence, only this many missed lines are announced. The rest is in the log. */
const MAX_AT_ONCE = 12;

/** Announces each line of the log and of the chat once, whatever is shown. Headings of steps are not announced. */
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
  const lineText = useLineText();
  // Lines that exist at the start are not announced.
  const lastSaid = useRef(lines?.at(-1)?.id ?? 0);
  const lastLine = useRef<LoggedLine>(undefined);

  useEffect(() => {
    const fresh = lines?.filter(({ id }) => id > lastSaid.current) ?? [];
    lastSaid.current = Math.max(lastSaid.current, fresh.at(-1)?.id ?? 0);
    const logged = logLines(fresh);
    const [first] = logged;
    // The log joins this line with the last one, which an earlier update has brought.
    const isRepeated =
      first !== undefined && lastLine.current !== undefined && isSameLine(first, lastLine.current);
    lastLine.current = logged.at(-1) ?? lastLine.current;
    const spoken = logged.slice(isRepeated ? 1 : 0).filter(({ line }) => line.log?.kind !== 'step');
    for (const line of spoken.slice(-MAX_AT_ONCE)) announce(lineText(line));
  }, [lines, lineText]);
  useEffect(() => clearAnnouncements, []);
}
