/** Puts the parts of the program together, starts and stops them. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { ensureAdministrator } from './accounts/administrator.ts';
import { AccountChanges } from './accounts/changes.ts';
import { Captcha } from './accounts/captcha.ts';
import { ImageStore } from './accounts/images.ts';
import { LinkStore } from './accounts/link-store.ts';
import { ProfileService } from './accounts/profile.ts';
import { RecoveryService } from './accounts/recovery.ts';
import { keptSecret } from './accounts/secrets.ts';
import { AccountService } from './accounts/service.ts';
import { AccountStore } from './accounts/store.ts';
import { Tokens } from './accounts/tokens.ts';
import { Vault } from './accounts/vault.ts';
import { frozen, frozenCatalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { connectTo, embeddedFolder, migrateDatabase, openEmbedded } from './database/database.ts';
import type { Storage } from './database/database.ts';
import { standaloneDecksReply } from './decks/standalone.ts';
import { buildApp } from './http/app.ts';
import type { Gauge } from './http/health.ts';
import { ChatStore } from './lobby/chat-store.ts';
import { Lobby } from './lobby/lobby.ts';
import { outboxPost, smtpPost } from './mail/post.ts';
import type { Post } from './mail/post.ts';
import { MatchStore } from './matches/store.ts';
import { NewsStore } from './news/store.ts';
import { bots } from './rooms/bots.ts';
import { engine } from './rooms/engine.ts';
import type { PlayEngine } from './rooms/engine.ts';
import { Journal } from './rooms/journal.ts';
import { LocalNode } from './rooms/local-node.ts';
import { RoomStore } from './rooms/store.ts';
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
  const administrator = await ensureAdministrator(accountStore, config.admin, outside.now());
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  const tokens = new Tokens(secret, outside.now);
  const vault = new Vault(secret);
  const accounts = new AccountService({
    store: accountStore,
    tokens,
    vault,
    needsActivation: config.needsActivation,
    now: outside.now,
  });
  const captcha = new Captcha(secret, outside.now);
  const changes = new AccountChanges();
  const shared: Shared = {
    ...outside,
    config,
    storage,
    accountStore,
    accounts,
    tokens,
    vault,
    captcha,
    changes,
  };

  const node = openNode(shared);
  const lobby = openLobby(shared, node);
  lobby.resume(await node.resume());
  let address = '';
  const recovery = openRecovery(shared, () => config.publicUrl ?? address);
  const app = await openApp(shared, { lobby, node, recovery });
  const sockets = openSockets(app.server, lobby, node);
  await app.listen({ host: config.host, port: config.port });
  address = addressOf(app.server.address());
  return {
    address,
    administrator,
    stop: async () => {
      lobby.stop();
      await node.stop();
      sockets.close();
      await app.close();
      await recovery.close();
      await storage.close();
    },
  };
}

/** What every part of the program is made with. */
interface Shared extends Outside {
  config: Config;
  storage: Storage;
  accountStore: AccountStore;
  accounts: AccountService;
  tokens: Tokens;
  vault: Vault;
  captcha: Captcha;
  changes: AccountChanges;
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
  const { config, storage } = shared;
  return new Lobby({
    ...shared,
    node,
    chat: new ChatStore(storage.database),
    news: new NewsStore(storage.database),
    banner: config.banner,
    chatAge: config.chatAge,
    limitFactor: config.limitFactor,
  });
}

function openRecovery(shared: Shared, siteUrl: () => string): RecoveryService {
  const { storage, accountStore } = shared;
  return new RecoveryService({
    ...shared,
    store: accountStore,
    links: new LinkStore(storage.database),
    post: postOf(shared),
    siteUrl,
  });
}

function postOf({ config, logger }: Shared): Post {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === undefined
    ? outboxPost(path.resolve(config.dataDir, 'outbox'), logger)
    : smtpPost(smtpUrl, from);
}

interface Doors {
  lobby: Lobby;
  node: LocalNode;
  recovery: RecoveryService;
}

async function openApp(shared: Shared, { lobby, node, recovery }: Doors): Promise<FastifyInstance> {
  const { storage, accountStore, config } = shared;
  const images = new ImageStore(config.dataDir);
  const isInGame = (name: string) => lobby.isInGame(name);
  return buildApp({
    ...shared,
    recovery,
    images,
    profiles: new ProfileService({ ...shared, store: accountStore, images, isInGame }),
    news: new NewsStore(storage.database),
    matches: new MatchStore(storage.database),
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
