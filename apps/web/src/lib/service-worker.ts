/** Page-wide behavior, independent of the route. */
import { readStored, writeStored } from './storage.ts';

const RELOADED_KEY = 'reloadedAt';
/** The time in milliseconds within which a second failure is not answered by another reload. */
const TOO_SOON_MS = 30_000;

/**
 * A new version of the site removes the files of the previous one. A page that requests one of them is reloaded
 * with the new version.
 *
 * @param wanted the target path of a navigation; `undefined` without one
 */
export function reloadOnNewVersion(wanted: () => string | undefined): void {
  addEventListener('vite:preloadError', (event) => {
    const last = readStored(RELOADED_KEY);
    if (!navigator.onLine || (typeof last === 'number' && Date.now() - last < TOO_SOON_MS)) return;
    writeStored(RELOADED_KEY, Date.now());
    event.preventDefault();
    const path = wanted();
    if (path === undefined) location.reload();
    else location.assign(path);
  });
}

/** Its start and its requests would delay the first screen. */
const REGISTERED_AFTER_MS = 4000;

/** Registers the offline page after the first screen. This needs a secure context: https or localhost. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // A browser that refuses shows its own offline page.
    void navigator.serviceWorker.register('/sw.js').catch(() => {});
  }, REGISTERED_AFTER_MS);
}
