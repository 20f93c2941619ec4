/** What nodes tell of the games they play, and what becomes of those in the lobby by it. */
import { randomUUID } from 'node:crypto';
import type { GameSetup, RoomReport } from '../rooms/journal/node-types.ts';
import type { GameDirectory } from './game-directory.ts';
import { asBrought, emptySeat, newEntry, seatOf } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { gameToChange } from './game-lookup.ts';
import type { NodeRegistry } from './node-registry.ts';
import type { DirectoryTransaction } from './directory-replica.ts';
import { nameOf } from '../accounts/person.ts';
import type { GameStarter } from './game-starter.ts';

export interface NodeReportsParts {
  directory: GameDirectory;
  nodes: NodeRegistry;
  starter: GameStarter;
  now: () => Date;
}

type Resumed = Extract<RoomReport, { type: 'resumed' }>;

/** With what games began of which the lobby knows nothing, by id. */
type Setups = ReadonlyMap<string, GameSetup>;

export class NodeReports {
  readonly #parts: NodeReportsParts;

  constructor(parts: NodeReportsParts) {
    this.#parts = parts;
  }

  async receive(node: string, batch: readonly RoomReport[]): Promise<void> {
    const { directory, nodes, starter } = this.#parts;
    const resumed = batch.filter((report) => report.type === 'resumed');
    const setups = await this.#setupsOfUnknown(node, resumed);
    await this.#admitWatchers(node, resumed);
    const again = await directory.change((transaction) =>
      batch.flatMap((report) => this.#apply(transaction, { node, report, setups }) ?? []),
    );
    if (resumed.length > 0) void nodes.refresh();
    // A failure is told to the players, who find themselves at the unstarted game.
    for (const id of again) void starter.begin(id).catch(() => {});
  }

  /** Games that the lobby has lost, or of which it has not heard yet. */
  async #setupsOfUnknown(node: string, resumed: readonly Resumed[]): Promise<Setups> {
    const { directory, nodes } = this.#parts;
    const isUnknown = ({ gameId }: Resumed) => directory.get(gameId) === undefined;
    if (resumed.some(isUnknown)) await directory.sync();
    const unknown = resumed.filter(isUnknown).map(({ gameId }) => gameId);
    const setups = unknown.length === 0 ? [] : await nodes.setupsAt(node, unknown);
    return new Map(setups.map((setup) => [setup.id, setup]));
  }

  /** Who watched a game that moved shall find their place at its new table. */
  async #admitWatchers(node: string, resumed: readonly Resumed[]): Promise<void> {
    const { directory, nodes } = this.#parts;
    const watchers = resumed.flatMap(({ gameId }) =>
      (directory.get(gameId)?.watchers ?? []).map((person) => nodes.at(node).admit(gameId, person)),
    );
    await Promise.allSettled(watchers);
  }

  /** @returns the game that is to begin, if two agreed to play again */
  #apply(
    transaction: DirectoryTransaction,
    { node, report, setups }: { node: string; report: RoomReport; setups: Setups },
  ): string | undefined {
    if (report.type === 'resumed')
      return this.#applyResumed(transaction, node, report, setups.get(report.gameId));
    // A node that was thought dead may still have something to say of games that others play now.
    const current = transaction.get(report.gameId);
    if (current?.node !== node || isKnown(current, report)) return;
    const entry = gameToChange(transaction, report.gameId);
    switch (report.type) {
      case 'presence': {
        const seat = seatOf(entry, report.name);
        if (seat !== undefined) seat.disconnected = !report.isConnected;
        return;
      }
      case 'left': {
        const seat = seatOf(entry, report.name);
        if (seat !== undefined) seat.left = true;
        entry.watchers = entry.watchers.filter((watcher) => nameOf(watcher) !== report.name);
        return;
      }
      case 'won':
        entry.winner = report.winner;
        entry.winReason = report.reason;
        entry.resultOutAt = this.#resultOutAt(entry);
        return;
      case 'rematch':
        return this.#openRematch(transaction, entry, report);
      case 'closed':
        transaction.remove(entry.id, report.closingMessage ?? null);
    }
  }

  /** In the list nobody learns how a game ended before those who watch it see it. */
  #resultOutAt({ options: { spectatorDelay = 0 } }: GameEntry): Date | null {
    const delayMs = spectatorDelay * 60_000;
    return delayMs === 0 ? null : new Date(this.#parts.now().getTime() + delayMs);
  }

  #applyResumed(
    transaction: DirectoryTransaction,
    node: string,
    { gameId, left }: Resumed,
    setup: GameSetup | undefined,
  ): undefined {
    const entry = transaction.edit(gameId) ?? (setup && entryOf(setup));
    // It ended before we could ask.
    if (entry === undefined) return;
    entry.phase = 'started';
    entry.node = node;
    entry.tables++;
    // Its people are on their way: the node tells of those who do not come.
    for (const seat of entry.seats) seat.left = left.includes(nameOf(seat.person));
    transaction.put(entry);
  }

  #openRematch(
    transaction: DirectoryTransaction,
    before: GameEntry,
    { rematch, wins, startingPlayer }: Extract<RoomReport, { type: 'rematch' }>,
  ): string | undefined {
    transaction.remove(before.id, null);
    const owner = before.seats.find(({ person }) => nameOf(person) === before.owner) ?? before.seats[0];
    if (owner === undefined) throw new Error('A rematch without players');

    const decks = before.seats.map(({ deck }) => deck);
    if (rematch === 'swap') decks.reverse();
    const entry: GameEntry = {
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
    transaction.put(entry);
    return rematch === 'change' ? undefined : entry.id;
  }
}

/** Who came back to a game that has moved was never shown as gone. */
function isKnown(entry: GameEntry, report: Exclude<RoomReport, Resumed>): boolean {
  return report.type === 'presence' && seatOf(entry, report.name)?.disconnected === !report.isConnected;
}

function entryOf(setup: GameSetup): GameEntry {
  return {
    ...newEntry(setup.id, setup.owner, setup.options, setup.createdAt),
    practice: setup.practice,
    challonge: setup.challonge ?? null,
    previousId: setup.previousId,
    startingPlayer: setup.startingPlayer,
    seats: asBrought(setup.options, setup.players).map(({ person, deck, wins }) => ({
      ...emptySeat(person),
      deck,
      wins,
    })),
  };
}
