/** Who may watch a finished game. */
import type { Account } from '../accounts/account-store.ts';
import type { StoredGame } from './stored-game.ts';

/**
 * Its players and the staff always, judges for tournament games, and everybody if everybody could have watched it.
 * A practice game may be watched by everybody who has its address.
 */
export function canReplay(account: Account | null, { game, players }: StoredGame): boolean {
  if (account?.permissions.includes('canManageGames')) return true;
  if (game.tournamentId !== null && account?.permissions.includes('canManageTournaments')) return true;
  if (account !== null && players.some(({ row }) => row.userId === account.id)) return true;
  if (game.practice) return true;
  const { gamePrivate, allowSpectators, password } = game.options;
  return allowSpectators && !gamePrivate && password === undefined;
}
