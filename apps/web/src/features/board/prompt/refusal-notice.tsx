import { useEffect } from 'react';
import { Symbol } from '../../../cards/index.ts';
import { useGame, useGameStore } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './refusal-notice.module.css';

const SHOWN_MS = 4000;
/** Refusals with their own text; the others share one. */
const KNOWN = new Set([
  'STALE_PROMPT',
  'NOT_OFFERED',
  'NOT_YOUR_PROMPT',
  'MUTED',
  'RATE_LIMITED',
  'GAME_OVER',
  'MOVE_REVERTED',
  'GAME_ABORTED',
  'INTERNAL',
  'OFFLINE',
]);

/** Says why the last click had no effect. */
export function RefusalNotice() {
  const { t } = useBoardTranslation();
  const store = useGameStore();
  const refusal = useGame((state) => state.refusal);

  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => store.setState({ refusal: null }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal, store]);

  if (refusal === null) return null;
  return (
    <p className={styles.note} role="alert">
      <Symbol name="info" />
      {t(`board:refusal.${KNOWN.has(refusal) ? refusal : 'OTHER'}`)}
    </p>
  );
}
