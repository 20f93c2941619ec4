import { useEffect, useState } from 'react';
import { Symbol } from '../../../cards/index.ts';
import { useGameStore } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './copy-log.module.css';
import { logLines } from './log-turns.ts';
import { useLineText } from './use-line-text.ts';

const SHOWN_MS = 4000;

/** Copies log and chat to the clipboard as plain text. */
export function CopyLog() {
  const { t } = useBoardTranslation();
  const lineText = useLineText();
  const store = useGameStore();
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => setOutcome(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const { game, earlierLines } = store.getState();
    const lines = logLines([...earlierLines, ...(game?.lines ?? [])]).map(lineText);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      setOutcome(t('board:copied'));
    } catch (error) {
      setOutcome(t('board:copyFailed', { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={t('board:copyChat')}
        title={t('board:copyChat')}
        onClick={() => void copy()}
      >
        <Symbol name="copy" />
      </button>
    </>
  );
}
