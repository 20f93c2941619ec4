/** The record of a finished game from which anybody can check its shuffles. */
import { library } from '@amberhall/cards';
import { drawsOf } from '@amberhall/engine';
import { commitmentTo, seedOf, ShuffleRecord } from '@amberhall/protocol';
import type { SeedParts } from '@amberhall/protocol';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { shownSetup } from './stored-game.ts';
import type { DecisionRow, StoredGame } from './stored-game.ts';

/** @param journal under the names that the players have today, as in the record */
export function shuffleRecordOf(
  stored: StoredGame,
  seedParts: SeedParts,
  journal: readonly DecisionRow[],
): ShuffleRecord {
  const opening = openingOf(shownSetup(stored), seedOf(seedParts));
  const { draws, cards } = drawsOf(library, opening, journal);
  // The schema leaves out everything else, such as the names of the decks.
  return ShuffleRecord.parse({
    format: 'amberhall shuffles 1',
    gameId: stored.game.id,
    rules: stored.game.engineVersion,
    commitment: commitmentTo(seedParts.secret),
    ...seedParts,
    cards: Object.entries(cards).map(([id, card]) => ({ id, card })),
    draws,
    opening,
    journal,
  });
}
