/** A deck on its way to a table. */
import type { DeckList } from '@amberhall/cards/data';
import type { Deck } from '@amberhall/protocol';

/** A deck that can be taken to a table: what the lobby tells of it, and what is played. */
export interface PlayableDeck {
  deck: Pick<Deck, 'uuid' | 'name' | 'expansion' | 'isAlliance' | 'status'>;
  list: DeckList;
}
