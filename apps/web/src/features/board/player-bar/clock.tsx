import { useEffect, useState } from 'react';
import type { GameView, PlayerId } from '@amberhall/protocol';
import { useNow } from '../../../lib/use-now.ts';
import { playTones } from '../../../lib/sound/tones.ts';
import { Symbol } from '../../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { sequence } from '../sound/sounds.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './clock.module.css';

const SECOND_MS = 1000;
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

  return limit && <Timer label={t('board:timeLeft')} restMs={restMs} />;
}

/** The time that a player has left, in games with personal clocks. */
export function PersonalClock({ player, name }: { player: PlayerId; name: string }) {
  const clock = useGame(({ game }) => game?.people[player]?.clock);
  return clock && <PlayerTimer player={player} name={name} clock={clock} />;
}

type PlayerClock = NonNullable<GameView['people'][PlayerId]['clock']>;

function PlayerTimer({ player, name, clock }: { player: PlayerId; name: string; clock: PlayerClock }) {
  const { t } = useBoardTranslation();
  const isOwn = useGame(({ game }) => game?.seat === player);
  const now = useNow(SECOND_MS);
  const { leftMs, runningSince } = clock;
  const restMs = leftMs - (runningSince === undefined ? 0 : Math.max(0, now - Date.parse(runningSince)));
  const seconds = isOwn && runningSince !== undefined ? Math.ceil(restMs / SECOND_MS) : 0;
  useEffect(() => {
    if (isTickSecond(seconds)) playTones('game', sequence(['clock']));
  }, [seconds]);

  return <Timer label={t('board:clockOf', { name })} restMs={restMs} />;
}

function Timer({ label, restMs }: { label: string; restMs: number }) {
  return (
    <span
      className={styles.clock}
      data-late={restMs < LAST_MINUTE_MS || undefined}
      role="timer"
      aria-label={label}
    >
      <Symbol name="clock" />
      {formatRemaining(restMs)}
    </span>
  );
}
