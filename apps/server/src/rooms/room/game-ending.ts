/** The end of a room's game, and what its players agree on afterwards. */
import type { Logger } from 'pino';
import type { PlayerId, PromptView, WinReason } from '@amberhall/engine/vocabulary';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { Play } from '../journal/play-engine.ts';
import type { GameSetup, RoomReport } from '../journal/node-types.ts';
import type { Participants } from './participants.ts';
import { AT_RANDOM, RematchNegotiation } from './rematch.ts';
import type { PostGameState, Agreement, RematchRequest } from './rematch.ts';
import { isBot, isSecondSeatOfSamePlayer } from '../feed/seat.ts';
import type { RoomSeat } from '../feed/seat.ts';
import type { Result } from '../journal/room-store.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';

export interface GameEnd {
  winner: PlayerId | null;
  reason: WinReason;
}

export interface GameEndingParts {
  setup: GameSetup;
  participants: Participants;
  viewpoints: Viewpoints;
  /** The current game. */
  play: () => Play;
  /** Never rejects. */
  storeResult: (result: Result) => Promise<void>;
  report: (report: RoomReport) => void;
  now: () => Date;
  logger: Logger;
}

/**
 * The bot always accepts to continue or to play again, with any starting player. So does the second seat of a
 * hot-seat player.
 */
const BOT_REPLIES: readonly string[] = ['yes', AT_RANDOM];
const NOT_NOW = 'You cannot do that now.';
const ANSWERED = 'This prompt has already been answered.';

export class GameEnding {
  readonly #parts: GameEndingParts;
  readonly #rematch = new RematchNegotiation();
  /** The first end counts. Playing on cannot change it [16.6]. */
  #result: GameEnd | null = null;
  #endedAt: Date | null = null;
  /** The latest end, until play continues. */
  #currentEnd: GameEnd | null = null;

  constructor(parts: GameEndingParts) {
    this.#parts = parts;
  }

  get result(): GameEnd | null {
    return this.#result;
  }

  /** The time of the first end. */
  get endedAt(): Date | null {
    return this.#endedAt;
  }

  get isOver(): boolean {
    return this.#currentEnd !== null;
  }

  /** Ends the game unless it is over. Only the first end is stored. */
  async end(end: GameEnd): Promise<void> {
    if (this.#currentEnd !== null) return;
    this.#currentEnd = end;
    if (end.winner === null) this.#parts.viewpoints.notice('room.endedWithoutWinner', {});
    if (this.#result !== null) return;
    this.#result = end;
    const { setup, report, now } = this.#parts;
    this.#endedAt = now();
    report({ type: 'won', gameId: setup.id, ...end });
    await this.#storeResult(end);
  }

  /** Requests another game, also before this one is over. */
  ask(player: PlayerId, request: RematchRequest): void {
    if (!this.#offered(player).includes(request) || this.#rematch.isAsking)
      throw new RefusedMessage('NOT_OFFERED', NOT_NOW);
    this.#rematch.ask(player, request);
  }

  isOwnPrompt(promptId: string): boolean {
    return this.#rematch.isOwnPrompt(promptId);
  }

  promptFor(player: PlayerId): PromptView | null {
    if (this.#currentEnd === null && !this.#rematch.isAsking) return null;
    return this.#rematch.promptFor(player, this.#afterGame(player));
  }

  /** A button of the room's prompt. @returns the agreement, if there is one */
  answer(player: PlayerId, control: string, promptId: string): Agreement | 'continue' | null {
    if (this.promptFor(player) === null) throw new RefusedMessage('NOT_OFFERED', NOT_NOW);
    const answer = this.#rematch.answer(player, promptId, control, this.#afterGame(player));
    if (answer === 'not offered') throw new RefusedMessage('STALE_PROMPT', ANSWERED);
    if (answer !== 'changed') return answer;
    if (control === 'no') this.#parts.viewpoints.notice('room.rematch.declined', { player });
    return control === 'continue' && this.#parts.participants.opponentOf(player).left
      ? 'continue'
      : this.#answerForBots();
  }

  /** Play continues and all requests are cancelled. */
  continueGame(): void {
    this.#currentEnd = null;
    this.#rematch.reset();
  }

  /** A player left and all requests are cancelled. */
  reset(): void {
    this.#rematch.reset();
  }

  winsOf(seat: Pick<RoomSeat, 'player' | 'setup'>): number {
    return seat.setup.wins + (this.#result?.winner === seat.player ? 1 : 0);
  }

  #answerForBots(): Agreement | 'continue' | null {
    const { seats } = this.#parts.participants;
    const ready = seats.some(isSecondSeatOfSamePlayer) ? seats : seats.filter(isBot);
    for (const { player } of ready) {
      const asked = this.promptFor(player);
      const reply = asked?.controls.find(({ id }) => BOT_REPLIES.includes(id));
      if (asked && reply) return this.answer(player, reply.id, asked.id);
    }
    return null;
  }

  #afterGame(player: PlayerId): PostGameState {
    return {
      winner: this.#currentEnd?.winner ?? null,
      offered: this.#offered(player),
      opponentOf: (one) => this.#parts.participants.opponentOf(one).player,
    };
  }

  #offered(player: PlayerId): RematchRequest[] {
    const { setup, participants, play } = this.#parts;
    // A game that ended outside of the rules, or by a fault, cannot continue.
    const continuing: RematchRequest[] = this.#currentEnd !== null && play().canContinue ? ['continue'] : [];
    const { rematch, gameFormat } = setup.options;
    if (rematch === 'none' || participants.opponentOf(player).left) return continuing;
    if (rematch === 'same') return [...continuing, 'same'];
    const swap: RematchRequest[] = gameFormat === 'adaptive-bo1' ? [] : ['swap'];
    return [...continuing, 'same', ...swap, ...(setup.practice ? [] : (['change'] as const))];
  }

  async #storeResult({ winner, reason }: GameEnd): Promise<void> {
    const { storeResult, now, play } = this.#parts;
    const { decksExchanged } = play();
    await storeResult({ winner, reason, finishedAt: now(), keys: this.#keysForged(), decksExchanged });
  }

  /** By player; empty if a fault of the engine has left no game to read. */
  #keysForged(): Record<PlayerId, number> {
    const { play, logger, setup } = this.#parts;
    try {
      const { players } = play().view({ kind: 'spectator', seesHands: false });
      return Object.fromEntries(
        Object.entries(players).map(([name, { keys }]) => [name, Object.values(keys).filter(Boolean).length]),
      );
    } catch (error) {
      logger.error({ err: error, gameId: setup.id }, 'Could not count the keys of a game');
      return {};
    }
  }
}
