/** A deck on its way to a table. */
import type { DeckList } from '@amberhall/cards/data';
import type { DeckStatus } from '@amberhall/protocol';

/** A deck that can be taken to a table: what the lobby tells of it, and what is played. */
export interface PlayableDeck {
  uuid: string;
  name: string;
  status: DeckStatus;
  isAlliance: boolean;
  list: DeckList;
}
