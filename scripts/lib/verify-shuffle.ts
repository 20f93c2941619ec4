/** Checks the shuffles of a finished game with the rules: what the record says was drawn is what the game drew. */
import { isDeepStrictEqual } from 'node:util';
import { library } from '@amberhall/cards';
import { drawsOf } from '@amberhall/engine';
import type { JournalEntry, Opening } from '@amberhall/engine';
import { failedChecks, seedOf, SHUFFLE_CHECKS } from '@amberhall/protocol';
import type { ShuffleCheck, ShuffleRecord } from '@amberhall/protocol';

/** `game`: replaying the decisions with the seed draws exactly what is recorded. */
export const RECORD_CHECKS = [...SHUFFLE_CHECKS, 'game'] as const;

/** Returns the checks that the record does not pass. */
export function failedRecordChecks(record: ShuffleRecord): (ShuffleCheck | 'game')[] {
  const failed = failedChecks(record);
  return isGameRight(record) ? failed : [...failed, 'game'];
}

function isGameRight(record: ShuffleRecord): boolean {
  // The rules throw on an opening or a decision that does not fit them.
  const opening = { ...record.opening, seed: seedOf(record), generator: 'streams' } as unknown as Opening;
  try {
    const { draws, cards } = drawsOf(library, opening, record.journal as unknown as JournalEntry[]);
    const named = Object.entries(cards).map(([id, card]) => ({ id, card }));
    return isDeepStrictEqual(draws, record.draws) && isDeepStrictEqual(named, record.cards);
  } catch {
    return false;
  }
}
