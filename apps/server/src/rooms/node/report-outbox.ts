/** What a node has to tell the lobby: kept, in order, until one of its processes has taken it in. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus } from '../../bus/bus.ts';
import type { Rpc } from '../../bus/rpc.ts';
import { addressOfLobby } from '../journal/node-types.ts';
import type { RoomReport } from '../journal/node-types.ts';

/** Few enough that a lobby that hears of all games of a dead node is not blocked for long. */
const BATCH_SIZE = 10;
const TIMEOUT_MS = 5_000;
const RETRY_MS = 200;

export class ReportOutbox {
  readonly #node: string;
  readonly #parts: { bus: Bus; rpc: Rpc; logger: Logger };
  #reports: RoomReport[] = [];
  #sending: Promise<void> | null = null;
  #isClosed = false;

  constructor(node: string, parts: { bus: Bus; rpc: Rpc; logger: Logger }) {
    this.#node = node;
    this.#parts = parts;
  }

  add(report: RoomReport): void {
    this.#reports.push(report);
    this.#sending ??= this.#sendAll();
  }

  /** Resolves when everything was taken in, at the latest after `ms`. */
  async waitUntilEmpty(ms: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.#sending, sleep(ms, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }

  /** What cannot be told now is found out by the lobby, which looks after its games. */
  async close(): Promise<void> {
    await this.waitUntilEmpty(TIMEOUT_MS / 5);
    this.#isClosed = true;
  }

  async #sendAll(): Promise<void> {
    // What is added in the same moment goes along.
    await sleep(0);
    while (this.#reports.length > 0 && !this.#isClosed) {
      const batch = this.#reports.slice(0, BATCH_SIZE);
      if (await this.#send(batch)) this.#reports = this.#reports.slice(batch.length);
      else await sleep(RETRY_MS);
    }
    this.#sending = null;
  }

  async #send(batch: RoomReport[]): Promise<boolean> {
    const { bus, rpc, logger } = this.#parts;
    try {
      const lobbies = await bus.holders('lobby');
      const lobby = lobbies[Math.floor(Math.random() * lobbies.length)];
      if (lobby === undefined) return false;
      await rpc.ask(addressOfLobby(lobby.name), 'receiveReports', [this.#node, batch], TIMEOUT_MS);
      return true;
    } catch (error) {
      logger.warn({ err: error, reports: batch.length }, 'The lobby could not be told');
      return false;
    }
  }
}
