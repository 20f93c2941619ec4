/** Decisions of the main step: the next action, or the end of the turn. */
import type { Decision } from '@amberhall/engine';
import type { CardAction, ViewId } from '@amberhall/engine/vocabulary';
import { control } from './answer-controls.ts';
import { planOf, plansFor } from './plans.ts';
import type { KnownState } from './known-state.ts';
import { cardAt } from './known-state.ts';

/**
 * Clicks the best card; `undefined` if no useful action is left.
 *
 * @param declined cards whose menus offered nothing useful this turn
 */
export function chooseCard(known: KnownState, declined: ReadonlySet<ViewId>): Decision | undefined {
  const clickable = known.prompt.selectable.filter((id) => !declined.has(id));
  const [best] = plansFor(known, clickable).filter(({ worth }) => worth > 0);
  return best && { kind: 'card', card: best.card };
}

/** Chooses the best action of an open menu; `null` if none is useful and the menu can be cancelled. */
export function chooseAction(known: KnownState): Decision | null | undefined {
  const { prompt } = known;
  const id = prompt.subjects?.[0] ?? prompt.source?.id;
  const card = id === undefined ? undefined : cardAt(known, id);
  if (card === undefined) return undefined;
  const offered = prompt.controls.filter(({ kind }) => kind === 'card-action');
  const [best] = offered
    .map(({ id: button, value }) => ({ button, plan: planOf(known, card, value as CardAction) }))
    .toSorted((one, other) => other.plan.worth - one.plan.worth);
  if (best === undefined) return undefined;
  const mayDecline = prompt.controls.some(({ kind }) => kind === 'cancel');
  return best.plan.worth <= 0 && mayDecline ? null : control(best.button);
}
