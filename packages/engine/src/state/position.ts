/** A position at a main-step prompt. */
import type { Game } from './game.ts';
import type { GameState } from './state.ts';

/** Everything that the rest of a game depends on while the main-step prompt is open, as plain data. */
export interface Position {
  state: GameState;
  automation: Game['automation'];
}
