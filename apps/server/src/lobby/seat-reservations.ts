/** Seats of unstarted games, reserved for disconnected people for a while. */
import type { Logger } from 'pino';
import type { GameDirectory } from './game-directory.ts';
import { members } from './game-entry.ts';
import type { GameService } from './game-service.ts';
import { nameOf } from '../accounts/person.ts';
import type { Presence } from './presence.ts';

export interface SeatReservationsParts {
  directory: GameDirectory;
  presence: Presence;
  games: GameService;
  logger: Logger;
}

const RESERVATION_MS = 30_000;

export class SeatReservations {
  readonly #parts: SeatReservationsParts;
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopped = false;

  constructor(parts: SeatReservationsParts) {
    this.#parts = parts;
    parts.presence.listen({
      joined: () => {},
      left: () => {},
      orphaned: (names) => names.forEach((name) => this.reserve(name)),
    });
  }

  /** From now on nothing is released: the connections that close with the process return to another one. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Releases a person's seat in an unstarted game, unless they return in time. */
  reserve(name: string): void {
    if (this.#isStopped) return;
    const { presence, games, logger } = this.#parts;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (presence.has(name)) return;
      games.releaseSeat(name).catch((error: unknown) => {
        logger.error({ err: error }, 'Could not free a seat');
      });
    }, RESERVATION_MS).unref();
    this.#timers.add(timer);
  }

  /** After a restart of all lobbies, people who were in games may return. */
  reserveForAbsent(): void {
    const { directory, presence } = this.#parts;
    for (const entry of directory.all()) {
      if (entry.phase !== 'pending') continue;
      for (const person of members(entry)) if (!presence.has(nameOf(person))) this.reserve(nameOf(person));
    }
  }
}
