/** Finds the running games that this version of the program could not go on with. It changes nothing. */
import { pino } from 'pino';
import { nameOf } from '../../accounts/person.ts';
import { delayedPlay, restoredGame } from './restore-game.ts';
import type { PlayEngine } from './play-engine.ts';
import type { RoomStore, RunningGame } from './room-store.ts';

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

export async function checkGames(
  store: Pick<RoomStore, 'runningIds' | 'read'>,
  engine: PlayEngine,
): Promise<CheckedGames> {
  const stopped: StoppedGame[] = [];
  const ids = await store.runningIds();
  for (const id of ids) {
    const game = await store.read(id);
    const reason = game && obstacleTo(game, engine);
    if (game && reason) stopped.push(stoppedGame(game, reason));
  }
  return { count: ids.length, stopped };
}

/** Returns why the game cannot go on; `undefined` if it can. */
function obstacleTo(game: RunningGame, engine: PlayEngine): string | undefined {
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
