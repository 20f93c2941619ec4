/** Recorded replays of the games that were watched last: a game is replayed once for all viewers. */
import { ReplayDiverged } from './record-replay.ts';
import type { RecordedReplay } from './record-replay.ts';

/** `null`: the rules have changed since, so there is no replay. */
export type CachedReplay = RecordedReplay | null;

interface CacheSlot {
  replay: Promise<CachedReplay>;
  size: number;
}

/** The limit of characters in memory. */
const MAX_SIZE = 48_000_000;
/** The weight of a game that is being recorded or cannot be. */
const EMPTY_SIZE = 1_000;

export class ReplayCache {
  readonly #maxSize: number;
  /** The most recently used one is last. */
  readonly #slots = new Map<string, CacheSlot>();
  /** One game is recorded at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(maxSize = MAX_SIZE) {
    this.#maxSize = maxSize;
  }

  /** Returns the replay with `key`, and records it if it is not cached. */
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
