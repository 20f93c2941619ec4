/** The rules about who may see, join, watch and chat in which game, and know its result. */
import { OWN_IDS_FROM } from '@amberhall/protocol';
import { keyOf } from '../accounts/account-store.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { isChallengeGame, isFull, isMember, isWatching, seatOf } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { opensGame } from './game-password.ts';
import { hasBlocked, nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

/** A visitor without a login. */
type Viewer = Person | null;

export const ACCESS_TEXTS = {
  join: 'Please login before trying to join a game',
  watch: 'Please login before trying to watch a game',
  notFound: 'The game you tried to join was not found.',
  wrongPassword: 'Incorrect game password',
  notInvited: 'This game was opened for two other players.',
} as const;

/** Whether the viewer sees the game in the list. */
export function canSee(viewer: Viewer, entry: GameEntry): boolean {
  if (viewer !== null && isMember(entry, nameOf(viewer))) return true;
  if (viewer?.permissions.has('canManageGames')) return true;
  if (viewer !== null && isJudge(viewer, entry)) return true;
  if (viewer !== null && isInvited(viewer, entry) && isAllowedByBlocks(viewer, entry)) return true;
  if (entry.practice || isUnstartedMatch(entry) || isUnstartedChallenge(entry)) return false;
  if (viewer !== null && entry.seats.some(({ person }) => hasBlocked(viewer, person))) return false;
  return !entry.options.gamePrivate || entry.phase === 'started';
}

/** Whether a person may know the result, also where spectators see it later. */
export function knowsResult(viewer: Viewer, entry: GameEntry): boolean {
  if ((entry.resultOutAt ?? null) === null) return true;
  if (viewer === null) return false;
  const isStaff = viewer.permissions.has('canManageGames') || isJudge(viewer, entry);
  return isStaff || seatOf(entry, nameOf(viewer)) !== undefined;
}

/** Whether a person supervises the game, whatever its players chose. */
function isJudge(person: Person, { challonge }: GameEntry): boolean {
  return challonge !== null && person.permissions.has('canManageTournaments');
}

/** Whether it waits for the two players of a match of an event of this site. Others could not join it. */
function isUnstartedMatch({ phase, challonge }: GameEntry): boolean {
  return phase !== 'started' && (challonge?.tournamentId ?? 0) >= OWN_IDS_FROM;
}

/** Whether it waits for the two players of a challenge. */
function isUnstartedChallenge(entry: GameEntry): boolean {
  return entry.phase !== 'started' && isChallengeGame(entry);
}

/** Whether no block hides an invitation. Blocks do not matter in a match. */
function isAllowedByBlocks(person: Person, entry: GameEntry): boolean {
  return entry.challonge !== null || mayPlayTogether(person, entry);
}

/** Whether a game was opened for a person. */
function isInvited(person: Person, { invited }: GameEntry): boolean {
  return person.kind === 'user' && invited?.includes(keyOf(nameOf(person))) === true;
}

/** @throws {RefusedMessage} with the reason */
export function checkCanJoin(person: Person, entry: GameEntry, password: string | undefined): void {
  if (entry.phase !== 'pending') throw new RefusedMessage('GAME_STARTED', 'The game has already started.');
  if (isFull(entry)) throw new RefusedMessage('GAME_FULL', 'The game already has two players.');
  const isReserved = entry.invited !== undefined && entry.invited.length > 0;
  if (isReserved && !isInvited(person, entry))
    throw new RefusedMessage('NOT_INVITED', ACCESS_TEXTS.notInvited);
  // Opponents paired by the bracket may play even if one has blocked the other.
  if (!isReserved || entry.challonge === null) checkNotBlocked(person, entry);
  checkPassword(entry, password);
}

/** @throws {RefusedMessage} with the reason */
export function checkCanWatch(person: Person, entry: GameEntry, password: string | undefined): void {
  if (person.permissions.has('canManageGames') || isJudge(person, entry)) return;
  if (entry.practice) throw new RefusedMessage('NOT_FOUND', ACCESS_TEXTS.notFound);
  if (!entry.options.allowSpectators) {
    throw new RefusedMessage('SPECTATORS_NOT_ALLOWED', 'This game does not allow spectators.');
  }
  checkNotBlocked(person, entry);
  checkPassword(entry, password);
}

/** Whether quick join may pair these two. */
export function mayPlayTogether(person: Person, entry: GameEntry): boolean {
  return entry.seats.every((seat) => !hasBlocked(person, seat.person) && !hasBlocked(seat.person, person));
}

/** @throws {RefusedMessage} with the reason */
export function checkCanChat(person: Person, entry: GameEntry): void {
  const name = nameOf(person);
  if (!isMember(entry, name)) throw new RefusedMessage('FORBIDDEN', 'You are not in this game.');
  if (entry.options.muteSpectators && isWatching(entry, name)) {
    throw new RefusedMessage('MUTED', 'Spectators cannot chat in this game');
  }
}

function checkNotBlocked(person: Person, entry: GameEntry): void {
  if (entry.seats.some((seat) => hasBlocked(seat.person, person))) {
    throw new RefusedMessage(
      'BLOCKED',
      'You cannot join this game because you or one of its players has blocked the other.',
    );
  }
}

function checkPassword(entry: GameEntry, password: string | undefined): void {
  const wanted = entry.options.password;
  if (wanted === undefined) return;
  if (password === undefined || password === '') {
    throw new RefusedMessage('PASSWORD_REQUIRED', 'This game requires a password.');
  }
  if (!opensGame(wanted, password)) throw new RefusedMessage('PASSWORD_WRONG', ACCESS_TEXTS.wrongPassword);
}
