/** Tells the people of this process what has become of the games. */
import type { Logger } from 'pino';
import type { Book, Turn } from './game-directory.ts';
import type { Connection, Connections, LobbySocket } from './connections.ts';
import { isMember, members } from './game-entry.ts';
import type { Entry } from './game-entry.ts';
import type { Handoffs } from './handoff-issuer.ts';
import { ListNews } from './game-list-broadcaster.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

export interface AnnouncerParts {
  book: Book;
  connections: Connections;
  handoffs: Handoffs;
  logger: Logger;
}

export class Announcer {
  readonly #parts: AnnouncerParts;
  readonly #listNews: ListNews;

  constructor(parts: AnnouncerParts) {
    this.#parts = parts;
    const { connections } = parts;
    this.#listNews = new ListNews({ connections: () => connections.all() });
    parts.book.listen((turns) => {
      connections.showToMembers(turns);
      this.#listNews.add(turns);
      for (const turn of turns) this.#tellMembers(turn);
    });
  }

  /** Shows somebody the way to their table. */
  async handOff({ socket, person, signedIn }: Connection, entry: Entry): Promise<void> {
    if (person === null) return;
    const login = signedIn && { userId: signedIn.account.id, sessionId: signedIn.sessionId };
    socket.emit('handoff', await this.#parts.handoffs.to(entry, person, login));
  }

  #tellMembers({ before, after, farewell }: Turn): void {
    for (const person of before === undefined ? [] : members(before)) {
      if (after !== null && isMember(after, nameOf(person))) continue;
      this.#tellParted(person, farewell);
    }
    if (after === null) return;
    for (const person of members(after)) {
      if (before?.phase === 'starting' && after.failure !== null) this.#tellFailed(person, after.failure);
      if (isNewlyAtTable(person, before, after)) this.#showWay(person, after);
    }
  }

  #tellParted(person: Person, farewell: string | null): void {
    const isElsewhere = this.#parts.book.of(nameOf(person)) !== undefined;
    this.#toPerson(person, (socket) => {
      if (!isElsewhere) socket.emit('cleargamestate');
      if (farewell !== null) socket.emit('gameerror', farewell);
    });
  }

  #tellFailed(person: Person, text: string): void {
    this.#toPerson(person, (socket) => socket.emit('gameerror', text));
  }

  #showWay(person: Person, entry: Entry): void {
    const { connections, logger } = this.#parts;
    for (const connection of connections.of(nameOf(person))) {
      this.handOff(connection, entry).catch((error: unknown) => {
        logger.error({ err: error, gameId: entry.id }, 'Somebody could not be shown to their table');
      });
    }
  }

  #toPerson(person: Person, send: (socket: LobbySocket) => void): void {
    for (const { socket } of this.#parts.connections.of(nameOf(person))) send(socket);
  }
}

/** Whether somebody has a way to go: to a table that was laid anew, or at which they were not before. */
function isNewlyAtTable(person: Person, before: Entry | undefined, after: Entry): boolean {
  if (after.phase !== 'started' || person.kind === 'bot') return false;
  return before?.tables !== after.tables || !isMember(before, nameOf(person));
}
