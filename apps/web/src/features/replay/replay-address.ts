/** The position in a replay, as stored in the address: `?step=128&view=2`. */
import type { ReadyReplay, ReplayView } from '@amberhall/protocol';

export interface ReplayAddress {
  step: number;
  view: ReplayView;
}

/** Missing or invalid values mean the beginning, from the viewer's own seat. */
export function parseAddress(search: URLSearchParams, { steps, views, ownView }: ReadyReplay): ReplayAddress {
  const step = Number.parseInt(search.get('step') ?? '', 10);
  const view = views.find((each) => each === search.get('view')) ?? ownView;
  return { step: Number.isNaN(step) ? 0 : Math.min(steps, Math.max(0, step)), view };
}

export const searchOf = ({ step, view }: ReplayAddress): string =>
  new URLSearchParams({ step: String(step), view }).toString();

/** The turn at a position; `undefined` before the first one. */
export function turnAt({ turns }: ReadyReplay, step: number): ReadyReplay['turns'][number] | undefined {
  return turns.findLast((turn) => turn.step <= step);
}

/** The beginning of the next turn, or the end of the game. */
export function nextTurn({ turns, steps }: ReadyReplay, step: number): number {
  return turns.find((turn) => turn.step > step)?.step ?? steps;
}

/** The beginning of this turn; of the previous one if the position already is there. */
export function previousTurn({ turns }: ReadyReplay, step: number): number {
  return turns.findLast((turn) => turn.step < step)?.step ?? 0;
}

/** Players come from their matches, other viewers from any link. */
export const leavePathOf = ({ ownView }: ReadyReplay): string => (ownView === 'spectator' ? '/' : '/matches');
