/** The journal of a game: what its players decided. */
import type { RecordedDecision } from '../state/game.ts';

/** More than there are cards and buttons in a game; others are kept one by one. */
const SHARED_AT_MOST = 4_096;
const known = new Map<string, RecordedDecision>();

/** The same decision as one value for all games: most of them click one of a few cards or buttons. */
export function internDecision(decision: RecordedDecision): RecordedDecision {
  const name = nameOf(decision);
  if (name === null) return decision;
  const same = known.get(name);
  if (same !== undefined) return same;
  if (known.size < SHARED_AT_MOST) known.set(name, decision);
  return decision;
}

function nameOf(decision: RecordedDecision): string | null {
  switch (decision.kind) {
    case 'card':
      return decision.card;
    case 'control':
      return `=${decision.control}`;
    default:
      return null;
  }
}
