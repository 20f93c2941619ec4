/** A link to a game that a visitor followed: kept through login and registration, in this tab. */
const KEY = 'invitation';

export const storeInvitation = (gameId: string): void => sessionStorage.setItem(KEY, gameId);

/** @returns where somebody who has just logged in goes: to the game they were invited to, else home. Only once */
export function takeInvitedPath(): string {
  const gameId = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return gameId === null ? '/' : `/play?gameId=${encodeURIComponent(gameId)}`;
}
