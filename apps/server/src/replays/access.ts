/** Who may watch a finished game, when, and from where. */
import { REPLAY_VIEWS } from '@amberhall/protocol';
import type { ReplayView } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { StoredGame } from './stored-game.ts';

const MS_PER_MINUTE = 60_000;

/** Staff and judges of tournament games watch everything at any time. */
function isStaff(account: Account | null, { game }: StoredGame): boolean {
  if (account?.permissions.includes('canManageGames')) return true;
  return game.tournamentId !== null && account?.permissions.includes('canManageTournaments') === true;
}

function seatOf(account: Account | null, { players }: StoredGame): number {
  return account === null ? -1 : players.findIndex(({ row }) => row.userId === account.id);
}

/**
 * Its players and the staff always, judges for tournament games, and everybody if everybody could have watched it.
 * A practice game may be watched by everybody who has its address.
 */
export function canReplay(account: Account | null, stored: StoredGame): boolean {
  if (isStaff(account, stored) || seatOf(account, stored) >= 0 || stored.game.practice) return true;
  const { gamePrivate, allowSpectators, password } = stored.game.options;
  return allowSpectators && !gamePrivate && password === undefined;
}

/** When this person may watch the finished game: spectators with a delay see its end later [ADR 15]. */
export function replayableFrom(account: Account | null, stored: StoredGame, finishedAt: Date): Date {
  if (isStaff(account, stored) || seatOf(account, stored) >= 0) return finishedAt;
  const { spectatorDelay = 0 } = stored.game.options;
  return new Date(finishedAt.getTime() + spectatorDelay * MS_PER_MINUTE);
}

/** The view from a seat shows the deck list of its player, which a game can hide from everybody else. */
export function viewsFor(account: Account | null, stored: StoredGame): readonly ReplayView[] {
  const { hideDeckLists, gameFormat } = stored.game.options;
  if (isStaff(account, stored) || !(hideDeckLists || gameFormat === 'sealed')) return REPLAY_VIEWS;
  const own = ownViewOf(account, stored);
  return REPLAY_VIEWS.filter((view) => view === 'spectator' || view === own);
}

/** The view from the person's own seat; that of spectators, if they did not play. */
export function ownViewOf(account: Account | null, stored: StoredGame): ReplayView {
  return REPLAY_VIEWS[seatOf(account, stored)] ?? 'spectator';
}
