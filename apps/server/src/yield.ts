import { setImmediate } from 'node:timers/promises';

/** Lets timers, sockets and answers of the database run before a long loop goes on. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}
