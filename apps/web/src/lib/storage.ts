/** What the browser keeps for us between visits. Every reader copes with values somebody else wrote. */

/** @returns whether cookies and local storage can be used; without them nobody can stay signed in */
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

/** @returns the JSON kept under `key`; `undefined` when there is none, or none that can be read */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON, where there is room: a full storage is no reason not to do what was asked for. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The next visit begins without it.
  }
}

export function removeStored(key: string): void {
  localStorage.removeItem(key);
}
