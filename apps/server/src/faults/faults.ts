/** Faults that players report from a game, which staff open as a replay at that moment. */
import { FAULT_LINES, FAULT_TEXTS } from '@amberhall/protocol';
import type { ChangeFaultBody, Fault, NewFault, OpenedFault, RoomLine } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { Problem } from '../http/problems.ts';
import { canReplay } from '../replays/access.ts';
import type { ReplayStore } from '../replays/replay-store.ts';
import type { Replays } from '../replays/replays.ts';
import type { StoredGame } from '../replays/stored-game.ts';
import type { AuditLog } from '../staff/audit.ts';
import { faultOf } from './fault-store.ts';
import type { FaultStore, FoundFault } from './fault-store.ts';
import { shownLines } from './shown-lines.ts';

export interface FaultParts {
  store: FaultStore;
  games: ReplayStore;
  replays: Replays;
  audit: AuditLog;
  /** Reads the log of the game in which a person is. `null` if they are in no game. */
  logSeenBy: (username: string) => Promise<{ gameId: string; lines: RoomLine[] } | null>;
  /** The current rules version. */
  version: string;
  now: () => Date;
}

export class Faults {
  readonly #parts: FaultParts;

  constructor(parts: FaultParts) {
    this.#parts = parts;
  }

  /** @throws {Problem} for a game that the reporter may not see */
  async add(reporter: Account, { gameId, step, text }: NewFault): Promise<number> {
    const { store, games, version, now } = this.#parts;
    const stored = await games.find(gameId);
    if (stored === undefined) throw new Problem(404, FAULT_TEXTS.unknown);
    const seen = stored.game.finishedAt === null ? await this.#runningLog(reporter, gameId) : null;
    if (seen === null && !canReplay(reporter, stored)) throw new Problem(404, FAULT_TEXTS.unknown);
    const decisions = await games.countDecisions(gameId);
    const at = Math.min(step ?? decisions, decisions);
    return store.add({
      gameId,
      step: at,
      text,
      engineVersion: stored.game.engineVersion ?? version,
      reporterId: reporter.id,
      lines: seen ?? (await this.#finishedLog(reporter, stored, at)),
      reportedAt: now(),
    });
  }

  async by(account: Account): Promise<Fault[]> {
    return (await this.#parts.store.by(account.id)).map(faultOf);
  }

  /** @param before the id of the last fault of the previous page of decided ones */
  async list(show: 'open' | 'decided', before: number | undefined): Promise<Fault[]> {
    const { store } = this.#parts;
    const found = await (show === 'open' ? store.open() : store.decided(before));
    return found.map(faultOf);
  }

  /** @throws {Problem} if there is no such fault */
  async open(id: number): Promise<OpenedFault> {
    const found = await this.#find(id);
    const { gameId, lines, note } = found.row;
    const stored = await this.#parts.games.find(gameId);
    if (stored === undefined) throw new Error(`The game ${gameId} of a fault is gone`);
    return {
      ...faultOf(found),
      isRunning: stored.game.finishedAt === null,
      lines: shownLines(lines, stored),
      note,
    };
  }

  /** @throws {Problem} if there is no such fault */
  async change(actor: Account, id: number, { state, note }: ChangeFaultBody): Promise<OpenedFault> {
    const { store, audit } = this.#parts;
    const { row } = await this.#find(id);
    await store.change(id, { state, note, handledById: state === 'open' ? null : actor.id });
    if (row.state !== state) {
      await audit.write({ actor, act: 'fault changed', target: String(id), details: { state } });
    }
    return this.open(id);
  }

  /** `null` if the reporter is not in the game. */
  async #runningLog(reporter: Account, gameId: string): Promise<RoomLine[] | null> {
    const seen = await this.#parts.logSeenBy(reporter.username);
    return seen?.gameId === gameId ? seen.lines : null;
  }

  async #finishedLog(reporter: Account, { game }: StoredGame, step: number): Promise<RoomLine[]> {
    return (await this.#parts.replays.linesUntil(game.id, step, reporter)).slice(-FAULT_LINES);
  }

  async #find(id: number): Promise<FoundFault> {
    const found = await this.#parts.store.byId(id);
    if (found === undefined) throw new Problem(404, 'The report was not found.');
    return found;
  }
}
