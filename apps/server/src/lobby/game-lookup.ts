/** Games by their id, for somebody who wants to do something with them: refused where there is no such game. */
import { RefusedMessage } from '../sockets/refusal.ts';
import { TEXTS } from './access.ts';
import { isMember } from './game-entry.ts';
import type { Entry } from './game-entry.ts';
import type { Draft, Pages } from './directory-replica.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

/** @throws {RefusedMessage} if somebody sits or watches in another game than `exceptId` */
export function checkFree(pages: Pages, person: Person, exceptId?: string): void {
  const current = pages.of(nameOf(person));
  if (current !== undefined && current.id !== exceptId) {
    throw new RefusedMessage('ALREADY_IN_GAME', 'You are in a game already.');
  }
}

/** @throws {RefusedMessage} */
export function checkMember(entry: Entry, person: Person): void {
  if (!isMember(entry, nameOf(person))) {
    throw new RefusedMessage('FORBIDDEN', 'You are not in this game.');
  }
}

/** The game to read. */
export function seen(pages: Pages, gameId: string): Entry {
  const entry = pages.get(gameId);
  if (entry === undefined) throw new RefusedMessage('NOT_FOUND', TEXTS.notFound);
  return entry;
}

/** The game to change. */
export function found(draft: Draft, gameId: string): Entry {
  const entry = draft.edit(gameId);
  if (entry === undefined) throw new RefusedMessage('NOT_FOUND', TEXTS.notFound);
  return entry;
}

/** One's own game to change. */
export function foundOwn(draft: Draft, person: Person, gameId: string): Entry {
  checkMember(seen(draft, gameId), person);
  return found(draft, gameId);
}
