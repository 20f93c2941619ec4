import { useEffect, useState } from 'react';
import type { GameView } from '@amberhall/protocol';
import { playTones } from '../../../lib/sound/tones.ts';
import { Symbol } from '../../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { sequence } from '../sound/sounds.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './clock.module.css';

const LAST_MINUTE_MS = 60_000;

/** `mm:ss`, never below zero. */
export function formatRemaining(restMs: number): string {
  const seconds = Math.max(0, Math.ceil(restMs / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

type TimeLimit = NonNullable<GameView['timeLimit']>;

/** Milliseconds left at `now`; all of them before the clock has started. */
function remainingMs({ minutes, startedAt, stoppedAt }: TimeLimit, now: number): number {
  const whole = minutes * 60_000;
  if (startedAt === null) return whole;
  // The time may have been read before the start.
  return Math.min(
    whole,
    Date.parse(startedAt) + whole - (stoppedAt === undefined ? now : Date.parse(stoppedAt)),
  );
}

/** Under a minute, the clock is announced every ten seconds, and each of the last ten seconds. */
export const isTickSecond = (seconds: number): boolean =>
  seconds > 0 && seconds <= 60 && (seconds <= 10 || seconds % 10 === 0);

/** The remaining time, in games with a limit. */
export function Clock() {
  const { t } = useBoardTranslation();
  const limit = useGame(({ game }) => game?.timeLimit ?? null);
  const [now, setNow] = useState(() => Date.now());
  const startedAt = limit?.startedAt ?? null;

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);

  const restMs = limit ? remainingMs(limit, now) : 0;
  const seconds = Math.ceil(restMs / 1000);
  useEffect(() => {
    if (isTickSecond(seconds)) playTones('game', sequence(['clock']));
  }, [seconds]);

  if (!limit) return null;
  return (
    <span
      className={styles.clock}
      data-late={restMs < LAST_MINUTE_MS || undefined}
      role="timer"
      aria-label={t('board:timeLeft')}
    >
      <Symbol name="clock" />
      {formatRemaining(restMs)}
    </span>
  );
}
