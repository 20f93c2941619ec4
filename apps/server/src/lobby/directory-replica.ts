/** One process's copy of the game directory, and transactions on it. */
import type { EntryChange } from './game-directory-store.ts';
import { copyOf, members, isMember } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { nameOf } from '../accounts/person.ts';

/** Read-only games. Entries are shared: only a transaction's `edit` returns one that can be changed. */
export interface ReadonlyDirectory {
  all(): Iterable<GameEntry>;
  get(id: string): GameEntry | undefined;
  /** The game in which a person plays or watches. */
  of(name: string): GameEntry | undefined;
}

/** The last known state of each game. */
export class DirectoryReplica implements ReadonlyDirectory {
  readonly #entries = new Map<string, GameEntry>();
  /** Games by the names of their players and spectators. */
  readonly #byMember = new Map<string, Set<string>>();

  get size(): number {
    return this.#entries.size;
  }

  all(): Iterable<GameEntry> {
    return this.#entries.values();
  }

  get(id: string): GameEntry | undefined {
    return this.#entries.get(id);
  }

  of(name: string): GameEntry | undefined {
    const [first] = this.#byMember.get(name) ?? [];
    return first === undefined ? undefined : this.#entries.get(first);
  }

  /** @returns the previous state of the game */
  set({ id, entry }: EntryChange): GameEntry | undefined {
    const before = this.#entries.get(id);
    if (before !== undefined) this.#removeMembers(before);
    if (entry === null) {
      this.#entries.delete(id);
      return before;
    }
    this.#entries.set(id, entry);
    for (const person of members(entry)) {
      const games = this.#byMember.get(nameOf(person)) ?? new Set();
      this.#byMember.set(nameOf(person), games.add(id));
    }
    return before;
  }

  #removeMembers(entry: GameEntry): void {
    for (const person of members(entry)) {
      const games = this.#byMember.get(nameOf(person));
      games?.delete(entry.id);
      if (games?.size === 0) this.#byMember.delete(nameOf(person));
    }
  }
}

/** Pending changes on top of the current games. */
export class DirectoryTransaction implements ReadonlyDirectory {
  readonly #base: ReadonlyDirectory;
  readonly #changes = new Map<string, EntryChange>();

  constructor(base: ReadonlyDirectory) {
    this.#base = base;
  }

  get changes(): EntryChange[] {
    return [...this.#changes.values()];
  }

  *all(): Iterable<GameEntry> {
    for (const entry of this.#base.all()) if (!this.#changes.has(entry.id)) yield entry;
    for (const { entry } of this.#changes.values()) if (entry !== null) yield entry;
  }

  get(id: string): GameEntry | undefined {
    const change = this.#changes.get(id);
    return change === undefined ? this.#base.get(id) : (change.entry ?? undefined);
  }

  of(name: string): GameEntry | undefined {
    for (const { entry } of this.#changes.values()) if (entry !== null && isMember(entry, name)) return entry;
    const below = this.#base.of(name);
    return below === undefined || this.#changes.has(below.id) ? undefined : below;
  }

  /** Returns a copy of the game. Changes of the copy become changes of the game. */
  edit(id: string): GameEntry | undefined {
    const change = this.#changes.get(id);
    if (change !== undefined) return change.entry ?? undefined;
    const below = this.#base.get(id);
    if (below === undefined) return undefined;
    const entry = copyOf(below);
    this.put(entry);
    return entry;
  }

  put(entry: GameEntry): void {
    this.#changes.set(entry.id, { id: entry.id, entry, closingMessage: null });
  }

  /** @param closingMessage the message for members, if the game has not started */
  remove(id: string, closingMessage: string | null): void {
    this.#changes.set(id, { id, entry: null, closingMessage });
  }

  /** Takes over the changes of another transaction that was based on this one. */
  merge(transaction: DirectoryTransaction): void {
    for (const change of transaction.#changes.values()) this.#changes.set(change.id, change);
  }
}
