import type { Decision } from '@amberhall/engine';
import type { CardSlug, House, PlayerId, TableView } from '@amberhall/engine/vocabulary';
import { promptOf } from './answers.ts';

/** What a bot of the level "first steps" does, so that its opponent can be told why. */
export type BotReason =
  | { kind: 'house'; house: House }
  | { kind: (typeof EXPLAINED)[number]; card: CardSlug }
  | { kind: 'end' };

/** The actions that beginners should understand. */
const EXPLAINED = ['play', 'reap', 'fight', 'discard'] as const;

/** Returns what to explain about the answer of a first-steps bot to its prompt; `null` for what explains itself. */
export function reasonFor(view: TableView, player: PlayerId, decision: Decision): BotReason | null {
  const { purpose, controls, source } = promptOf(view, player);
  const pressed =
    decision.kind === 'control' ? controls.find(({ id }) => id === decision.control) : undefined;
  if (pressed === undefined) return null;
  switch (purpose) {
    case 'active-house':
      return pressed.kind === 'house' ? { kind: 'house', house: pressed.value as House } : null;
    case 'main-step':
      return pressed.kind === 'end-turn' ? { kind: 'end' } : null;
    case 'card-action': {
      const kind = EXPLAINED.find((action) => action === pressed.value);
      return kind && source ? { kind, card: source.slug } : null;
    }
    default:
      return null;
  }
}
