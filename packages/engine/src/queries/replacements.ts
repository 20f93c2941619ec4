/** The texts that replace an event that is about to happen [9.7]. */
import type { ActiveStatement } from './board.ts';
import type { Game } from '../state/game.ts';
import { statements } from './board.ts';
import type { GameEvent } from '../state/events.ts';
import { matches } from './event-patterns.ts';
import { holds } from './conditions.ts';
import { bindEvent } from './bind-event.ts';
import type { AbilityKey } from '../state/ability-key.ts';
import { sameAbility } from '../state/ability-key.ts';

export type Replacement = ActiveStatement<'replace'>;

/** Says whether a statement in force could replace an event. */
export function canBeReplaced(game: Game): boolean {
  return statements(game, 'replace').length > 0 || statements(game, 'interrupt').length > 0;
}

/** Returns the replacements that apply. None applies to events that it causes itself. */
export function replacements(game: Game, event: GameEvent): Replacement[] {
  return statements(game, 'replace').filter(
    ({ node, key, bindings }) =>
      !isReplacing(game, key) &&
      matches(game, node.event, event, bindings) &&
      (node.if === undefined || holds(game, node.if, bindEvent(bindings, event))),
  );
}

export type Interrupt = ActiveStatement<'interrupt'>;

/** Returns what happens before the event and may stop it. Nothing is triggered by events that it causes itself. */
export function interrupts(game: Game, event: GameEvent): readonly Interrupt[] {
  return statements(game, 'interrupt').filter(
    ({ node, key, bindings }) =>
      !isReplacing(game, key) &&
      matches(game, node.event, event, bindings) &&
      (node.if === undefined || holds(game, node.if, bindEvent(bindings, event))),
  );
}

/** Says whether the ability is a replacement effect that is running. */
export function isReplacing(game: Game, key: AbilityKey): boolean {
  return game.replacing.some((running) => sameAbility(running, key));
}
