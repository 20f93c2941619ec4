/** The main step: what to do next, and when to stop. */
import type { Decision } from '@amberhall/engine';
import type { CardAction, ViewId } from '@amberhall/engine/vocabulary';
import { control, pressKind } from './answer-controls.ts';
import { planOf, plansFor } from './plans.ts';
import type { KnownState } from './known-state.ts';
import { cardAt } from './known-state.ts';

/**
 * The next card to click, or the end of the turn if nothing useful is left.
 *
 * @param declined cards whose menu held nothing useful this turn
 */
export function chooseCard(known: KnownState, declined: ReadonlySet<ViewId>): Decision | undefined {
  const clickable = known.prompt.selectable.filter((id) => !declined.has(id));
  const [best] = plansFor(known, clickable).filter(({ worth }) => worth > 0);
  return best ? { kind: 'card', card: best.card } : pressKind(known.prompt, 'end-turn');
}

/** The best action of an open menu; `null` if none of them is better than nothing, where that is allowed. */
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
