/** The journal of a game: what its players decided. */
import type { RecordedDecision } from '../state/game.ts';

/** More than a game has cards and buttons. Decisions beyond that are not shared. */
const SHARED_AT_MOST = 4_096;
const known = new Map<string, RecordedDecision>();

/** Returns the same object for equal decisions of all games. Most decisions click one of a few cards or buttons. */
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
