import { setImmediate } from 'node:timers/promises';

/** Lets timers, sockets and database answers run before a long loop continues. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}
