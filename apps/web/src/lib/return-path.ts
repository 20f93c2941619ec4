/** The page that a visitor wanted to open, kept in this tab through login and registration. */
const KEY = 'returnPath';

/** Pages that nobody wants to return to. */
const NO_TARGETS: ReadonlySet<string> = new Set(['/login', '/logout', '/register', '/unauth']);

/** @param path an address of this site that needs a login */
export function storeReturnPath(path: string): void {
  if (!NO_TARGETS.has(path)) sessionStorage.setItem(KEY, path);
}

/** @returns the target after a login: the page that needed it, once, otherwise the home page */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // A path that begins with two slashes names another site.
  return path !== null && /^\/(?!\/)/.test(path) ? path : '/';
}
