/** What nodes tell of the games they play, and what becomes of those in the lobby by it. */
import { randomUUID } from 'node:crypto';
import type { GameSetup, RoomReport } from '../rooms/journal/node-types.ts';
import type { Book } from './game-directory.ts';
import { brought, emptySeat, newEntry, seatOf } from './game-entry.ts';
import type { Entry } from './game-entry.ts';
import { found } from './game-lookup.ts';
import type { Nodes } from './node-registry.ts';
import type { Draft } from './directory-replica.ts';
import { nameOf } from '../accounts/person.ts';
import type { Starts } from './game-starter.ts';

export interface NodeNewsParts {
  book: Book;
  nodes: Nodes;
  starts: Starts;
  now: () => Date;
}

type Resumed = Extract<RoomReport, { type: 'resumed' }>;

/** With what games began of which the lobby knows nothing, by id. */
type Setups = ReadonlyMap<string, GameSetup>;

export class NodeNews {
  readonly #parts: NodeNewsParts;

  constructor(parts: NodeNewsParts) {
    this.#parts = parts;
  }

  async hear(node: string, batch: readonly RoomReport[]): Promise<void> {
    const { book, nodes, starts } = this.#parts;
    const resumed = batch.filter((news) => news.type === 'resumed');
    const setups = await this.#learnOf(node, resumed);
    await this.#admitWatchers(node, resumed);
    const again = await book.change((draft) =>
      batch.flatMap((news) => this.#hearOne(draft, { node, news, setups }) ?? []),
    );
    if (resumed.length > 0) void nodes.look();
    // A failure is told to the players, who find themselves at the unstarted game.
    for (const id of again) void starts.begin(id).catch(() => {});
  }

  /** Games that the lobby has lost, or of which it has not heard yet. */
  async #learnOf(node: string, resumed: readonly Resumed[]): Promise<Setups> {
    const { book, nodes } = this.#parts;
    const isUnknown = ({ gameId }: Resumed) => book.get(gameId) === undefined;
    if (resumed.some(isUnknown)) await book.sync();
    const unknown = resumed.filter(isUnknown).map(({ gameId }) => gameId);
    const setups = unknown.length === 0 ? [] : await nodes.setupsAt(node, unknown);
    return new Map(setups.map((setup) => [setup.id, setup]));
  }

  /** Who watched a game that moved shall find their place at its new table. */
  async #admitWatchers(node: string, resumed: readonly Resumed[]): Promise<void> {
    const { book, nodes } = this.#parts;
    const watchers = resumed.flatMap(({ gameId }) =>
      (book.get(gameId)?.watchers ?? []).map((person) => nodes.at(node).admit(gameId, person)),
    );
    await Promise.allSettled(watchers);
  }

  /** @returns the game that is to begin, if two agreed to play again */
  #hearOne(
    draft: Draft,
    { node, news, setups }: { node: string; news: RoomReport; setups: Setups },
  ): string | undefined {
    if (news.type === 'resumed') return this.#hearResumed(draft, node, news, setups.get(news.gameId));
    // A node that was thought dead may still have something to say of games that others play now.
    const current = draft.get(news.gameId);
    if (current?.node !== node || isKnown(current, news)) return;
    const entry = found(draft, news.gameId);
    switch (news.type) {
      case 'presence': {
        const seat = seatOf(entry, news.name);
        if (seat !== undefined) seat.disconnected = !news.isConnected;
        return;
      }
      case 'left': {
        const seat = seatOf(entry, news.name);
        if (seat !== undefined) seat.left = true;
        entry.watchers = entry.watchers.filter((watcher) => nameOf(watcher) !== news.name);
        return;
      }
      case 'won':
        entry.winner = news.winner;
        entry.winReason = news.reason;
        entry.resultOutAt = this.#resultOutAt(entry);
        return;
      case 'rematch':
        return this.#playAgain(draft, entry, news);
      case 'closed':
        draft.remove(entry.id, news.closingMessage ?? null);
    }
  }

  /** In the list nobody learns how a game ended before those who watch it see it. */
  #resultOutAt({ options: { spectatorDelay = 0 } }: Entry): Date | null {
    const delayMs = spectatorDelay * 60_000;
    return delayMs === 0 ? null : new Date(this.#parts.now().getTime() + delayMs);
  }

  #hearResumed(
    draft: Draft,
    node: string,
    { gameId, left }: Resumed,
    setup: GameSetup | undefined,
  ): undefined {
    const entry = draft.edit(gameId) ?? (setup && entryOf(setup));
    // It ended before we could ask.
    if (entry === undefined) return;
    entry.phase = 'started';
    entry.node = node;
    entry.tables++;
    // Its people are on their way: the node tells of those who do not come.
    for (const seat of entry.seats) seat.left = left.includes(nameOf(seat.person));
    draft.put(entry);
  }

  #playAgain(
    draft: Draft,
    before: Entry,
    { rematch, wins, startingPlayer }: Extract<RoomReport, { type: 'rematch' }>,
  ): string | undefined {
    draft.remove(before.id, null);
    const owner = before.seats.find(({ person }) => nameOf(person) === before.owner) ?? before.seats[0];
    if (owner === undefined) throw new Error('A rematch without players');

    const decks = before.seats.map(({ deck }) => deck);
    if (rematch === 'swap') decks.reverse();
    const entry: Entry = {
      ...newEntry(randomUUID(), nameOf(owner.person), before.options, this.#parts.now()),
      practice: before.practice,
      challonge: before.challonge,
      ...(before.invited && { invited: before.invited }),
      seats: before.seats.map((seat, index) => ({
        ...emptySeat(seat.person),
        deck: rematch === 'change' ? null : (decks[index] ?? null),
        wins: wins[nameOf(seat.person)] ?? 0,
      })),
      watchers: before.watchers,
      previousId: before.id,
      startingPlayer,
    };
    draft.put(entry);
    return rematch === 'change' ? undefined : entry.id;
  }
}

/** Who came back to a game that has moved was never shown as gone. */
function isKnown(entry: Entry, news: Exclude<RoomReport, Resumed>): boolean {
  return news.type === 'presence' && seatOf(entry, news.name)?.disconnected === !news.isConnected;
}

function entryOf(setup: GameSetup): Entry {
  return {
    ...newEntry(setup.id, setup.owner, setup.options, setup.createdAt),
    practice: setup.practice,
    challonge: setup.challonge ?? null,
    previousId: setup.previousId,
    startingPlayer: setup.startingPlayer,
    seats: brought(setup.options, setup.players).map(({ person, deck, wins }) => ({
      ...emptySeat(person),
      deck,
      wins,
    })),
  };
}
