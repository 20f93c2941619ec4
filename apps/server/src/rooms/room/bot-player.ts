/** Plays the seats without a person, through the same interface as people. */
import type { Logger } from 'pino';
import { reasonFor } from '@amberhall/bots';
import type { Bot } from '@amberhall/bots';
import type { PlayerId, PromptView, TableView } from '@amberhall/engine/vocabulary';
import type { BotLevel } from '@amberhall/protocol';
import { randomSecret } from '../../accounts/secrets.ts';
import type { Decision } from '../journal/play-engine.ts';
import { BotWait } from './bot-wait.ts';
import type { Bots, SeatedBot } from './bots.ts';
import type { Room } from './room.ts';
import { isBot } from '../feed/seat.ts';

export interface BotParts extends Bots {
  level: BotLevel;
  /** The delay in milliseconds before each decision at the usual pace. */
  delayMs: number;
  /** The most turns of a game between bots, with the last ones after time is called. Default: eighty rounds. */
  maxTurns?: number;
  logger: Logger;
}

const MAX_TURNS = 160;
/** Each player ends one more turn after time is called [16.5]. */
const TURNS_AFTER_TIME = 2;
/** The most milliseconds in which a hurried bot looks ahead. A table is not told of a wait as short as that either. */
const HURRIED_MS = 500;

export class BotPlayer {
  readonly #room: Room;
  readonly #parts: BotParts;
  readonly #player: SeatedBot;
  readonly #fallback: Bot;
  #timer: NodeJS.Timeout | null = null;
  /** The decision that the bot is thinking about. */
  #open: { promptId: string; cancel: () => void } | null = null;
  /** The number of the turn in which a player does not want to wait. */
  #hurriedTurn: number | null = null;

  constructor(room: Room, parts: BotParts) {
    this.#room = room;
    this.#parts = parts;
    this.#player = parts.newPlayer(parts.level, randomSecret());
    this.#fallback = parts.newFallback(randomSecret());
  }

  /** The game has changed: a bot with an open prompt starts to think. */
  wake(): void {
    if (this.#open !== null) return this.#cancelIfClosed(this.#open);
    if (this.#timer !== null || this.#next() === undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#decide().catch((error: unknown) =>
        this.#parts.logger.error({ err: error, gameId: this.#room.id }, 'A bot stopped playing'),
      );
    }, this.#delayMs);
  }

  /** The pace is fast from now on: a delay that is running ends. */
  endDelay(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.wake();
  }

  /** Ends the delay before a decision. Because the timer is kept, no later change starts another one. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#open?.cancel();
  }

  /**
   * A bot that is thinking decides at once. Until the turn ends, it looks ahead only when a thread is free, and for a short
   * time.
   */
  hurry(): void {
    this.#hurriedTurn = this.#room.viewOf(this.#room.seats[0].player).turn;
    this.#open?.cancel();
  }

  /** A person has taken a move back, or left: nobody needs the decision any more. */
  #cancelIfClosed({ promptId, cancel }: { promptId: string; cancel: () => void }): void {
    if (this.#next()?.promptId !== promptId) cancel();
  }

  async #decide(): Promise<void> {
    const next = this.#next();
    if (next === undefined) return;
    const { player, view, promptId } = next;
    if (this.#hasTooManyTurns(view)) return this.#room.endByTurns(this.#maxTurns);
    try {
      const decision = await this.#choiceOf(next);
      if (this.#next()?.promptId !== promptId) return this.wake();
      const reason = this.#parts.level === 'first-steps' ? reasonFor(view, player, decision) : null;
      await this.#room.decide(player, decision, promptId);
      if (reason !== null) this.#room.explain(player, reason);
    } catch (error) {
      this.#parts.logger.warn({ err: error, gameId: this.#room.id, promptId }, 'A bot was refused');
      await this.#decideAtRandom(player);
    }
  }

  /** A bot agrees to every request of its opponent, and plays the deck that it brought. */
  async #choiceOf({ player, view, promptId }: OpenPrompt): Promise<Decision> {
    const prompt = view.players[player]?.prompt;
    if (prompt?.purpose === 'consent') return { kind: 'control', control: 'yes' };
    const isHurried = view.turn === this.#hurriedTurn;
    const cancelling = new AbortController();
    const cancel = () => cancelling.abort();
    const wait = new BotWait((shown) => this.#room.showBotWait(shown && { player, ...shown }));
    const timer = isHurried ? setTimeout(cancel, HURRIED_MS) : undefined;
    this.#open = { promptId, cancel };
    try {
      return await this.#player.choose(view, player, {
        fork: () => this.#room.fork(),
        signal: cancelling.signal,
        onPlace: (place) => (isHurried && place !== null ? cancel() : wait.moveTo(place)),
      });
    } finally {
      this.#open = null;
      clearTimeout(timer);
      wait.end();
    }
  }

  get #delayMs(): number {
    return this.#room.botPace === 'fast' ? 0 : this.#parts.delayMs;
  }

  get #maxTurns(): number {
    return this.#parts.maxTurns ?? MAX_TURNS;
  }

  /** Where a person plays, the game takes as long as it takes. */
  #hasTooManyTurns({ turn, timeCalled }: TableView): boolean {
    return turn > this.#maxTurns - TURNS_AFTER_TIME && !timeCalled && this.#room.seats.every(isBot);
  }

  async #decideAtRandom(player: PlayerId): Promise<void> {
    const next = this.#next();
    if (next?.player !== player) return this.wake();
    try {
      const decision = this.#fallback.choose(next.view, player);
      await this.#room.decide(player, decision, next.promptId);
    } catch (error) {
      this.#parts.logger.error({ err: error, gameId: this.#room.id }, 'A bot gave up');
      await this.#room.leave(player);
    }
  }

  #next(): OpenPrompt | undefined {
    if (this.#room.isOver || this.#room.isClosed) return undefined;
    const { isSolo } = this.#room;
    for (const seat of this.#room.seats) {
      if (!(isBot(seat) || isSolo) || seat.left) continue;
      const view = this.#room.viewOf(seat.player);
      const prompt = view.players[seat.player]?.prompt;
      // A hot-seat player need not ask themselves for consent.
      if (!isBot(seat) && !isRequest(prompt)) continue;
      if (view.waitingFor.includes(seat.player) && prompt !== undefined) {
        return { player: seat.player, view, promptId: prompt.id };
      }
    }
    return undefined;
  }
}

interface OpenPrompt {
  player: PlayerId;
  view: TableView;
  promptId: string;
}

/** A player is asked for consent, and the asking player has a waiting prompt. */
function isRequest(prompt: PromptView | undefined): boolean {
  return prompt?.purpose === 'consent' && prompt.controls.some(({ kind }) => kind === 'yes');
}
