/** Puts the parts of the program together, starts and stops them. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { ensureAdministrator } from './accounts/administrator.ts';
import { PrivacyService } from './accounts/privacy.ts';
import { ProfileService } from './accounts/profile.ts';
import { Passwords } from './accounts/passwords.ts';
import { keptSecret } from './accounts/secrets.ts';
import { AccountStore } from './accounts/store.ts';
import { frozen, frozenCatalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { connectTo, embeddedFolder, migrateDatabase, openEmbedded } from './database/database.ts';
import type { Storage } from './database/database.ts';
import { standaloneDecksReply } from './decks/standalone.ts';
import { buildApp } from './http/app.ts';
import type { Gauge } from './http/health.ts';
import { Lobby } from './lobby/lobby.ts';
import { bots } from './rooms/bots.ts';
import { engine } from './rooms/engine.ts';
import type { PlayEngine } from './rooms/engine.ts';
import { Journal } from './rooms/journal.ts';
import { LocalNode } from './rooms/local-node.ts';
import { RoomStore } from './rooms/store.ts';
import { openServices } from './services.ts';
import type { Services } from './services.ts';
import { openSockets } from './sockets/servers.ts';

export interface Program {
  /** Where it answers, e.g. `http://127.0.0.1:8080`. */
  address: string;
  /** Only when it was made at this start. */
  administrator: { username: string; password: string } | undefined;
  stop(): Promise<void>;
}

export interface ProgramParts {
  /** Opened before; the program closes it. Default: as the settings say. */
  storage?: Storage;
  engine?: PlayEngine;
  now?: () => Date;
}

/** Starts everything, down to the open port. */
export async function startProgram(config: Config, parts: ProgramParts = {}): Promise<Program> {
  const logger = pino({ level: config.logLevel });
  const now = parts.now ?? (() => new Date());
  const storage = parts.storage ?? (await openStorage(config));
  try {
    return await startOn(storage, config, { logger, now, engine: parts.engine ?? engine });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function openStorage(config: Config): Promise<Storage> {
  return config.databaseUrl === undefined
    ? openEmbedded({ dataDir: embeddedFolder(config.dataDir) })
    : connectTo(config.databaseUrl);
}

interface Outside {
  logger: Logger;
  now: () => Date;
  engine: PlayEngine;
}

async function startOn(storage: Storage, config: Config, outside: Outside): Promise<Program> {
  await migrateDatabase(storage.database);
  const accountStore = new AccountStore(storage.database);
  const passwords = new Passwords(config.passwordMemoryKib);
  const parts = { store: accountStore, passwords };
  const administrator = await ensureAdministrator(parts, config.admin, outside.now());
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  let address = '';
  const siteUrl = () => config.publicUrl ?? address;
  const ground = { ...outside, config, storage, accountStore, passwords, secret };
  const shared: Shared = { ...ground, ...openServices({ ...ground, siteUrl }) };
  const { bans, recovery } = shared;

  const node = openNode(shared);
  const lobby = openLobby(shared, node);
  lobby.resume(await node.resume());
  await bans.load();
  const app = await openApp(shared, lobby, node);
  const sockets = openSockets(app.server, { lobby, node, bans, trustProxy: config.trustProxy });
  await app.listen({ host: config.host, port: config.port });
  address = addressOf(app.server.address());
  return {
    address,
    administrator,
    stop: async () => {
      lobby.stop();
      bans.stop();
      await node.stop();
      sockets.close();
      await app.close();
      await recovery.close();
      await storage.close();
    },
  };
}

/** What every part of the program is made with. */
interface Shared extends Outside, Services {
  config: Config;
  storage: Storage;
  accountStore: AccountStore;
  passwords: Passwords;
}

function openNode(shared: Shared): LocalNode {
  const { config, storage, accountStore, logger } = shared;
  return new LocalNode({
    ...shared,
    name: config.nodeName,
    store: new RoomStore(storage.database, accountStore),
    journal: new Journal(storage.database, config.journalIntervalMs, logger),
    bots: { ...bots, delayMs: config.botDelayMs },
    limitFactor: config.limitFactor,
  });
}

function openLobby(shared: Shared, node: LocalNode): Lobby {
  const { banner, chatAge, limitFactor } = shared.config;
  return new Lobby({ ...shared, node, banner, chatAge, limitFactor });
}

async function openApp(shared: Shared, lobby: Lobby, node: LocalNode): Promise<FastifyInstance> {
  const { storage, accountStore: store } = shared;
  const isInGame = (name: string) => lobby.isInGame(name);
  const profiles = new ProfileService({ ...shared, store, isInGame });
  return buildApp({
    ...shared,
    lobby,
    profiles,
    privacy: new PrivacyService({ ...shared, store, profiles, isInGame }),
    bodies: { ...(await frozenCatalogue()), standaloneDecks: await frozen(standaloneDecksReply()) },
    health: {
      checkReady: async () => {
        await storage.pool.query('select 1');
      },
      gauges: gaugesOf(lobby, node),
    },
  });
}

function gaugesOf(lobby: Lobby, node: LocalNode): Gauge[] {
  return [
    { name: 'amberhall_lobby_connections', help: 'Open lobby pages.', read: () => lobby.connectionCount },
    { name: 'amberhall_lobby_games', help: 'Games in the lobby.', read: () => lobby.gameCount },
    { name: 'amberhall_running_games', help: 'Games played by this node.', read: () => node.gameCount },
    {
      name: 'amberhall_decisions_total',
      help: 'Decisions handed to the journal since the start.',
      read: () => node.decisionCount,
    },
  ];
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
