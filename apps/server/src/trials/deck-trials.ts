/** Trials of decks for their owners. */
import { TRIAL_GAMES } from '@amberhall/protocol';
import type { DeckTrial, TrialResult } from '@amberhall/protocol';
import type { Decks } from '../decks/decks.ts';
import { refused } from '../http/problems.ts';
import type { TrialRow, TrialStore } from './trial-store.ts';

export const TRIAL_TEXTS = {
  notOffered: 'This site does not try decks.',
  other: 'Another deck of yours is being tried. Please wait until it is done, or cancel it.',
} as const;

export interface DeckTrialsParts {
  trialStore: TrialStore;
  decks: Pick<Decks, 'playable'>;
  /** Whether the site has threads for bots that think. */
  isOffered: boolean;
  now: () => Date;
}

export class DeckTrials {
  readonly #parts: DeckTrialsParts;

  constructor(parts: DeckTrialsParts) {
    this.#parts = parts;
  }

  /** @throws {Problem} if the owner has no such deck */
  async of(ownerId: number, deckId: number): Promise<DeckTrial> {
    const { trialStore, decks } = this.#parts;
    await decks.playable(ownerId, deckId);
    return this.#view(await trialStore.of(deckId));
  }

  /** @throws {Problem} if the site does not try decks, or another deck of the owner is in the queue */
  async request(ownerId: number, deckId: number): Promise<DeckTrial> {
    const { trialStore, decks, isOffered, now } = this.#parts;
    await decks.playable(ownerId, deckId);
    if (!isOffered) throw refused(TRIAL_TEXTS.notOffered);
    if (await trialStore.hasOther(ownerId, deckId)) throw refused(TRIAL_TEXTS.other);
    await trialStore.request(deckId, now());
    return this.of(ownerId, deckId);
  }

  /** @throws {Problem} if the owner has no such deck */
  async cancel(ownerId: number, deckId: number): Promise<DeckTrial> {
    const { trialStore, decks } = this.#parts;
    await decks.playable(ownerId, deckId);
    await trialStore.cancel(deckId);
    return this.of(ownerId, deckId);
  }

  /** The last finished trial of a deck, whoever asks; `null` without one. */
  async resultOf(deckId: number): Promise<TrialResult | null> {
    const row = await this.#parts.trialStore.of(deckId);
    return row === undefined ? null : resultOf(row);
  }

  /** The finished trials of the decks of a user. */
  async resultsOf(ownerId: number): Promise<(TrialResult & { deckId: number })[]> {
    const rows = await this.#parts.trialStore.ofOwner(ownerId);
    return rows.flatMap((row) => {
      const result = resultOf(row);
      return result === null ? [] : { deckId: row.deckId, ...result };
    });
  }

  async #view(row: TrialRow | undefined): Promise<DeckTrial> {
    const { isOffered, trialStore } = this.#parts;
    if (row === undefined) return { isOffered, run: null, result: null };
    const { requestedAt, done } = row;
    const run = requestedAt && {
      games: TRIAL_GAMES,
      done: done.length,
      place: await trialStore.queue.before(requestedAt),
    };
    return { isOffered, run, result: resultOf(row) };
  }
}

function resultOf({ report, version, finishedAt }: TrialRow): TrialResult | null {
  if (report === null || version === null || finishedAt === null) return null;
  return { report, version, finishedAt: finishedAt.toISOString() };
}
