/** How the game of a room ended, and what its players agree on after that. */
import type { Logger } from 'pino';
import type { PlayerId, PromptView, WinReason } from '@amberhall/engine/vocabulary';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { Play } from '../journal/play-engine.ts';
import type { GameSetup, RoomReport } from '../journal/node-types.ts';
import type { People } from './participants.ts';
import { BY_LOT, RematchTalk } from './rematch.ts';
import type { AfterGame, Agreement, Wish } from './rematch.ts';
import { isBot, isSecondSeatOfSamePlayer } from '../feed/seat.ts';
import type { RoomSeat } from '../feed/seat.ts';
import type { Result } from '../journal/room-store.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';

export interface GameEnd {
  winner: PlayerId | null;
  reason: WinReason;
}

export interface EndingParts {
  setup: GameSetup;
  people: People;
  viewpoints: Viewpoints;
  /** The game as it is now. */
  play: () => Play;
  /** Never rejects. */
  finish: (result: Result) => Promise<void>;
  tell: (news: RoomReport) => void;
  now: () => Date;
  logger: Logger;
}

/** The bot is always glad to play on or again, and does not mind who begins. Nor does who plays against themselves. */
const BOT_REPLIES: readonly string[] = ['yes', BY_LOT];
const NOT_NOW = 'That cannot be done now.';
const ANSWERED = 'That question has been answered already.';

export class Ending {
  readonly #parts: EndingParts;
  readonly #talk = new RematchTalk();
  /** The first end counts; whoever plays on cannot change it [16.6]. */
  #result: GameEnd | null = null;
  /** The latest end, until play goes on. */
  #now: GameEnd | null = null;

  constructor(parts: EndingParts) {
    this.#parts = parts;
  }

  get result(): GameEnd | null {
    return this.#result;
  }

  get isOver(): boolean {
    return this.#now !== null;
  }

  /** Ends the game unless it is over. Only the first end is kept. */
  async end(end: GameEnd): Promise<void> {
    if (this.#now !== null) return;
    this.#now = end;
    if (end.winner === null) this.#parts.viewpoints.notice('room.endedWithoutWinner', {});
    if (this.#result !== null) return;
    this.#result = end;
    const { setup, tell } = this.#parts;
    tell({ type: 'won', gameId: setup.id, ...end });
    await this.#keep(end);
  }

  /** Asks for another game while this one is not over, too. */
  ask(player: PlayerId, wish: Wish): void {
    if (!this.#offered(player).includes(wish) || this.#talk.isAsking)
      throw new RefusedMessage('NOT_OFFERED', NOT_NOW);
    this.#talk.ask(player, wish);
  }

  owns(promptId: string): boolean {
    return this.#talk.owns(promptId);
  }

  promptFor(player: PlayerId): PromptView | null {
    if (this.#now === null && !this.#talk.isAsking) return null;
    return this.#talk.promptFor(player, this.#afterGame(player));
  }

  /** A button of the room's prompt. @returns what has been agreed on, if anything has */
  answer(player: PlayerId, control: string, promptId: string): Agreement | 'continue' | null {
    if (this.promptFor(player) === null) throw new RefusedMessage('NOT_OFFERED', NOT_NOW);
    const answer = this.#talk.answer(player, promptId, control, this.#afterGame(player));
    if (answer === 'not offered') throw new RefusedMessage('STALE_PROMPT', ANSWERED);
    if (answer !== 'changed') return answer;
    if (control === 'no') this.#parts.viewpoints.notice('room.rematch.declined', { player });
    return control === 'continue' && this.#parts.people.opponentOf(player).left
      ? 'continue'
      : this.#answerOfBot();
  }

  /** Play goes on; what was asked is void. */
  playOn(): void {
    this.#now = null;
    this.#talk.reset();
  }

  /** Somebody left: whatever was asked is void. */
  reset(): void {
    this.#talk.reset();
  }

  winsOf(seat: Pick<RoomSeat, 'player' | 'setup'>): number {
    return seat.setup.wins + (this.#result?.winner === seat.player ? 1 : 0);
  }

  #answerOfBot(): Agreement | 'continue' | null {
    const { seats } = this.#parts.people;
    const ready = seats.some(isSecondSeatOfSamePlayer) ? seats : seats.filter(isBot);
    for (const { player } of ready) {
      const asked = this.promptFor(player);
      const reply = asked?.controls.find(({ id }) => BOT_REPLIES.includes(id));
      if (asked && reply) return this.answer(player, reply.id, asked.id);
    }
    return null;
  }

  #afterGame(player: PlayerId): AfterGame {
    return {
      winner: this.#now?.winner ?? null,
      offered: this.#offered(player),
      opponentOf: (one) => this.#parts.people.opponentOf(one).player,
    };
  }

  #offered(player: PlayerId): Wish[] {
    const { setup, people, play } = this.#parts;
    // What ended outside the rules, or by a fault, cannot go on.
    const playOn: Wish[] = this.#now !== null && play().canContinue ? ['continue'] : [];
    if (people.opponentOf(player).left) return playOn;
    const swap: Wish[] = setup.options.gameFormat === 'adaptive-bo1' ? [] : ['swap'];
    return [...playOn, 'same', ...swap, ...(setup.practice ? [] : (['change'] as const))];
  }

  async #keep({ winner, reason }: GameEnd): Promise<void> {
    const { finish, now, play } = this.#parts;
    const { decksExchanged } = play();
    await finish({ winner, reason, finishedAt: now(), keys: this.#keysForged(), decksExchanged });
  }

  /** By player; nobody's, if a fault of the engine has left nothing to look at. */
  #keysForged(): Record<PlayerId, number> {
    const { play, logger, setup } = this.#parts;
    try {
      const { players } = play().view({ kind: 'spectator', seesHands: false });
      return Object.fromEntries(
        Object.entries(players).map(([name, { keys }]) => [name, Object.values(keys).filter(Boolean).length]),
      );
    } catch (error) {
      logger.error({ err: error, gameId: setup.id }, 'The keys of a game could not be counted');
      return {};
    }
  }
}
