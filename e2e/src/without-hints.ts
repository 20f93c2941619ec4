import type { BrowserContextOptions } from 'playwright-core';

/** What a browser has stored whose user wants no hints: they would lie over the cards of practice games. */
export function withoutHints(
  siteUrl: string,
): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const hints = { name: 'hints', value: JSON.stringify({ isOff: true, games: [] }) };
  return { cookies: [], origins: [{ origin: new URL(siteUrl).origin, localStorage: [hints] }] };
}
