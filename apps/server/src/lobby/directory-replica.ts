/** The games of the lobby as one process knows them, and drafts of what they may become. */
import type { PageChange } from './game-directory-store.ts';
import { copyOf, members, isMember } from './game-entry.ts';
import type { Entry } from './game-entry.ts';
import { nameOf } from '../accounts/person.ts';

/** Games to read. What is read belongs to everybody: only a draft's `edit` gives a game to change. */
export interface Pages {
  all(): Iterable<Entry>;
  get(id: string): Entry | undefined;
  /** The game in which somebody sits or watches. */
  of(name: string): Entry | undefined;
}

/** The last state of each game that is known here. */
export class Replica implements Pages {
  readonly #entries = new Map<string, Entry>();
  /** Games by the names of those who sit or watch there. */
  readonly #byMember = new Map<string, Set<string>>();

  get size(): number {
    return this.#entries.size;
  }

  all(): Iterable<Entry> {
    return this.#entries.values();
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  of(name: string): Entry | undefined {
    const [first] = this.#byMember.get(name) ?? [];
    return first === undefined ? undefined : this.#entries.get(first);
  }

  /** @returns the game as it was before */
  set({ id, entry }: PageChange): Entry | undefined {
    const before = this.#entries.get(id);
    if (before !== undefined) this.#forgetMembers(before);
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

  #forgetMembers(entry: Entry): void {
    for (const person of members(entry)) {
      const games = this.#byMember.get(nameOf(person));
      games?.delete(entry.id);
      if (games?.size === 0) this.#byMember.delete(nameOf(person));
    }
  }
}

/** Changes that are not made yet, over the games as they are. */
export class Draft implements Pages {
  readonly #below: Pages;
  readonly #changes = new Map<string, PageChange>();

  constructor(below: Pages) {
    this.#below = below;
  }

  get changes(): PageChange[] {
    return [...this.#changes.values()];
  }

  *all(): Iterable<Entry> {
    for (const entry of this.#below.all()) if (!this.#changes.has(entry.id)) yield entry;
    for (const { entry } of this.#changes.values()) if (entry !== null) yield entry;
  }

  get(id: string): Entry | undefined {
    const change = this.#changes.get(id);
    return change === undefined ? this.#below.get(id) : (change.entry ?? undefined);
  }

  of(name: string): Entry | undefined {
    for (const { entry } of this.#changes.values()) if (entry !== null && isMember(entry, name)) return entry;
    const below = this.#below.of(name);
    return below === undefined || this.#changes.has(below.id) ? undefined : below;
  }

  /** A copy of the game, and whatever becomes of it becomes of the game. */
  edit(id: string): Entry | undefined {
    const change = this.#changes.get(id);
    if (change !== undefined) return change.entry ?? undefined;
    const below = this.#below.get(id);
    if (below === undefined) return undefined;
    const entry = copyOf(below);
    this.put(entry);
    return entry;
  }

  put(entry: Entry): void {
    this.#changes.set(entry.id, { id: entry.id, entry, farewell: null });
  }

  /** @param farewell what members are told, if the game has not started */
  remove(id: string, farewell: string | null): void {
    this.#changes.set(id, { id, entry: null, farewell });
  }

  /** Takes over what another draft, made over this one, has come to. */
  adopt(draft: Draft): void {
    for (const change of draft.#changes.values()) this.#changes.set(change.id, change);
  }
}
