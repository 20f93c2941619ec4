/** Plays the trials of the queue, one at a time in each process, in the threads of the bots. */
import { trialReport } from '@amberhall/bots';
import type { TrialGame } from '@amberhall/bots';
import type { DeckList } from '@amberhall/cards/data';
import { TRIAL_GAMES } from '@amberhall/protocol';
import type { Logger } from 'pino';
import type { DeckStore } from '../decks/deck-store.ts';
import { deckListOf } from '../decks/deck-cards.ts';
import type { ThinkingPool } from '../thinking/thinking-pool.ts';
import type { TrialClaim, TrialRow, TrialStore } from './trial-store.ts';

export interface TrialRunnerParts {
  trialStore: TrialStore;
  deckStore: Pick<DeckStore, 'byId'>;
  thinking: Pick<ThinkingPool, 'trialGame'>;
  /** Of this process, unique among all. */
  name: string;
  version: string;
  now: () => Date;
  logger: Logger;
  /** The games of one trial. */
  games?: number;
}

const INTERVAL_MS = 1000;
/** A process that stores nothing for this long has died, and another one goes on with its trial. */
const HELD_MS = 60_000;
/** So often are the finished games stored and cancellations noticed. */
const SAVE_INTERVAL_MS = 1000;

export class TrialRunner {
  readonly #parts: TrialRunnerParts;
  readonly #timer: NodeJS.Timeout;
  /** The current pass: one at a time. */
  #pass: Promise<void> | null = null;
  #isStopped = false;

  constructor(parts: TrialRunnerParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  /** Resolves once the game that is being played has ended. Another process goes on with the trial. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#pass;
  }

  /** Plays the next trial of the queue, if there is one. Never rejects. */
  run(): Promise<void> {
    this.#pass ??= this.#playNext()
      .catch((error: unknown) => this.#parts.logger.error({ err: error }, 'Could not try a deck'))
      .finally(() => {
        this.#pass = null;
      });
    return this.#pass;
  }

  async #playNext(): Promise<void> {
    const { trialStore, name, version, now } = this.#parts;
    const row = await trialStore.claim(name, version, now(), this.#heldUntil());
    if (row === undefined || row.requestedAt === null) return;
    const claim = { deckId: row.deckId, requestedAt: row.requestedAt, heldBy: name };
    const deck = await this.#deckOf(row);
    if (deck === undefined) await trialStore.cancel(row.deckId);
    else await this.#play(claim, deck, row.played);
  }

  /** @returns `undefined` for a deck that cannot be played */
  async #deckOf({ deckId }: TrialRow): Promise<DeckList | undefined> {
    const deck = await this.#parts.deckStore.byId(deckId);
    return deck?.houses.length === 3 ? deckListOf(deck) : undefined;
  }

  async #play(claim: TrialClaim, deck: DeckList, before: readonly TrialGame[]): Promise<void> {
    const { trialStore, thinking, version, now, games = TRIAL_GAMES } = this.#parts;
    const played = [...before];
    let savedAt = now().getTime();
    while (played.length < games) {
      if (this.#isStopped) return trialStore.release(claim);
      played.push(await thinking.trialGame({ deck, number: played.length }));
      if (now().getTime() - savedAt < SAVE_INTERVAL_MS) continue;
      savedAt = now().getTime();
      if (!(await trialStore.saveGames(claim, played, this.#heldUntil()))) return;
    }
    await trialStore.finish(claim, trialReport(played), version, now());
  }

  #heldUntil(): Date {
    return new Date(this.#parts.now().getTime() + HELD_MS);
  }
}
