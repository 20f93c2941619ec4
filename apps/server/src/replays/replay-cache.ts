/** Films of the games that were watched last: a game is played again once for all who watch it. */
import { ReplayDiverged } from './record-replay.ts';
import type { RecordedReplay } from './record-replay.ts';

/** `null`: the rules have changed since, and there is no replay. */
export type CachedReplay = RecordedReplay | null;

interface CacheSlot {
  replay: Promise<CachedReplay>;
  size: number;
}

/** Characters that may be kept in memory. */
const MAX_SIZE = 48_000_000;
/** What a game counts that is being played or cannot be. */
const EMPTY_SIZE = 1_000;

export class ReplayCache {
  readonly #maxSize: number;
  /** The one that was asked for last comes last. */
  readonly #slots = new Map<string, CacheSlot>();
  /** One game is played at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(maxSize = MAX_SIZE) {
    this.#maxSize = maxSize;
  }

  /** The replay under `key`, which is recorded if it is not there. */
  get(key: string, record: () => Promise<RecordedReplay>): Promise<CachedReplay> {
    const known = this.#slots.get(key);
    const slot = known ?? this.#fill(key, record);
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot.replay;
  }

  #fill(key: string, record: () => Promise<RecordedReplay>): CacheSlot {
    const replay = this.#last.then(record).catch((error: unknown) => {
      if (error instanceof ReplayDiverged) return null;
      throw error;
    });
    const slot: CacheSlot = { replay, size: EMPTY_SIZE };
    this.#last = replay.then(
      (recorded) => {
        slot.size += recorded?.size ?? 0;
        this.#evict(slot);
      },
      () => this.#slots.delete(key),
    );
    return slot;
  }

  #evict(latest: CacheSlot): void {
    let total = 0;
    for (const { size } of this.#slots.values()) total += size;
    for (const [key, slot] of this.#slots) {
      if (total <= this.#maxSize) return;
      if (slot === latest) continue;
      this.#slots.delete(key);
      total -= slot.size;
    }
  }
}
