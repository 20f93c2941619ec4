/** The numbers of stored decks. Lists are sorted by stored copies, which a new version of the cards refreshes. */
import { createHash } from 'node:crypto';
import { cardNumbers, deckNumbers } from '@amberhall/cards';
import type { DeckNumbers } from '@amberhall/cards';
import { FACTS } from '@amberhall/cards/data';
import type { DeckCard as DeckLine } from '@amberhall/protocol';
import type { Logger } from 'pino';
import { isPending, unknownFactsOf } from './deck-cards.ts';
import type { DeckContents } from './deck-cards.ts';
import type { DeckStore } from './deck-store.ts';

export function numbersOf({ cards }: Pick<DeckContents, 'cards'>): DeckNumbers {
  const counted = cards.filter(({ isNonDeck }) => !isNonDeck);
  return deckNumbers({ cards: counted.map(countedCard), unknownCards: unknownFactsOf(cards, ANY_SET) });
}

/** The set of a card does not change its numbers. */
const ANY_SET = 0;

function countedCard(line: DeckLine) {
  const { id, count, enhancements = [] } = line;
  return { card: id, count, enhancements: isPending(line) ? [] : enhancements };
}

let version: string | undefined;

/** Changes whenever a card is added or its numbers change. */
export function numbersVersion(): string {
  version ??= createHash('sha256')
    .update(JSON.stringify([...FACTS.values()].map((facts) => [facts, cardNumbers(facts.slug)])))
    .digest('base64url')
    .slice(0, 12);
  return version;
}

const DECKS_PER_STEP = 200;

/** Computes the stored numbers of decks again that have those of another version. */
export class NumbersRefresh {
  readonly #store: Pick<DeckStore, 'refreshNumbers'>;
  readonly #logger: Logger;
  #isStopped = false;
  #done: Promise<void> = Promise.resolve();

  constructor(store: Pick<DeckStore, 'refreshNumbers'>, logger: Logger) {
    this.#store = store;
    this.#logger = logger;
  }

  /** Works beside the running site. */
  start(): void {
    this.#done = this.#run().catch((error: unknown) => {
      this.#logger.error({ err: error }, 'Could not refresh the numbers of decks');
    });
  }

  /** Resolves when the last step is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#done;
  }

  async #run(): Promise<void> {
    let last: number | undefined = 0;
    while (last !== undefined && !this.#isStopped) {
      last = await this.#store.refreshNumbers(last, DECKS_PER_STEP);
    }
  }
}
