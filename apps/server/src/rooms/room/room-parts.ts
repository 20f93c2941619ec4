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
  /** The time from which the clock of a resumed game runs. */
  clockFrom?: Date;
  /** The clock when the game was lost. */
  clock: StoredClock | null;
  saveClock: (clock: StoredClock) => void;
  /** The game as delayed spectators still see it; `null` when it has just started. */
  delayedPlay: Play | null;
  storeResult: (result: Result) => Promise<void>;
  markLeft: (name: string) => Promise<void>;
  report: (report: RoomReport) => void;
  /** Called after every change: a bot may have to decide. */
  afterChange: () => void;
  /** A player does not want to wait for a bot that is thinking. */
  hurryBots: () => void;
  /** The bot is fast from now on: a delay that is running ends. */
  endBotDelay: () => void;
  now: () => Date;
  logger: Logger;
}
