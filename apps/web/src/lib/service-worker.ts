/** What a page does for as long as it is open, whatever it shows. */
import { readStored, writeStored } from './storage.ts';

const RELOADED_KEY = 'reloadedAt';
/** Milliseconds: a page that fails again so soon is not helped by loading it once more. */
const TOO_SOON_MS = 30_000;

/**
 * A new version of the site takes the files of the one before away. A page that asks for one of them is loaded anew,
 * and is the new version then.
 *
 * @param wanted the path to which somebody is on their way; `undefined` while they stay where they are
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

/** Keeps a page for visits without a connection; only pages from https or this machine may. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that will not have it shows its own page instead.
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
}
