/** A deck for a game. */
import type { DeckList } from '@amberhall/cards/data';
import type { Deck } from '@amberhall/protocol';

/** A playable deck: what the lobby shows of it, and what is played. */
export interface PlayableDeck {
  deck: Pick<Deck, 'uuid' | 'name' | 'expansion' | 'isAlliance' | 'status'>;
  list: DeckList;
}
