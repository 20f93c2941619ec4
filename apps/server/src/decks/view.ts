/** A stored deck as its owner sees it, and as it is played. */
import type { Deck } from '@amberhall/protocol';
import type { decks } from '../database/schema.ts';
import { ownedIcons } from './enhancements.ts';
import { deckListOf } from './deck-cards.ts';
import { numbersOf } from './numbers.ts';
import type { PlayableDeck } from './playable-deck.ts';
import { statusOf, usageLevelOf } from './status.ts';

export type DeckRow = typeof decks.$inferSelect;

/** @param holders accounts other than its owner that have the same deck */
export function deckOf(row: DeckRow, holders: number): Deck {
  const usageLevel = row.source === 'imported' ? usageLevelOf(holders) : 0;
  const { id, uuid, name, expansion, houses, source, wins, losses, winRate, flagged, verified } = row;
  return {
    id,
    uuid,
    name,
    expansion,
    houses,
    lastUpdated: row.updatedAt.toISOString(),
    source,
    isAlliance: source === 'alliance',
    isStandalone: false,
    wins,
    losses,
    winRate,
    flagged,
    verified,
    usageLevel,
    status: statusOf(row, row, usageLevel),
    isFavorite: row.isFavorite,
    notes: row.notes,
    tags: row.tags,
    numbers: numbersOf(row),
    sharing: row.sharing,
    shareKey: row.shareKey,
    ...(row.lacksIcons && { iconsToAssign: ownedIcons(row.cards) }),
    cards: row.cards,
  };
}

export function playableDeckOf(row: DeckRow, holders: number): PlayableDeck {
  const { uuid, name, expansion, status, isAlliance } = deckOf(row, holders);
  return { deck: { uuid, name, expansion, status, isAlliance }, list: deckListOf(row) };
}
