import type { Logger } from 'pino';
import type { StoredClock } from '../../database/schema.ts';
import type { Play } from '../journal/play-engine.ts';
import type { GameSetup, RoomReport } from '../journal/node-types.ts';
import type { GameRunnerParts } from './game-runner.ts';
import type { Result } from '../journal/room-store.ts';

/** What a room needs of its node. */
export interface RoomParts extends Pick<
  GameRunnerParts,
  'play' | 'replay' | 'storeDecision' | 'saveCheckpoint'
> {
  setup: GameSetup;
  seed: string;
  startedAt: Date;
  /** The moment from which the clock of a game that is taken up again runs. */
  clockFrom?: Date;
  /** How the clock stood when the game was lost. */
  clock: StoredClock | null;
  saveClock: (clock: StoredClock) => void;
  /** The game as spectators with a delay still see it; `null` when it has just begun. */
  delayedPlay: Play | null;
  storeResult: (result: Result) => Promise<void>;
  markLeft: (name: string) => Promise<void>;
  report: (report: RoomReport) => void;
  /** Asked after everything that happened: a bot may have something to do. */
  afterChange: () => void;
  now: () => Date;
  logger: Logger;
}
