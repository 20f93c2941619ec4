/**
 * Broadcasts changes of games to the lists of all connections. Changes are collected for a moment and sent
 * together, to a few connections at a time: thousands of writes at once would block everything else.
 */

import type { LobbyGame } from '@amberhall/protocol';
import { canSee } from './access.ts';
import type { GameChange } from './game-directory.ts';
import { broadcast } from './connections.ts';
import type { Connection, LobbySocket } from './connections.ts';
import { members } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import { lobbyGameOf } from './game-views.ts';
import { yieldToEventLoop } from '../yield.ts';

export interface GameListBroadcasterParts {
  connections: () => Iterable<Connection>;
}

/** How long changes are collected. */
const FLUSH_DELAY_MS = 50;
/** The number of connections written to at once. */
const BATCH_SIZE = 100;

/** The pending change of a game. */
interface PendingChange {
  id: string;
  before: GameEntry | undefined;
  after: GameEntry | null;
}

/** The same for people who are not in it. */
interface ListChange {
  entry: GameEntry;
  /** Whether visitors see it; `null` where each one has to be checked. */
  isPublic: boolean | null;
  forOthers: ListedGame;
  /** For people who manage games. */
  forManagers: ListedGame;
  members: ReadonlySet<string>;
}

interface ListedGame {
  game: LobbyGame;
  /** It contains no change. */
  isUnchanged: boolean;
}

export class GameListBroadcaster {
  readonly #parts: GameListBroadcasterParts;
  #pending = new Map<string, PendingChange>();
  #isFlushing = false;

  constructor(parts: GameListBroadcasterParts) {
    this.#parts = parts;
  }

  add(changes: readonly GameChange[]): void {
    for (const { before, after } of changes) {
      const id = (after ?? before)?.id;
      if (id === undefined) continue;
      const known = this.#pending.get(id);
      this.#pending.set(id, { id, before: known === undefined ? before : known.before, after });
    }
    if (!this.#isFlushing) void this.#scheduleFlush();
  }

  async #scheduleFlush(): Promise<void> {
    this.#isFlushing = true;
    while (this.#pending.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, FLUSH_DELAY_MS).unref());
      const batch = [...this.#pending.values()];
      this.#pending = new Map();
      await this.#flush(batch);
    }
    this.#isFlushing = false;
  }

  async #flush(batch: readonly PendingChange[]): Promise<void> {
    const removedGames = batch.flatMap(({ id, after }) => (after === null ? [{ id }] : []));
    const changes = batch.flatMap(({ before, after }) =>
      after === null ? [] : [listChangeOf(before, after)],
    );
    const connections = [...this.#parts.connections()];
    for (let from = 0; from < connections.length; from += BATCH_SIZE) {
      const messages = new Messages();
      for (const connection of connections.slice(from, from + BATCH_SIZE)) {
        const { removed, added, updated } = this.#updatesFor(connection, removedGames, changes);
        const readers = isGameManager(connection.identity.person) ? 'managers' : 'others';
        messages.add(connection.socket, readers, 'removegame', removed);
        messages.add(connection.socket, readers, 'newgame', added);
        messages.add(connection.socket, readers, 'updategame', updated);
      }
      messages.send();
      await yieldToEventLoop();
    }
  }

  #updatesFor(
    connection: Connection,
    removedGames: readonly { id: string }[],
    changes: readonly ListChange[],
  ): ListUpdate {
    const { identity, seen } = connection;
    const { person } = identity;
    const removed = removedGames.filter(({ id }) => seen.delete(id));
    const [added, updated]: [LobbyGame[], LobbyGame[]] = [[], []];
    const isPlain = hasDefaultView(person);
    for (const { entry, isPublic, forOthers, forManagers, members: within } of changes) {
      // People in a game are sent its changes separately.
      if (person !== null && within.has(nameOf(person))) continue;
      const { game, isUnchanged } = isGameManager(person) ? forManagers : forOthers;
      // A game opened for certain players does not look the same to all visitors.
      const isForAll = isPlain && entry.invited === undefined;
      if (!(isForAll ? isPublic : canSee(person, entry))) {
        if (seen.delete(entry.id)) removed.push({ id: entry.id });
      } else if (seen.has(entry.id)) {
        if (!isUnchanged) updated.push(game);
      } else {
        seen.add(entry.id);
        added.push(game);
      }
    }
    return { removed, added, updated };
  }
}

interface ListUpdate {
  removed: { id: string }[];
  added: LobbyGame[];
  updated: LobbyGame[];
}

function listChangeOf(before: GameEntry | undefined, entry: GameEntry): ListChange {
  return {
    entry,
    // Tournament games have invited players.
    isPublic: entry.challonge === null ? canSee(null, entry) : null,
    forOthers: listedGameOf(before, entry, false),
    forManagers: listedGameOf(before, entry, true),
    members: new Set(members(entry).map(nameOf)),
  };
}

function listedGameOf(before: GameEntry | undefined, entry: GameEntry, showsNode: boolean): ListedGame {
  const game = lobbyGameOf(entry, null, showsNode);
  const was = before && lobbyGameOf(before, null, showsNode);
  return { game, isUnchanged: JSON.stringify(was) === JSON.stringify(game) };
}

function isGameManager(person: Person | null): boolean {
  return person?.permissions.has('canManageGames') === true;
}

/** People who see games they are not in exactly as a visitor does. */
function hasDefaultView(person: Person | null): boolean {
  return person === null || (person.permissions.size === 0 && person.blocked.size === 0);
}

type ListEvent = 'newgame' | 'updategame' | 'removegame';

/** Messages about several games, each with its recipients. */
class Messages {
  readonly #messages = new Map<
    string,
    { event: ListEvent; list: { id: string }[]; sockets: LobbySocket[] }
  >();

  add(socket: LobbySocket, readers: 'managers' | 'others', event: ListEvent, list: { id: string }[]): void {
    if (list.length === 0) return;
    const key = `${readers} ${event} ${list.map(({ id }) => id).join(' ')}`;
    const known = this.#messages.get(key);
    if (known === undefined) this.#messages.set(key, { event, list, sockets: [socket] });
    else known.sockets.push(socket);
  }

  send(): void {
    // The list entries fit the event, see above.
    for (const { event, list, sockets } of this.#messages.values()) broadcast(sockets, event, list as never);
  }
}
