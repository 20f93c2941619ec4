/** A link to a game that a visitor followed, kept through login and registration in this tab. */
const KEY = 'invitation';

export const storeInvitation = (gameId: string): void => sessionStorage.setItem(KEY, gameId);

/** @returns the target after a login: the game the user was invited to, once, otherwise the home page */
export function takeInvitedPath(): string {
  const gameId = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return gameId === null ? '/' : `/play?gameId=${encodeURIComponent(gameId)}`;
}
