/** What every part of the program is made with. */
import type { Logger } from 'pino';
import type { AccountChanges } from './accounts/changes.ts';
import type { AccountStore } from './accounts/store.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Bus } from './bus/bus.ts';
import type { Calls } from './bus/calls.ts';
import type { Config } from './config.ts';
import type { Storage } from './database/database.ts';
import type { PlayEngine } from './rooms/engine.ts';
import type { RoomStore } from './rooms/store.ts';
import type { Services } from './services.ts';

/** What comes from outside of the program, so that a test can bring its own. */
export interface Outside {
  logger: Logger;
  now: () => Date;
  engine: PlayEngine;
}

export interface Shared extends Outside, Services {
  config: Config;
  storage: Storage;
  accountStore: AccountStore;
  passwords: Passwords;
  changes: AccountChanges;
  roomStore: RoomStore;
  bus: Bus;
  calls: Calls;
}
