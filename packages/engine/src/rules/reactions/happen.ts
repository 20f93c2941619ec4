/** The stages of an event [9.2]: replacement, the change itself, the state check, reactions. */
import type { Game } from '../../state/game.ts';
import type { Step } from '../../prompts/question.ts';
import { settle } from './settle.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import { react } from './react.ts';
import { isReplaced } from './replace.ts';
import { canBeReplaced } from '../../queries/replacements.ts';

/**
 * Makes simultaneous events happen, with all their consequences.
 *
 * @returns the events that happened: neither replaced nor prevented
 */
export function* happen(game: Game, ...events: readonly GameEvent[]): Step<GameEvent[]> {
  const happened = yield* execute(game, events);
  if (happened.length > 0) yield* react(game, happened);
  return happened;
}

/** The same without reactions, for events that share a window with later ones [6.2]. */
export function* execute(game: Game, events: readonly GameEvent[]): Step<GameEvent[]> {
  const happened: GameEvent[] = [];
  for (const event of events) {
    if (canBeReplaced(game) && (yield* isReplaced(game, event))) continue;
    commit(game, event);
    happened.push(event);
  }
  yield* settle(game);
  return happened;
}
