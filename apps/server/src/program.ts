/** Creates, starts and stops the parts of the program. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { ensureAdministrator } from './accounts/administrator.ts';
import type { NewAdministrator } from './accounts/administrator.ts';
import { AccountChanges } from './accounts/account-changes.ts';
import { Passwords } from './accounts/passwords.ts';
import { operatorToken, storedSecret, sha256 } from './accounts/secrets.ts';
import { AccountStore } from './accounts/account-store.ts';
import type { Bus } from './bus/bus.ts';
import { Rpc } from './bus/rpc.ts';
import { LocalBus } from './bus/local-bus.ts';
import { openRedisBus } from './bus/redis-bus.ts';
import type { Config } from './config.ts';
import { migrateDatabase, openForProgram } from './database/database.ts';
import type { Storage } from './database/database.ts';
import type { Gauge, HealthParts } from './http/health.ts';
import { openLobbyRole } from './lobby-role.ts';
import type { LobbyRole } from './lobby-role.ts';
import type { Lobby } from './lobby/lobby.ts';
import { openNodeApp, openNodeRole } from './node-role.ts';
import type { NodeExitHandlers, NodeRole } from './node-role.ts';
import { engine } from './rooms/journal/play-engine.ts';
import type { PlayEngine } from './rooms/journal/play-engine.ts';
import { RoomStore } from './rooms/journal/room-store.ts';
import { openServices } from './services.ts';
import type { InjectedParts, ProgramParts } from './program-parts.ts';
import { THINKING_WORKER } from './thinking/thinking-pool.ts';
import { openSockets } from './sockets/servers.ts';

/** `restart`: the staff requested it. `replaced`: another process uses its name. */
export type ExitReason = 'restart' | 'replaced';

export interface Program {
  /** The address on which it listens, for example `http://127.0.0.1:8080`. */
  address: string;
  /** Set only if it was generated at this start. */
  administrator: NewAdministrator | undefined;
  /** Resolves when the program must end, with the reason. Without one, the program keeps running. */
  ended: Promise<ExitReason>;
  stop(): Promise<void>;
}

export interface ProgramOverrides {
  /** Already open; the program closes it. Default: as the settings say. */
  storage?: Storage;
  engine?: PlayEngine;
  thinkingWorker?: URL;
  now?: () => Date;
  /** Default: a logger that writes to standard output as the settings say. */
  logger?: Logger;
}

/** Starts everything, including the listening port. */
export async function startProgram(config: Config, overrides: ProgramOverrides = {}): Promise<Program> {
  const logger = overrides.logger ?? pino({ level: config.logLevel });
  const now = overrides.now ?? (() => new Date());
  const storage = overrides.storage ?? (await openForProgram(config));
  try {
    return await startOn(storage, config, {
      logger,
      now,
      engine: overrides.engine ?? engine,
      thinkingWorker: overrides.thinkingWorker ?? THINKING_WORKER,
    });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function startOn(storage: Storage, config: Config, injected: InjectedParts): Promise<Program> {
  const { logger, now } = injected;
  await migrateDatabase(storage.database);
  const accountStore = new AccountStore(storage.database);
  const passwords = new Passwords(config.passwordMemoryKib);
  const administrator =
    config.role === 'node'
      ? undefined
      : await ensureAdministrator({ store: accountStore, passwords }, config.admin, now());
  const secret = config.secret ?? (await storedSecret(config.dataDir));
  const bus = await openBus(config, secret, logger);
  const [rpc, changes] = [await Rpc.open(bus, logger), await AccountChanges.open(bus, logger)];
  let address = '';
  const siteUrl = () => config.publicUrl ?? address;
  const serviceInput = {
    config,
    storage,
    accountStore,
    passwords,
    changes,
    bus,
    secret,
    siteUrl,
    logger,
    now,
  };
  const services = openServices(serviceInput);
  const roomStore = new RoomStore(storage.database, accountStore, config.version);
  const parts: ProgramParts = {
    ...services,
    config,
    storage,
    accountStore,
    passwords,
    changes,
    roomStore,
    bus,
    rpc,
    siteUrl,
    engine: injected.engine,
    thinkingWorker: injected.thinkingWorker,
    logger,
    now,
  };
  const { bans, linkMails, supporters } = services;

  const ended = Promise.withResolvers<ExitReason>();
  const lobby = config.role === 'node' ? null : await openLobbyRole(parts);
  const node = config.role === 'lobby' ? null : openNodeRole(parts, exitHandlers(ended.resolve));
  await bans.open();
  const health = healthOf({ storage, lobby, node, secret, now });
  const app = (await lobby?.openApp(health)) ?? openNodeApp(logger, health);
  const sockets = openSockets(app.server, {
    lobby: lobby?.lobby ?? null,
    node: node?.node ?? null,
    bans,
    trustProxy: config.trustProxy,
    limitFactor: config.limitFactor,
  });
  // A node on its own knows its port only once it listens. Beside a lobby, it must exist before the first user
  // connects.
  if (lobby !== null) await node?.join(null);
  await app.listen({ host: config.host, port: config.port });
  address = addressOf(app.server.address());
  if (lobby === null) await node?.join(Number(new URL(address).port));
  return {
    address,
    administrator,
    ended: ended.promise,
    stop: async () => {
      bans.stop();
      changes.stop();
      await node?.stop();
      await lobby?.stop();
      sockets.close();
      await app.close();
      await linkMails.close();
      await supporters.close();
      rpc.close();
      await bus.close();
      await storage.close();
    },
  };
}

function openBus({ redisUrl, leaseMs }: Config, secret: string, logger: Logger): Promise<Bus> | Bus {
  if (redisUrl === undefined) return new LocalBus(logger);
  // The processes of one site share their secret, so it distinguishes sites.
  const prefix = `amberhall:${sha256(secret).slice(0, 12)}`;
  return openRedisBus({ url: redisUrl, prefix, leaseMs, logger });
}

function exitHandlers(end: (ending: ExitReason) => void): NodeExitHandlers {
  return { restart: () => end('restart'), replaced: () => end('replaced') };
}

/** A node whose decisions have waited for the database for so long does not take games, in seconds. */
const MOST_DELAYED = 10;

interface HealthInput {
  storage: Storage;
  lobby: LobbyRole | null;
  node: NodeRole | null;
  secret: string;
  now: () => Date;
}

function healthOf({ storage, lobby, node, secret, now }: HealthInput): HealthParts {
  const delay = (): number => secondsSince(node?.node.oldestUnwritten ?? null, now());

  return {
    checkReady: async () => {
      await storage.pool.query('select 1');
      if (delay() > MOST_DELAYED) throw new Error(`A decision has not been stored for ${delay()} seconds`);
      // The lobby of a process that is both still serves everybody.
      if (lobby === null && node?.service?.drainState) throw new Error('The node is draining');
    },
    drain: { node: () => node?.service ?? null, token: operatorToken(secret) },
    gauges: [...lobbyGauges(lobby?.lobby), ...nodeGauges(node, delay)],
  };
}

function lobbyGauges(lobby: Lobby | undefined): Gauge[] {
  if (lobby === undefined) return [];
  return [
    { name: 'amberhall_lobby_connections', help: 'Open lobby pages.', read: () => lobby.connectionCount },
    { name: 'amberhall_lobby_games', help: 'Games in the lobby.', read: () => lobby.gameCount },
  ];
}

function secondsSince(from: Date | null, now: Date): number {
  return from === null ? 0 : Math.max(0, (now.getTime() - from.getTime()) / 1000);
}

function nodeGauges(role: NodeRole | null, delay: () => number): Gauge[] {
  if (role === null) return [];
  const { node, thinking } = role;
  return [
    { name: 'amberhall_running_games', help: 'Games played by this node.', read: () => node.gameCount },
    {
      name: 'amberhall_decisions_total',
      help: 'Decisions handed to the journal since the start.',
      read: () => node.decisionCount,
    },
    {
      name: 'amberhall_oldest_unwritten_decision_seconds',
      help: 'How long the oldest decision has waited for the database.',
      read: delay,
    },
    {
      name: 'amberhall_bot_choices_total',
      help: 'Choices of strong bots since the start.',
      read: () => thinking?.choiceCount ?? 0,
    },
    {
      name: 'amberhall_bot_work_waiting',
      help: 'Choices of bots, and steps of trials and analyses, that wait for a thread.',
      read: () => thinking?.waitingCount ?? 0,
    },
  ];
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
