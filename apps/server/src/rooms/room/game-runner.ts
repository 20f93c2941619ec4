/** Runs the game of a room: passes decisions to the engine and the journal, and recovers from faults of the engine. */
import type { Logger } from 'pino';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { Position } from '../journal/checkpoints.ts';
import type { Decided, Decision, Play } from '../journal/play-engine.ts';

/** The number of consecutive faults after which a game is given up. */
const MAX_FAULTS = 3;
/** The minimum number of decisions between two checkpoints: as many are replayed when the game is lost. */
const DECISIONS_BETWEEN_CHECKPOINTS = 50;

export interface GameRunnerParts {
  gameId: string;
  play: Play;
  /** Replays the game from its opening and the journal. @throws if that fails as well */
  replay: (journal: Play['journal']) => Play;
  /** @returns when the decision is durable */
  storeDecision: (
    number: number,
    entry: Play['journal'][number],
    fingerprint: number | null,
  ) => Promise<void>;
  /** Stores a checkpoint. All decisions before it are in the journal. */
  saveCheckpoint: (position: Position) => void;
  logger: Logger;
}

/** The result of a decision. `taken back`: the engine failed, and the game continues from before it. */
export type DecisionOutcome = Decided | { ok: false; code: 'MOVE_REVERTED' | 'GAME_ABORTED' };

export class GameRunner {
  readonly #parts: GameRunnerParts;
  #play: Play;
  /** The number of decisions passed to the journal. */
  #storedCount: number;
  /** The same at the last checkpoint. */
  #checkpointAt: number;
  #faults = 0;

  constructor(parts: GameRunnerParts) {
    this.#parts = parts;
    this.#play = parts.play;
    this.#storedCount = parts.play.journal.length;
    this.#checkpointAt = this.#storedCount;
  }

  get play(): Play {
    return this.#play;
  }

  /** Returns how many decisions have been passed to the journal. */
  get storedCount(): number {
    return this.#storedCount;
  }

  decide(player: PlayerId, decision: Decision, promptId: string | undefined): DecisionOutcome {
    try {
      const decided = this.#play.decide(player, decision, promptId);
      if (decided.ok) this.#faults = 0;
      return decided;
    } catch (error) {
      const { logger, gameId } = this.#parts;
      logger.error(
        { err: error, gameId, number: this.#storedCount, player, decision },
        'The engine failed at a decision',
      );
      return { ok: false, code: this.#revert() };
    }
  }

  /** Passes new decisions to the journal. @returns when they are durable */
  storeNewDecisions(): Promise<unknown> {
    const entries = this.#play.journal.slice(this.#storedCount);
    const stored = entries.map((entry, index) => {
      const isLast = index === entries.length - 1;
      return this.#parts.storeDecision(
        this.#storedCount + index,
        entry,
        isLast ? this.#play.fingerprint : null,
      );
    });
    this.#storedCount += entries.length;
    const all = Promise.all(stored);
    // A caller that waits gets the error. A fault may have removed all callers by then.
    all.catch(() => {});
    this.#saveCheckpoint(all);
    return all;
  }

  #saveCheckpoint(stored: Promise<unknown>): void {
    const decisions = this.#storedCount;
    if (decisions - this.#checkpointAt < DECISIONS_BETWEEN_CHECKPOINTS) return;
    const text = this.#play.position();
    if (text === null) return;
    this.#checkpointAt = decisions;
    // Callers that wait for the journal get its refusal.
    void stored.then(
      () => this.#parts.saveCheckpoint({ decisions, text }),
      () => {},
    );
  }

  /** Continues from before the decision at which the engine failed. */
  #revert(): 'MOVE_REVERTED' | 'GAME_ABORTED' {
    const { logger, gameId, replay } = this.#parts;
    try {
      if (++this.#faults > MAX_FAULTS) throw new Error('The engine fails at whatever is decided');
      this.#play = replay(this.#play.journal.slice(0, this.#storedCount));
      return 'MOVE_REVERTED';
    } catch (error) {
      logger.error({ err: error, gameId }, 'A game cannot continue');
      return 'GAME_ABORTED';
    }
  }
}

const REFUSED_TEXTS = {
  STALE_PROMPT: 'This prompt has already been answered.',
  NOT_OFFERED: 'You cannot do that now.',
  NOT_YOUR_PROMPT: 'It is not your turn to decide.',
  GAME_OVER: 'The game is over.',
  MOVE_REVERTED: 'The server could not process this move, so it was taken back.',
  GAME_ABORTED: 'An error stopped the game.',
} as const;

/** The message for the player whose decision was refused. */
export function refusalOf({ code }: Exclude<DecisionOutcome, { ok: true }>): RefusedMessage {
  return new RefusedMessage(code, REFUSED_TEXTS[code]);
}

export function gameIsOver(): RefusedMessage {
  return new RefusedMessage('GAME_OVER', REFUSED_TEXTS.GAME_OVER);
}

export function notOffered(): RefusedMessage {
  return new RefusedMessage('NOT_OFFERED', REFUSED_TEXTS.NOT_OFFERED);
}
