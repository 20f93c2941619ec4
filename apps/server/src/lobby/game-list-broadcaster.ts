/**
 * Tells everybody what has become of the games in their lists. Changes are gathered for a moment and told together, and
 * people are told a few at a time: thousands of writes in one go would keep everybody else waiting.
 */
import { setImmediate as breath } from 'node:timers/promises';
import type { LobbyGame } from '@amberhall/protocol';
import { canSee } from './access.ts';
import type { Turn } from './game-directory.ts';
import { broadcast } from './connections.ts';
import type { Connection, LobbySocket } from './connections.ts';
import { members } from './game-entry.ts';
import type { Entry } from './game-entry.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import { lobbyGameOf } from './game-views.ts';

export interface ListNewsParts {
  connections: () => Iterable<Connection>;
}

/** How long changes are gathered. */
const GATHER_MS = 50;
/** Connections that are written to in one go. */
const SLICE = 100;

/** What became of a game since it was last told. */
interface Gathered {
  id: string;
  before: Entry | undefined;
  after: Entry | null;
}

/** The same, for those who are not in it. */
interface Change {
  entry: Entry;
  /** Whether those who are nobody in particular see it; `null` where each has to be looked at. */
  isPublic: boolean | null;
  forOthers: Telling;
  /** For those who look after games. */
  forManagers: Telling;
  members: ReadonlySet<string>;
}

interface Telling {
  game: LobbyGame;
  /** There is nothing new in it. */
  isQuiet: boolean;
}

export class ListNews {
  readonly #parts: ListNewsParts;
  #gathered = new Map<string, Gathered>();
  #isTelling = false;

  constructor(parts: ListNewsParts) {
    this.#parts = parts;
  }

  add(turns: readonly Turn[]): void {
    for (const { before, after } of turns) {
      const id = (after ?? before)?.id;
      if (id === undefined) continue;
      const known = this.#gathered.get(id);
      this.#gathered.set(id, { id, before: known === undefined ? before : known.before, after });
    }
    if (!this.#isTelling) void this.#tellSoon();
  }

  async #tellSoon(): Promise<void> {
    this.#isTelling = true;
    while (this.#gathered.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS).unref());
      const gathered = [...this.#gathered.values()];
      this.#gathered = new Map();
      await this.#tell(gathered);
    }
    this.#isTelling = false;
  }

  async #tell(gathered: readonly Gathered[]): Promise<void> {
    const removed = gathered.flatMap(({ id, after }) => (after === null ? [{ id }] : []));
    const changes = gathered.flatMap(({ before, after }) =>
      after === null ? [] : [changeOf(before, after)],
    );
    const connections = [...this.#parts.connections()];
    for (let from = 0; from < connections.length; from += SLICE) {
      const messages = new Messages();
      for (const connection of connections.slice(from, from + SLICE)) {
        const { gone, added, updated } = this.#newsFor(connection, removed, changes);
        const readers = manages(connection.person) ? 'managers' : 'others';
        messages.add(connection.socket, readers, 'removegame', gone);
        messages.add(connection.socket, readers, 'newgame', added);
        messages.add(connection.socket, readers, 'updategame', updated);
      }
      messages.send();
      await breath();
    }
  }

  #newsFor(connection: Connection, removed: readonly { id: string }[], changes: readonly Change[]): News {
    const { person, seen } = connection;
    const gone = removed.filter(({ id }) => seen.delete(id));
    const [added, updated]: [LobbyGame[], LobbyGame[]] = [[], []];
    const isPlain = isNobodyInParticular(person);
    for (const { entry, isPublic, forOthers, forManagers, members: within } of changes) {
      // Who is in a game has been told apart.
      if (person !== null && within.has(nameOf(person))) continue;
      const { game, isQuiet } = manages(person) ? forManagers : forOthers;
      // A game that was opened for some is not the same for all who are nobody in particular.
      const isForAll = isPlain && entry.invited === undefined;
      if (!(isForAll ? isPublic : canSee(person, entry))) {
        if (seen.delete(entry.id)) gone.push({ id: entry.id });
      } else if (seen.has(entry.id)) {
        if (!isQuiet) updated.push(game);
      } else {
        seen.add(entry.id);
        added.push(game);
      }
    }
    return { gone, added, updated };
  }
}

interface News {
  gone: { id: string }[];
  added: LobbyGame[];
  updated: LobbyGame[];
}

function changeOf(before: Entry | undefined, entry: Entry): Change {
  return {
    entry,
    // To games of tournaments some are invited.
    isPublic: entry.challonge === null ? canSee(null, entry) : null,
    forOthers: tellingOf(before, entry, false),
    forManagers: tellingOf(before, entry, true),
    members: new Set(members(entry).map(nameOf)),
  };
}

function tellingOf(before: Entry | undefined, entry: Entry, showsNode: boolean): Telling {
  const game = lobbyGameOf(entry, null, showsNode);
  const was = before && lobbyGameOf(before, null, showsNode);
  return { game, isQuiet: JSON.stringify(was) === JSON.stringify(game) };
}

function manages(person: Person | null): boolean {
  return person?.permissions.has('canManageGames') === true;
}

/** Who sees of games they are not in just what a visitor sees. */
function isNobodyInParticular(person: Person | null): boolean {
  return person === null || (person.permissions.size === 0 && person.blocked.size === 0);
}

type ListEvent = 'newgame' | 'updategame' | 'removegame';

/** Messages about several games, each with all to whom it goes. */
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
    // What stands in a list of games fits its event, see above.
    for (const { event, list, sockets } of this.#messages.values()) broadcast(sockets, event, list as never);
  }
}
