import type { Decision } from '@amberhall/engine';
import type { PlayerId, TableView } from '@amberhall/engine/vocabulary';

/**
 * A player without a person. It plays one game and knows what a person in its seat would see, nothing else.
 */
export interface Bot {
  /** Answers the question that `view` asks `player`. @throws if it asks nothing */
  choose(view: TableView, player: PlayerId): Decision;
}
