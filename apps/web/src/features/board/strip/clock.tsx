import { useEffect, useState } from 'react';
import { Symbol } from '../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { useBoardWords } from '../game/use-texts.ts';
import styles from './clock.module.css';

const LAST_MINUTE_MS = 60_000;

/** `mm:ss`, never below zero. */
export function formatRest(restMs: number): string {
  const seconds = Math.max(0, Math.ceil(restMs / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time that is left, in games with a limit. */
export function Clock() {
  const { t } = useBoardWords();
  const limit = useGame(({ game }) => game?.timeLimit ?? null);
  const [now, setNow] = useState(() => Date.now());
  const startedAt = limit?.startedAt ?? null;

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);

  if (!limit) return null;
  const end = startedAt === null ? null : Date.parse(startedAt) + limit.minutes * 60_000;
  const at = limit.stoppedAt === undefined ? now : Date.parse(limit.stoppedAt);
  const restMs = end === null ? limit.minutes * 60_000 : end - at;
  return (
    <span
      className={styles.clock}
      data-late={restMs < LAST_MINUTE_MS || undefined}
      role="timer"
      aria-label={t('board:timeLeft')}
    >
      <Symbol name="clock" />
      {formatRest(restMs)}
    </span>
  );
}
