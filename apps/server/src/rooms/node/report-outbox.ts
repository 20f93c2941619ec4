/** Reports of a node to the lobby, queued in order until a lobby process has accepted them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus } from '../../bus/bus.ts';
import type { Rpc } from '../../bus/rpc.ts';
import { addressOfLobby } from '../journal/node-types.ts';
import type { RoomReport } from '../journal/node-types.ts';

/** Small enough that the reports about all games of a dead node do not block a lobby for long. */
const BATCH_SIZE = 10;
const TIMEOUT_MS = 5_000;
const RETRY_MS = 200;

export interface ReportOutboxParts {
  /** The name of the node whose reports these are. */
  node: string;
  bus: Bus;
  rpc: Rpc;
  logger: Logger;
}

export class ReportOutbox {
  readonly #parts: ReportOutboxParts;
  #reports: RoomReport[] = [];
  #sending: Promise<void> | null = null;
  #isClosed = false;

  constructor(parts: ReportOutboxParts) {
    this.#parts = parts;
  }

  add(report: RoomReport): void {
    this.#reports.push(report);
    this.#sending ??= this.#sendAll();
  }

  /** Resolves when everything was accepted, at the latest after `ms`. */
  async waitUntilEmpty(ms: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.#sending, sleep(ms, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }

  /** Drops unsent reports; the lobby's sweeper detects those games itself. */
  async close(): Promise<void> {
    await this.waitUntilEmpty(TIMEOUT_MS / 5);
    this.#isClosed = true;
  }

  async #sendAll(): Promise<void> {
    // Reports that are added at the same time are sent together.
    await sleep(0);
    while (this.#reports.length > 0 && !this.#isClosed) {
      const batch = this.#reports.slice(0, BATCH_SIZE);
      if (await this.#send(batch)) this.#reports = this.#reports.slice(batch.length);
      else await sleep(RETRY_MS);
    }
    this.#sending = null;
  }

  async #send(batch: RoomReport[]): Promise<boolean> {
    const { node, bus, rpc, logger } = this.#parts;
    try {
      const lobbies = await bus.holders('lobby');
      const lobby = lobbies[Math.floor(Math.random() * lobbies.length)];
      if (lobby === undefined) return false;
      await rpc.ask(addressOfLobby(lobby.name), 'receiveReports', [node, batch], TIMEOUT_MS);
      return true;
    } catch (error) {
      logger.warn({ err: error, reports: batch.length }, 'Could not report to the lobby');
      return false;
    }
  }
}
