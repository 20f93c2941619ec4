/** What the browser stores for the client between visits. Every reader accepts invalid values. */

/** @returns whether cookies and local storage are available; without them nobody can stay logged in */
export function isStorageAvailable(): boolean {
  try {
    const probe = 'amberhall-probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}

/** @returns the JSON stored under `key`; `undefined` if there is none or it is invalid */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON if there is room. A full storage does not fail the action. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value is lost for the next visit.
  }
}

export function removeStored(key: string): void {
  localStorage.removeItem(key);
}
