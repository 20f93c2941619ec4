/** Finds the running games that this version of the program could not go on with. It changes nothing. */
import { pino } from 'pino';
import { AccountStore } from '../../accounts/account-store.ts';
import { nameOf } from '../../accounts/person.ts';
import type { Database, Storage } from '../../database/database.ts';
import { countApplied, migrations } from '../../database/migrations.ts';
import { copyRunningGames } from './migrated-games.ts';
import { engine } from './play-engine.ts';
import { delayedPlay, restoredGame } from './restore-game.ts';
import { RoomStore } from './room-store.ts';
import type { RunningGame } from './room-store.ts';

/** A checkpoint that cannot be used is no news here: the game is then replayed from its beginning. */
const SILENT = pino({ level: 'silent' });

export interface CheckedGames {
  /** The number of running games. */
  count: number;
  stopped: StoppedGame[];
}

/** A running game that would be ended. */
export interface StoppedGame {
  id: string;
  players: string[];
  startedAt: Date;
  decisions: number;
  /** The version of the program and of its rules at its start. */
  engineVersion: string | null;
  reason: string;
}

/**
 * Checks the running games of a site, whose database may be of an older version.
 *
 * @param version of this program
 */
export async function checkGames(storage: Storage, version: string): Promise<CheckedGames> {
  const isCurrent = (await countApplied(storage.database)) === migrations.length;
  if (isCurrent) return checkGamesIn(storage.database, version);
  const copy = await copyRunningGames(storage);
  try {
    return await checkGamesIn(copy.database, version);
  } finally {
    await copy.close();
  }
}

async function checkGamesIn(database: Database, version: string): Promise<CheckedGames> {
  const store = new RoomStore(database, new AccountStore(database), version);
  const stopped: StoppedGame[] = [];
  const ids = await store.runningIds();
  for (const id of ids) {
    const game = await store.read(id);
    const reason = game && obstacleTo(game);
    if (game && reason) stopped.push(stoppedGame(game, reason));
  }
  return { count: ids.length, stopped };
}

/** Returns why the game cannot go on; `undefined` if it can. */
function obstacleTo(game: RunningGame): string | undefined {
  try {
    delayedPlay(restoredGame(engine, game, SILENT), game);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function stoppedGame({ setup, startedAt, journal, engineVersion }: RunningGame, reason: string): StoppedGame {
  const { id, players } = setup;
  return {
    id,
    players: players.map(({ person }) => nameOf(person)),
    startedAt,
    decisions: journal.length,
    engineVersion,
    reason,
  };
}
