/** Which texts apply to an event that is about to happen [9.7]. */
import type { ActiveStatement } from './board.ts';
import type { Game } from '../state/game.ts';
import { statements } from './board.ts';
import type { GameEvent } from '../state/events.ts';
import { matches } from './event-patterns.ts';
import { holds } from './conditions.ts';
import { bindEvent } from './bind-event.ts';

export type Replacement = ActiveStatement<'replace'>;

/** Is there anything in force that could replace an event? */
export function canBeReplaced(game: Game): boolean {
  return statements(game, 'replace').length > 0 || statements(game, 'interrupt').length > 0;
}

/** Replacements that apply; none does to what it causes itself. */
export function replacements(game: Game, event: GameEvent): Replacement[] {
  return statements(game, 'replace').filter(
    ({ node, key, bindings }) =>
      !game.replacing.includes(key) &&
      matches(game, node.event, event, bindings) &&
      (node.if === undefined || holds(game, node.if, bindEvent(bindings, event))),
  );
}

export type Interrupt = ActiveStatement<'interrupt'>;

/** What happens before the event and may stop it; none is set off by what it causes itself. */
export function interrupts(game: Game, event: GameEvent): readonly Interrupt[] {
  return statements(game, 'interrupt').filter(
    ({ node, key, bindings }) =>
      !game.replacing.includes(key) &&
      matches(game, node.event, event, bindings) &&
      (node.if === undefined || holds(game, node.if, bindEvent(bindings, event))),
  );
}
