/** Puts the parts of the program together, starts and stops them. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { ensureAdministrator } from './accounts/administrator.ts';
import { keptSecret } from './accounts/secrets.ts';
import { AccountService } from './accounts/service.ts';
import { AccountStore } from './accounts/store.ts';
import { Tokens } from './accounts/tokens.ts';
import { frozen, frozenCatalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { connectTo, embeddedFolder, migrateDatabase, openEmbedded } from './database/database.ts';
import type { Storage } from './database/database.ts';
import { standaloneDecksReply } from './decks/standalone.ts';
import { buildApp } from './http/app.ts';
import { MatchStore } from './matches/store.ts';
import { NewsStore } from './news/store.ts';

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
  now?: () => Date;
}

/** Starts everything, down to the open port. */
export async function startProgram(config: Config, parts: ProgramParts = {}): Promise<Program> {
  const logger = pino({ level: config.logLevel });
  const now = parts.now ?? (() => new Date());
  const storage = parts.storage ?? (await openStorage(config));
  try {
    return await startOn(storage, config, logger, now);
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

async function startOn(storage: Storage, config: Config, logger: Logger, now: () => Date): Promise<Program> {
  const { database, pool } = storage;
  await migrateDatabase(database);

  const accountStore = new AccountStore(database);
  const administrator = await ensureAdministrator(accountStore, config.admin, now());
  const tokens = new Tokens(config.secret ?? (await keptSecret(config.dataDir)), now);
  const accounts = new AccountService({ store: accountStore, tokens, now });
  const news = new NewsStore(database);

  const app = await buildApp({
    config,
    logger,
    accounts,
    news,
    matches: new MatchStore(database),
    bodies: { ...(await frozenCatalogue()), standaloneDecks: await frozen(standaloneDecksReply()) },
    health: {
      checkReady: async () => {
        await pool.query('select 1');
      },
      gauges: [],
    },
  });

  await app.listen({ host: config.host, port: config.port });
  return {
    address: addressOf(app.server.address()),
    administrator,
    stop: async () => {
      await app.close();
      await storage.close();
    },
  };
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
