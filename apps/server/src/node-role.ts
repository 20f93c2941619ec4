/** The game-node role of a process. */
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { analysisRunner } from './analyses/analysis-runner.ts';
import { answerHealth } from './http/health.ts';
import type { HealthParts } from './http/health.ts';
import { botsOf } from './rooms/room/bots.ts';
import { Checkpoints } from './rooms/journal/checkpoints.ts';
import { Journal } from './rooms/journal/journal.ts';
import { LocalNode } from './rooms/node/local-node.ts';
import { NodeService } from './rooms/node/node-service.ts';
import type { ProgramParts } from './program-parts.ts';
import { rulesVersion, storedVersion } from './rules-version.ts';
import { ThinkingPool } from './thinking/thinking-pool.ts';
import { trialRunner } from './trials/trial-runner.ts';
import { TOURNAMENTS_CHANNEL } from './tournaments/tournament-channel.ts';
import type { TournamentMessage } from './tournaments/tournament-channel.ts';
import { RoundClockStore } from './tournaments/round-clocks.ts';

export interface NodeRole {
  node: LocalNode;
  /** `null` on a site whose strong bots do not look ahead. */
  thinking: ThinkingPool | null;
  /** `null` before it has joined. */
  readonly service: NodeService | null;
  /**
   * Registers the node with the site.
   *
   * @param port the port of this process
   */
  join(port: number | null): Promise<void>;
  stop(): Promise<void>;
}

export interface NodeExitHandlers {
  /** The staff requested a restart of a process that is only a node. */
  restart: () => void;
  /** Another process uses its name. */
  replaced: () => void;
}

export function openNodeRole(parts: ProgramParts, exit: NodeExitHandlers): NodeRole {
  const { config, storage, bus, rpc, logger, thinkingWorker: worker } = parts;
  const clocks = new RoundClockStore(storage.database);
  const { botThreads: threads } = config;
  const thinking = threads > 0 ? new ThinkingPool({ threads, logger, worker }) : null;
  const runners = thinking === null ? [] : runnersOf(parts, thinking);
  const node = new LocalNode({
    name: config.nodeName,
    engine: parts.engine,
    store: parts.roomStore,
    journal: new Journal(storage.pool, config.journalIntervalMs, logger),
    checkpoints: new Checkpoints(storage.database, rulesVersion(), logger),
    tokens: parts.tokens,
    accounts: parts.accounts,
    accountStore: parts.accountStore,
    changes: parts.changes,
    bus,
    lineRemovals: parts.lineRemovals,
    bots: { ...botsOf(thinking), delayMs: config.botDelayMs },
    roundClockOf: async ({ tournamentId, round }) =>
      round === undefined ? undefined : clocks.of(tournamentId, round),
    now: parts.now,
    logger,
    limitFactor: config.limitFactor,
  });
  let service: NodeService | null = null;
  return {
    node,
    thinking,
    get service() {
      return service;
    },
    join: async (ownPort) => {
      const { leaseMs, version, nodeAddress, nodePort, role } = config;
      await bus.subscribe(TOURNAMENTS_CHANNEL, (message: TournamentMessage) =>
        node.onTournamentMessage(message),
      );
      bus.onReconnect(() => node.followRounds());
      service = await NodeService.open({
        node,
        bus,
        rpc,
        leaseMs,
        address: nodeAddress ?? null,
        port: (nodePort ?? (role === 'node' ? ownPort : null)) || null,
        version: storedVersion(version),
        restart: role === 'node' ? exit.restart : null,
        replaced: exit.replaced,
        logger,
      });
    },
    stop: async () => {
      await (service?.stop() ?? node.stop());
      await Promise.all(runners.map((runner) => runner.stop()));
      await thinking?.stop();
    },
  };
}

/** The work of bots for users. */
function runnersOf(parts: ProgramParts, thinking: ThinkingPool): { stop(): Promise<void> }[] {
  const { trialStore, deckStore, analysisStore, replayStore, config, now, logger } = parts;
  const process = { name: config.nodeName, version: config.version, now, logger };
  return [
    trialRunner({ ...process, trialStore, deckStore, thinking }),
    analysisRunner({ ...process, analysisStore, replayStore, thinking }),
  ];
}

/** The HTTP answers of a process that is only a node: its health. */
export function openNodeApp(logger: Logger, health: HealthParts): FastifyInstance {
  const app = Fastify({ loggerInstance: logger, forceCloseConnections: true });
  answerHealth(app as unknown as FastifyInstance, health);
  return app as unknown as FastifyInstance;
}
