/** Pauses of a thread that works for long. Without them, a decision of a person waits until the system takes its processor. */
import type { Pause } from '@amberhall/bots';

/** Milliseconds of work between two pauses: about a playout. */
const WORK_MS = 1.5;
const PAUSE_MS = 1;

/** Returns a function that pauses once there has been enough work since the last pause. */
export function pauseAfterWork(
  now: () => number = () => performance.now(),
  sleep: (milliseconds: number) => void = sleepWithoutWork,
): Pause {
  let since = now();
  return () => {
    if (now() - since < WORK_MS) return;
    sleep(PAUSE_MS);
    since = now();
  };
}

const never = new Int32Array(new SharedArrayBuffer(4));

function sleepWithoutWork(milliseconds: number): void {
  Atomics.wait(never, 0, 0, milliseconds);
}
