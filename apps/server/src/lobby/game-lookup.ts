/** Looks up games by id for a command, and refuses it where there is no such game. */
import { RefusedMessage } from '../sockets/refusal.ts';
import { ACCESS_TEXTS } from './access.ts';
import { isMember } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import type { DirectoryTransaction, ReadonlyDirectory } from './directory-replica.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

/** @throws {RefusedMessage} if a person plays or watches in another game than `exceptId` */
export function checkNotInGame(pages: ReadonlyDirectory, person: Person, exceptId?: string): void {
  const current = pages.of(nameOf(person));
  if (current !== undefined && current.id !== exceptId) {
    throw new RefusedMessage(
      'ALREADY_IN_GAME',
      'You are already in a game. Leave it before you join or start another.',
    );
  }
}

/** @throws {RefusedMessage} */
export function checkMember(entry: GameEntry, person: Person): void {
  if (!isMember(entry, nameOf(person))) {
    throw new RefusedMessage('FORBIDDEN', 'You are not in this game.');
  }
}

/** Returns the game for reading. */
export function gameToRead(pages: ReadonlyDirectory, gameId: string): GameEntry {
  const entry = pages.get(gameId);
  if (entry === undefined) throw new RefusedMessage('NOT_FOUND', ACCESS_TEXTS.notFound);
  return entry;
}

/** Returns the game for changing. */
export function gameToChange(transaction: DirectoryTransaction, gameId: string): GameEntry {
  const entry = transaction.edit(gameId);
  if (entry === undefined) throw new RefusedMessage('NOT_FOUND', ACCESS_TEXTS.notFound);
  return entry;
}

/** Returns the person's own game for changing. */
export function ownGameToChange(
  transaction: DirectoryTransaction,
  person: Person,
  gameId: string,
): GameEntry {
  checkMember(gameToRead(transaction, gameId), person);
  return gameToChange(transaction, gameId);
}
