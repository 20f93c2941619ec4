import { GUEST_KEY, REFRESH_TOKEN_KEY } from './storage-keys.ts';

/** Whether somebody may have a login here. Until it is known, nothing is requested for a visitor. */
export function mayBeMember(): boolean {
  try {
    return localStorage.getItem(REFRESH_TOKEN_KEY) !== null || sessionStorage.getItem(GUEST_KEY) !== null;
  } catch {
    // A browser without storage gets an explanation and requests nothing.
    return true;
  }
}
