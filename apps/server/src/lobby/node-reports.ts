/** The reports of nodes about their games, and the resulting changes in the lobby. */
import { randomUUID } from 'node:crypto';
import type { GameSetup, RoomReport } from '../rooms/journal/node-types.ts';
import type { GameDirectory } from './game-directory.ts';
import { asBrought, emptySeat, newEntry, registeredDeckOf, seatOf } from './game-entry.ts';
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

/** The openings of games that the lobby does not know, by id. */
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
    // The players are told about a failure and return to the unstarted game.
    for (const id of again) void starter.begin(id).catch(() => {});
  }

  /** Games that the lobby has lost or does not know yet. */
  async #setupsOfUnknown(node: string, resumed: readonly Resumed[]): Promise<Setups> {
    const { directory, nodes } = this.#parts;
    const isUnknown = ({ gameId }: Resumed) => directory.get(gameId) === undefined;
    if (resumed.some(isUnknown)) await directory.sync();
    const unknown = resumed.filter(isUnknown).map(({ gameId }) => gameId);
    const setups = unknown.length === 0 ? [] : await nodes.setupsAt(node, unknown);
    return new Map(setups.map((setup) => [setup.id, setup]));
  }

  /** Admits the spectators of a moved game on its new node. */
  async #admitWatchers(node: string, resumed: readonly Resumed[]): Promise<void> {
    const { directory, nodes } = this.#parts;
    const watchers = resumed.flatMap(({ gameId }) =>
      (directory.get(gameId)?.watchers ?? []).map((person) => nodes.at(node).admit(gameId, person)),
    );
    await Promise.allSettled(watchers);
  }

  /** @returns the rematch to start, if both players agreed */
  #apply(
    transaction: DirectoryTransaction,
    { node, report, setups }: { node: string; report: RoomReport; setups: Setups },
  ): string | undefined {
    if (report.type === 'resumed')
      return this.#applyResumed(transaction, node, report, setups.get(report.gameId));
    // A node that was considered dead may still report games that others play now.
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

  /** The list must not reveal a result before the spectators see it. */
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
    // Its people are connecting: the node reports those who do not arrive.
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
      ...(before.registeredDecks && { registeredDecks: before.registeredDecks }),
      seats: before.seats.map((seat, index) => ({
        ...emptySeat(seat.person),
        deck: registeredDeckOf(before, seat.person) ?? (rematch === 'change' ? null : (decks[index] ?? null)),
        wins: wins[nameOf(seat.person)] ?? 0,
      })),
      watchers: before.watchers,
      previousId: before.id,
      startingPlayer,
    };
    removeNextGameOf(transaction, before);
    transaction.put(entry);
    return rematch === 'change' ? undefined : entry.id;
  }
}

/** The next game of a match of an event may have opened by itself while the players agreed on a rematch. */
function removeNextGameOf(transaction: DirectoryTransaction, { challonge, invited }: GameEntry): void {
  if (challonge === null || invited === undefined) return;
  const isReplaced = (entry: GameEntry): boolean =>
    entry.challonge?.matchId === challonge.matchId && entry.phase === 'pending' && entry.seats.length === 0;
  for (const { id } of [...transaction.all()].filter(isReplaced)) transaction.remove(id, null);
}

/** A player who returned to a moved game was never shown as disconnected. */
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
