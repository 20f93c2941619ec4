import type { BrowserContextOptions } from 'playwright-core';

/** Stored browser data of a user who has turned off the hints, which would cover cards of practice games. */
export function withoutHints(
  siteUrl: string,
): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const hints = { name: 'hints', value: JSON.stringify({ isOff: true, games: [] }) };
  return { cookies: [], origins: [{ origin: new URL(siteUrl).origin, localStorage: [hints] }] };
}
