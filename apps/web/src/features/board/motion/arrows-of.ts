/** The arrows of a prompt over the table: from the card that asks to its targets. */
import type { EventView, ViewId } from '@amberhall/protocol';
import type { GameState } from '../game/game-store.ts';
import { activePrompt, OWN_ACTION_PURPOSES } from '../game/selectors.ts';

export interface Arrow {
  from: ViewId;
  to: ViewId;
  isAttack: boolean;
}

/** @param pointedAt the card under the pointer or with the focus */
export function arrowsOf(state: GameState, pointedAt: ViewId | undefined): Arrow[] {
  const prompt = activePrompt(state);
  if (!prompt || prompt.kind === 'idle' || OWN_ACTION_PURPOSES.has(prompt.purpose ?? '')) return [];
  const from = prompt.subjects?.[0] ?? prompt.source?.id;
  if (from === undefined) return [];
  const isMeant = pointedAt !== undefined && prompt.selectable.includes(pointedAt);
  const targets = new Set([...prompt.selected, ...(isMeant ? [pointedAt] : [])]);
  targets.delete(from);
  return [...targets].map((to) => ({ from, to, isAttack: prompt.purpose === 'attack' }));
}

/** The attacks among the events, for viewers who did not choose them. */
export function attacksOf(events: readonly EventView[]): Arrow[] {
  return events.flatMap(({ type, card, target }) =>
    type === 'fightDeclared' && card !== undefined && target !== undefined
      ? [{ from: card, to: target, isAttack: true }]
      : [],
  );
}
