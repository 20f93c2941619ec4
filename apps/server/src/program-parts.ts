/** The inputs of every part of the program. */
import type { Logger } from 'pino';
import type { AccountChanges } from './accounts/account-changes.ts';
import type { AccountStore } from './accounts/account-store.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Bus } from './bus/bus.ts';
import type { Rpc } from './bus/rpc.ts';
import type { Config } from './config.ts';
import type { Storage } from './database/database.ts';
import type { PlayEngine } from './rooms/journal/play-engine.ts';
import type { RoomStore } from './rooms/journal/room-store.ts';
import type { Services } from './services.ts';

/** Dependencies that a test can replace. */
export interface InjectedParts {
  logger: Logger;
  now: () => Date;
  engine: PlayEngine;
  /** The module that the threads of strong bots run. */
  thinkingWorker: URL;
}

export interface ProgramParts extends InjectedParts, Services {
  config: Config;
  storage: Storage;
  accountStore: AccountStore;
  passwords: Passwords;
  changes: AccountChanges;
  roomStore: RoomStore;
  bus: Bus;
  rpc: Rpc;
  /** The public address of the site, once it is open. */
  siteUrl: () => string;
}
