/** A game node among the processes of the site: it lives by a lease, is asked for games, and tells of them. */
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
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
  /** Where browsers reach this node; `null` where that is the address of the page. */
  address: string | null;
  port: number | null;
  version: string;
  /** Called when the staff wants this process to start anew; `null` when its games are to start anew without it. */
  restart: (() => void) | null;
  /** Called when another process has come under our name. */
  replaced: () => void;
  logger: Logger;
}

/** Games that one node claims together; the others are left to the nodes that help. */
const CLAIM_BATCH_SIZE = 25;
/** How long who leaves a game waits for the lobby to know. */
const REPORT_WAIT_MS = 2_000;

export class NodeService {
  readonly #parts: NodeServiceParts;
  readonly #outbox: ReportOutbox;
  readonly #orphanTimer: NodeJS.Timeout;
  #lease: Lease | null = null;
  #status: NodeStatus = 'active';
  #isResuming = false;
  #utilization = performance.eventLoopUtilization();

  private constructor(parts: NodeServiceParts) {
    this.#parts = parts;
    this.#outbox = new ReportOutbox(parts.node.name, parts);
    parts.node.listen((report) => this.#outbox.add(report));
    this.#orphanTimer = setInterval(() => void this.#resumeOrphans(), parts.leaseMs / 4).unref();
  }

  /** Comes among the others, and takes up games that nobody plays. */
  static async open(parts: NodeServiceParts): Promise<NodeService> {
    const service = new NodeService(parts);
    const { bus, rpc, node } = parts;
    await rpc.serve(addressOfNode(node.name), service.#methods());
    service.#lease = await Lease.take({
      ...parts,
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

  /** Takes no more games, and lets others take those it has. */
  async stop(): Promise<void> {
    const { node, bus } = this.#parts;
    this.#status = 'draining';
    clearInterval(this.#orphanTimer);
    await this.#lease?.renew();
    await node.stop();
    await this.#outbox.close();
    await this.#lease?.release();
    bus.publish(NODES_CHANNEL, null);
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
      setEnabled: (isEnabled: boolean) => this.#setStatus(isEnabled ? 'active' : 'disabled'),
      restart: () => this.#restart(),
    };
  }

  #info(): NodeInfo {
    const { address, port, version, node } = this.#parts;
    const before = this.#utilization;
    this.#utilization = performance.eventLoopUtilization();
    const { utilization: load } = performance.eventLoopUtilization(this.#utilization, before);
    return { address, port, version, status: this.#status, games: node.gameCount, load };
  }

  async #setStatus(status: NodeStatus): Promise<void> {
    this.#status = status;
    await this.#lease?.renew();
    this.#parts.bus.publish(NODES_CHANNEL, null);
  }

  async #restart(): Promise<void> {
    const { restart, node } = this.#parts;
    await this.#setStatus('draining');
    // Who asked gets their answer first.
    if (restart !== null) return void setImmediate(restart);
    node.dropAll();
    try {
      await this.#resumeOwn();
    } finally {
      await this.#setStatus('active');
    }
  }

  /** Others may have taken our games for those of a dead node. */
  async #recoverLease(): Promise<void> {
    const { node, bus, logger } = this.#parts;
    try {
      await node.dropLost();
    } catch (error) {
      logger.error({ err: error }, 'It could not be seen which games were lost');
    }
    bus.publish(NODES_CHANNEL, null);
  }

  #stepDown(): void {
    const { node, logger, replaced } = this.#parts;
    logger.error({ node: node.name }, 'Another process goes by the name of this node, which gives way');
    node.dropAll();
    replaced();
  }

  /** The games that this node played when it was stopped. */
  async #resumeOwn(): Promise<void> {
    const { node, bus } = this.#parts;
    const others = (await bus.holders(NODE_LEASE)).map(({ name }) => name);
    await node.resumeGames(
      others.filter((name) => name !== node.name),
      CLAIM_BATCH_SIZE,
    );
  }

  /** The games of nodes that do not live any more. */
  async #resumeOrphans(): Promise<void> {
    const { bus, leaseMs, logger, node } = this.#parts;
    // After the bus was away the others get time to say that they live.
    if (this.#isResuming || this.#status !== 'active' || !bus.hasBeenConnectedFor(2 * leaseMs)) return;
    this.#isResuming = true;
    try {
      const living = (await bus.holders(NODE_LEASE)).map(({ name }) => name);
      // Whoever does not see itself has no right to call others dead.
      if (living.includes(node.name)) await node.resumeGames(living, CLAIM_BATCH_SIZE);
    } catch (error) {
      logger.error({ err: error }, 'Games of other nodes could not be taken up');
    } finally {
      this.#isResuming = false;
    }
  }
}
