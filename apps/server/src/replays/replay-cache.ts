/** Films of the games that were watched last: a game is played again once for all who watch it. */
import { RulesHaveChanged } from './record-replay.ts';
import type { Film } from './record-replay.ts';

/** `null`: the rules have changed since, and there is no film. */
export type Shot = Film | null;

interface Can {
  film: Promise<Shot>;
  size: number;
}

/** Characters that may be kept in memory. */
const KEPT_AT_MOST = 48_000_000;
/** What a game counts that is being played or cannot be. */
const EMPTY_SIZE = 1_000;

export class Films {
  readonly #atMost: number;
  /** The one that was asked for last comes last. */
  readonly #cans = new Map<string, Can>();
  /** One game is played at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(atMost = KEPT_AT_MOST) {
    this.#atMost = atMost;
  }

  /** The film under `key`, which is shot if it is not there. */
  get(key: string, shoot: () => Promise<Film>): Promise<Shot> {
    const known = this.#cans.get(key);
    const can = known ?? this.#begin(key, shoot);
    this.#cans.delete(key);
    this.#cans.set(key, can);
    return can.film;
  }

  #begin(key: string, shoot: () => Promise<Film>): Can {
    const film = this.#last.then(shoot).catch((error: unknown) => {
      if (error instanceof RulesHaveChanged) return null;
      throw error;
    });
    const can: Can = { film, size: EMPTY_SIZE };
    this.#last = film.then(
      (shot) => {
        can.size += shot?.size ?? 0;
        this.#makeRoom(can);
      },
      () => this.#cans.delete(key),
    );
    return can;
  }

  #makeRoom(latest: Can): void {
    let total = 0;
    for (const { size } of this.#cans.values()) total += size;
    for (const [key, can] of this.#cans) {
      if (total <= this.#atMost) return;
      if (can === latest) continue;
      this.#cans.delete(key);
      total -= can.size;
    }
  }
}
