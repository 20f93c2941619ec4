/** Seats of games not started, kept for a while for those whose connection was lost. */
import type { Logger } from 'pino';
import type { Book } from './game-directory.ts';
import { members } from './game-entry.ts';
import type { Games } from './game-service.ts';
import { nameOf } from '../accounts/person.ts';
import type { Presence } from './presence.ts';

export interface SeatHoldsParts {
  book: Book;
  presence: Presence;
  games: Games;
  logger: Logger;
}

const SEAT_HOLD_MS = 30_000;

export class SeatHolds {
  readonly #parts: SeatHoldsParts;
  readonly #holds = new Set<NodeJS.Timeout>();

  constructor(parts: SeatHoldsParts) {
    this.#parts = parts;
    parts.presence.listen({
      came: () => {},
      went: () => {},
      orphaned: (names) => names.forEach((name) => this.hold(name)),
    });
  }

  stop(): void {
    for (const hold of this.#holds) clearTimeout(hold);
  }

  /** Gives up somebody's seat in a game not started, unless they come back. */
  hold(name: string): void {
    const { presence, games, logger } = this.#parts;
    const hold = setTimeout(() => {
      this.#holds.delete(hold);
      if (presence.has(name)) return;
      games.giveUp(name).catch((error: unknown) => {
        logger.error({ err: error }, 'A seat could not be given up');
      });
    }, SEAT_HOLD_MS).unref();
    this.#holds.add(hold);
  }

  /** Those who sat in games when all lobbies stopped may come back. */
  holdThoseOfAbsent(): void {
    const { book, presence } = this.#parts;
    for (const entry of book.all()) {
      if (entry.phase !== 'pending') continue;
      for (const person of members(entry)) if (!presence.has(nameOf(person))) this.hold(nameOf(person));
    }
  }
}
