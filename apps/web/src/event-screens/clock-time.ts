import type { RoundClock } from '@amberhall/protocol';

const MINUTE_MS = 60_000;

/** How long a round has lasted, without pauses; below 0, it has not started. `now` is in ms since 1970. */
export function elapsedMs({ startedAt, stoppedAt }: RoundClock, now: number): number {
  return (stoppedAt === null ? now : Date.parse(stoppedAt)) - Date.parse(startedAt);
}

/** @returns milliseconds until time is called; below 0 after that */
export const remainingMs = (clock: RoundClock, now: number): number =>
  clock.minutes * MINUTE_MS - elapsedMs(clock, now);

/** `mm:ss`; minutes go on past 59. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
