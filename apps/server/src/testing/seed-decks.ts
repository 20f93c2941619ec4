/** Fills a database with decks, for measurements. */
import { randomUUID } from 'node:crypto';
import { generateDeck } from '@amberhall/cards';
import type { Database } from '../database/database.ts';
import { decks } from '../database/schema.ts';
import { deckCardsOf } from '../decks/deck-cards.ts';
import { nameKeyOf } from '../decks/deck-store.ts';
import { numbersOf } from '../decks/numbers.ts';

export interface SeedOptions {
  /** Accounts that own the decks in turn. */
  ownerIds: readonly number[];
  count: number;
  expansion?: number;
}

const CALL_OF_THE_ARCHONS = 341;
/** Different card lists. The number of decks is arbitrary, but they share this many lists. */
const DIFFERENT_LISTS = 200;
const ROWS_PER_STATEMENT = 500;
const START = Date.parse('2026-01-01T00:00:00Z');
const MINUTE_MS = 60_000;

/** Adds decks with different names, dates and records. */
export async function seedDecks(
  database: Database,
  { ownerIds, count, expansion = CALL_OF_THE_ARCHONS }: SeedOptions,
): Promise<void> {
  const lists = Array.from({ length: Math.min(count, DIFFERENT_LISTS) }, (_, number) =>
    generateDeck({ expansion, seed: `seed ${number}` }),
  );
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    const numbers = Array.from(
      { length: Math.min(ROWS_PER_STATEMENT, count - from) },
      (_, index) => from + index,
    );
    const rows = numbers.map((number) => {
      const list = lists[number % lists.length];
      const ownerId = ownerIds[number % ownerIds.length];
      if (list === undefined || ownerId === undefined) throw new Error('Decks need lists and owners');
      const name = `${list.name} ${number}`;
      return {
        ownerId,
        uuid: randomUUID(),
        name,
        nameKey: nameKeyOf(name),
        expansion,
        houses: [...list.houses],
        source: 'imported' as const,
        cards: deckCardsOf(list),
        wins: number % 17,
        losses: number % 11,
        updatedAt: new Date(START + number * MINUTE_MS),
      };
    });
    await database.insert(decks).values(rows.map((row) => ({ ...row, numbers: numbersOf(row) })));
  }
}
