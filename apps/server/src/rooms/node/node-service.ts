/** A game node among the processes of the site: it holds a lease, receives games, and reports on them. */
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { NodeDrain } from '@amberhall/protocol';
import type { Bus } from '../../bus/bus.ts';
import type { Rpc } from '../../bus/rpc.ts';
import { Lease } from '../../bus/lease.ts';
import type { LocalNode } from './local-node.ts';
import { addressOfNode, NODE_LEASE, NODES_CHANNEL } from '../journal/node-types.ts';
import type { GameNode, NodeInfo, NodeStatus } from '../journal/node-types.ts';
import { ReportOutbox } from './report-outbox.ts';

export interface NodeServiceParts {
  node: LocalNode;
  bus: Bus;
  rpc: Rpc;
  leaseMs: number;
  /** The address of this node for browsers; `null` for the address of the page. */
  address: string | null;
  port: number | null;
  version: string;
  /** Called when staff request a restart of this process; `null` when only its games restart. */
  restart: (() => void) | null;
  /** Called when another process has taken this name. */
  replaced: () => void;
  logger: Logger;
}

/** The number of games that one node claims at once. The others are left to other nodes. */
const CLAIM_BATCH_SIZE = 25;
/** How long a leaving person waits for the lobby to be told. */
const REPORT_WAIT_MS = 2_000;

export class NodeService {
  readonly #parts: NodeServiceParts;
  readonly #outbox: ReportOutbox;
  readonly #orphanTimer: NodeJS.Timeout;
  #lease: Lease | null = null;
  #status: NodeStatus = 'active';
  #drain: { until: Date; limit: NodeJS.Timeout } | null = null;
  #isResuming = false;
  #utilization = performance.eventLoopUtilization();

  private constructor(parts: NodeServiceParts) {
    this.#parts = parts;
    const { node, bus, rpc, logger } = parts;
    this.#outbox = new ReportOutbox({ node: node.name, bus, rpc, logger });
    node.listen((report) => this.#outbox.add(report));
    this.#orphanTimer = setInterval(() => void this.#resumeOrphans(), parts.leaseMs / 4).unref();
  }

  /** Registers the node, and resumes games that nobody plays. */
  static async open(parts: NodeServiceParts): Promise<NodeService> {
    const service = new NodeService(parts);
    const { bus, rpc, node, leaseMs, logger } = parts;
    await rpc.serve(addressOfNode(node.name), service.#methods());
    service.#lease = await Lease.take({
      bus,
      leaseMs,
      logger,
      kind: NODE_LEASE,
      name: node.name,
      info: () => service.#info(),
      lost: () => void service.#recoverLease(),
      taken: () => service.#stepDown(),
    });
    await service.#resumeOwn();
    await bus.subscribe(NODES_CHANNEL, () => void service.#resumeOrphans());
    bus.publish(NODES_CHANNEL, null);
    return service;
  }

  /** Accepts no more games, and hands over those it has. */
  async stop(): Promise<void> {
    const { node, bus } = this.#parts;
    this.#endDrain();
    this.#status = 'draining';
    clearInterval(this.#orphanTimer);
    await this.#lease?.renew();
    await node.stop();
    await this.#outbox.close();
    await this.#lease?.release();
    bus.publish(NODES_CHANNEL, null);
  }

  /** The state of a node that waits until its games are over; `null` for others. */
  get drainState(): NodeDrain | null {
    if (this.#drain === null) return null;
    return { games: this.#parts.node.unfinishedCount, until: this.#drain.until.toISOString() };
  }

  /**
   * Accepts no more games. After so many minutes a process that is only a node hands over its games and restarts. Any
   * other one keeps them until it is stopped.
   */
  async drain(minutes: number): Promise<void> {
    this.#endDrain();
    const limitMs = minutes * 60_000;
    const limit = setTimeout(() => void this.#endDrainByTime(), limitMs).unref();
    this.#drain = { until: new Date(Date.now() + limitMs), limit };
    await this.#setStatus('draining');
  }

  /** Accepts games again. */
  async cancelDrain(): Promise<void> {
    if (this.#drain !== null) await this.#setStatus('active');
  }

  #methods() {
    const { node } = this.#parts;
    const methods: Record<keyof GameNode, (...args: never[]) => Promise<void>> = {
      open: (...args: Parameters<GameNode['open']>) => node.open(...args),
      admit: (...args: Parameters<GameNode['admit']>) => node.admit(...args),
      noteMissing: (...args: Parameters<GameNode['noteMissing']>) => node.noteMissing(...args),
      leave: async (...args: Parameters<GameNode['leave']>) => {
        await node.leave(...args);
        await this.#outbox.waitUntilEmpty(REPORT_WAIT_MS);
      },
      remove: async (...args: Parameters<GameNode['remove']>) => {
        await node.remove(...args);
        await this.#outbox.waitUntilEmpty(REPORT_WAIT_MS);
      },
    };
    return {
      ...methods,
      lacking: (ids: string[]) => node.missing(ids),
      setupsOf: (ids: string[]) => node.setupsOf(ids),
      logSeenBy: (...args: Parameters<LocalNode['logSeenBy']>) => node.logSeenBy(...args),
      removeLine: (...args: Parameters<LocalNode['removeLine']>) => node.removeLine(...args),
      chatSeenBy: (...args: Parameters<LocalNode['chatSeenBy']>) => node.chatSeenBy(...args),
      setEnabled: (isEnabled: boolean) => this.#setStatus(isEnabled ? 'active' : 'disabled'),
      drain: (minutes: number) => this.drain(minutes),
      restart: () => this.#restart(),
    };
  }

  #info(): NodeInfo {
    const { address, port, version, node } = this.#parts;
    const before = this.#utilization;
    this.#utilization = performance.eventLoopUtilization();
    const { utilization: load } = performance.eventLoopUtilization(this.#utilization, before);
    return {
      address,
      port,
      version,
      status: this.#status,
      drain: this.drainState,
      games: node.gameCount,
      load,
    };
  }

  async #setStatus(status: NodeStatus): Promise<void> {
    if (status !== 'draining') this.#endDrain();
    this.#status = status;
    await this.#lease?.renew();
    this.#parts.bus.publish(NODES_CHANNEL, null);
  }

  #endDrain(): void {
    clearTimeout(this.#drain?.limit);
    this.#drain = null;
  }

  async #endDrainByTime(): Promise<void> {
    const { node, restart, logger } = this.#parts;
    if (node.unfinishedCount === 0 || restart === null) return;
    logger.info({ node: node.name, games: node.unfinishedCount }, 'The time limit of draining has ended');
    await this.#restart();
  }

  async #restart(): Promise<void> {
    const { restart, node } = this.#parts;
    await this.#setStatus('draining');
    // The caller gets the answer first.
    if (restart !== null) return void setImmediate(restart);
    node.dropAll();
    try {
      await this.#resumeOwn();
    } finally {
      await this.#setStatus('active');
    }
  }

  /** Other nodes may have treated our games as those of a dead node. */
  async #recoverLease(): Promise<void> {
    const { node, bus, logger } = this.#parts;
    try {
      await node.dropLost();
    } catch (error) {
      logger.error({ err: error }, 'Could not find lost games');
    }
    bus.publish(NODES_CHANNEL, null);
  }

  #stepDown(): void {
    const { node, logger, replaced } = this.#parts;
    logger.error({ node: node.name }, 'Another process uses the name of this node; this process stops');
    node.dropAll();
    replaced();
  }

  /** The games that this node played when it stopped. */
  async #resumeOwn(): Promise<void> {
    const { node, bus } = this.#parts;
    const others = (await bus.holders(NODE_LEASE)).map(({ name }) => name);
    await node.resumeGames(
      others.filter((name) => name !== node.name),
      CLAIM_BATCH_SIZE,
    );
  }

  /** The games of dead nodes. */
  async #resumeOrphans(): Promise<void> {
    const { bus, leaseMs, logger, node } = this.#parts;
    // After an outage of the bus, the others get time to renew their leases.
    if (this.#isResuming || this.#status !== 'active' || !bus.hasBeenConnectedFor(2 * leaseMs)) return;
    this.#isResuming = true;
    try {
      const living = (await bus.holders(NODE_LEASE)).map(({ name }) => name);
      // A node that does not see itself alive must not declare others dead.
      if (living.includes(node.name)) await node.resumeGames(living, CLAIM_BATCH_SIZE);
    } catch (error) {
      logger.error({ err: error }, 'Could not take over games of other nodes');
    } finally {
      this.#isResuming = false;
    }
  }
}
