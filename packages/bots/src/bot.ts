import type { Decision } from '@amberhall/engine';
import type { PlayerId, TableView } from '@amberhall/engine/vocabulary';

/**
 * An automatic player for one game. It knows only what a person in its seat would see.
 */
export interface Bot {
  /** Answers the prompt that `view` shows `player`. @throws if there is none */
  choose(view: TableView, player: PlayerId): Decision;
}
