import { readFileSync } from 'node:fs';
import { STARTER_DECKS } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';
import { Deck } from '@amberhall/protocol';
import { deckListOf } from '../../apps/server/src/decks/deck-cards.ts';

const StoredDeck = Deck.pick({ name: true, expansion: true, houses: true, cards: true });

/** Returns the starter deck with the slug, or the deck in a file in the form of the export of an account. */
export function deckNamed(name: string): DeckList {
  const starter = STARTER_DECKS.find(({ slug }) => slug === name);
  return starter ?? deckListOf(StoredDeck.parse(JSON.parse(readFileSync(name, 'utf8'))));
}
