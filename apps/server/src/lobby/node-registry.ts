/** The game nodes known to the lobby: which are alive, which gets the next game, and how to call them. */
import type { Logger } from 'pino';
import type { NodeSummary, RoomLine } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Bus } from '../bus/bus.ts';
import { RpcTimeout } from '../bus/rpc.ts';
import type { Rpc } from '../bus/rpc.ts';
import type { KeptLine, LineReference } from '../moderation/kept-line.ts';
import { addressOfNode, NODE_LEASE, NODES_CHANNEL } from '../rooms/journal/node-types.ts';
import type { GameNode, GameSetup, NodeInfo } from '../rooms/journal/node-types.ts';
import { RefusedMessage } from '../sockets/refusal.ts';

export interface NodeRegistryParts {
  bus: Bus;
  rpc: Rpc;
  leaseMs: number;
  logger: Logger;
  now: () => Date;
}

interface KnownNode {
  info: NodeInfo;
  isAlive: boolean;
  /** When it was last seen alive, in milliseconds since 1970. */
  lastAlive: number;
}

/** A dead node is listed for so long, so that its operators notice it. */
export const DEAD_NODE_MS = 15 * 60_000;

/** The time limit for a node to create a room. */
const START_MS = 5_000;
const ANSWER_MS = 5_000;
const NODE_SILENT = 'The game server does not respond. Please try again in a moment.';
const NO_NODE = 'The game could not be started because no game server is available. Please try again.';
const UPDATING = 'The site is about to be updated, so no new games start. Please try again in a few minutes.';

export class NodeRegistry {
  readonly #parts: NodeRegistryParts;
  readonly #known = new Map<string, KnownNode>();
  readonly #listeners: (() => void)[] = [];
  readonly #refreshTimer: NodeJS.Timeout;

  private constructor(parts: NodeRegistryParts) {
    this.#parts = parts;
    this.#refreshTimer = setInterval(() => void this.refresh(), parts.leaseMs / 2).unref();
  }

  static async open(parts: NodeRegistryParts): Promise<NodeRegistry> {
    const nodes = new NodeRegistry(parts);
    await parts.bus.subscribe(NODES_CHANNEL, () => void nodes.refresh());
    await nodes.refresh();
    return nodes;
  }

  stop(): void {
    clearInterval(this.#refreshTimer);
  }

  /** Calls `listener` whenever a node appears, disappears or changes. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  isAlive(name: string): boolean {
    return this.#known.get(name)?.isAlive === true;
  }

  infoOf(name: string): NodeInfo | undefined {
    return this.#known.get(name)?.info;
  }

  /** Every node that is alive, or died a short time ago. */
  lines(): NodeSummary[] {
    return [...this.#known]
      .map(([name, { info, isAlive }]): NodeSummary => ({
        name,
        numGames: isAlive ? info.games : 0,
        status: isAlive ? info.status : 'disconnected',
        version: info.version,
        ...(isAlive && info.drain && { drain: info.drain }),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** Starts a game on the node with the lowest load. @returns its name */
  async start(setup: GameSetup): Promise<string> {
    const name = this.#leastLoaded() ?? (await this.refresh(), this.#leastLoaded());
    if (name === undefined)
      throw this.#isUpdating()
        ? new RefusedMessage('UPDATING', UPDATING)
        : new RefusedMessage('NO_NODE', NO_NODE);
    // The game counts as one of the node's until the node reports it.
    const known = this.#known.get(name);
    if (known !== undefined) known.info.games++;
    await this.#call(name, 'open', [setup], START_MS);
    return name;
  }

  /** The node with that name, alive or not. */
  at(name: string | null): Omit<GameNode, 'open'> {
    return {
      admit: (...args) => this.#call(name, 'admit', args),
      noteMissing: (...args) => this.#call(name, 'noteMissing', args),
      leave: (...args) => this.#call(name, 'leave', args),
      remove: (...args) => this.#call(name, 'remove', args),
    };
  }

  /** Returns which of the games the node does not play. */
  async missingAt(name: string, ids: readonly string[]): Promise<string[]> {
    return (await this.#request(name, 'lacking', [ids], ANSWER_MS)) as string[];
  }

  /** The openings of those of the games that the node plays. */
  async setupsAt(name: string, ids: readonly string[]): Promise<GameSetup[]> {
    return (await this.#request(name, 'setupsOf', [ids], ANSWER_MS)) as GameSetup[];
  }

  /** The chat of a game as a person has seen it, around the line `line` or at its end. */
  async chatAt(
    name: string | null,
    gameId: string,
    person: string,
    line: number | undefined,
  ): Promise<KeptLine[]> {
    return (await this.#request(name, 'chatSeenBy', [gameId, person, line], ANSWER_MS)) as KeptLine[];
  }

  /** Removes a line from the chat of a game. @returns `false` if there is no such line */
  async removeLineAt(
    name: string | null,
    gameId: string,
    actor: Pick<Account, 'id' | 'username'>,
    line: LineReference,
  ): Promise<boolean> {
    return (await this.#request(name, 'removeLine', [gameId, actor, line], ANSWER_MS)) as boolean;
  }

  /** The log of a game as a person has seen it. */
  async logAt(name: string | null, gameId: string, person: string): Promise<RoomLine[]> {
    return (await this.#request(name, 'logSeenBy', [gameId, person], ANSWER_MS)) as RoomLine[];
  }

  setEnabled(name: string, isEnabled: boolean): Promise<void> {
    return this.#call(name, 'setEnabled', [isEnabled]);
  }

  drain(name: string, minutes: number): Promise<void> {
    return this.#call(name, 'drain', [minutes]);
  }

  restart(name: string): Promise<void> {
    return this.#call(name, 'restart', []);
  }

  /** Reads which nodes are alive. Never rejects: while that is unknown, nothing changes. */
  async refresh(): Promise<void> {
    const { bus, leaseMs, logger, now } = this.#parts;
    try {
      const time = now().getTime();
      const before = JSON.stringify(this.lines());
      const living = await bus.holders<NodeInfo>(NODE_LEASE);
      for (const { name, info } of living) this.#known.set(name, { info, isAlive: true, lastAlive: time });
      // After an outage of the bus, the others get time to renew their leases.
      if (bus.hasBeenConnectedFor(2 * leaseMs)) {
        const names = new Set(living.map(({ name }) => name));
        for (const [name, known] of this.#known) {
          known.isAlive = names.has(name);
          if (time - known.lastAlive > DEAD_NODE_MS) this.#known.delete(name);
        }
      }
      if (JSON.stringify(this.lines()) !== before) for (const listener of this.#listeners) listener();
    } catch (error) {
      logger.debug({ err: error }, 'It cannot be said which nodes live');
    }
  }

  /** A node that would take games waits until those it has are over. */
  #isUpdating(): boolean {
    return [...this.#known.values()].some(({ info, isAlive }) => isAlive && info.drain);
  }

  #leastLoaded(): string | undefined {
    const [freest] = [...this.#known]
      .filter(([, { info, isAlive }]) => isAlive && info.status === 'active')
      .toSorted(([, one], [, other]) => one.info.games - other.info.games);
    return freest?.[0];
  }

  async #call(name: string | null, method: string, args: unknown[], timeoutMs = ANSWER_MS): Promise<void> {
    await this.#request(name, method, args, timeoutMs);
  }

  async #request(name: string | null, method: string, args: unknown[], timeoutMs: number): Promise<unknown> {
    if (name === null) throw new Error('A started game without a node');
    try {
      return await this.#parts.rpc.ask(addressOfNode(name), method, args, timeoutMs);
    } catch (error) {
      if (error instanceof RpcTimeout) throw new RefusedMessage('NO_NODE', NODE_SILENT);
      throw error;
    }
  }
}
