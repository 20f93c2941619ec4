/** What the results of an event mean for the chains that follow its decks [16.11]. */
import type { EventState } from './event-state.ts';

/** Byes and decisions without a game count nothing. @returns the changes by entrant */
export function chainChanges({ matches }: Pick<EventState, 'matches'>): Map<number, number> {
  const changes = new Map<number, number>();
  const add = (entrantId: number, change: number): void => {
    changes.set(entrantId, (changes.get(entrantId) ?? 0) + change);
  };
  for (const { state, isAwarded, outcome, firstId, secondId } of matches) {
    if (state !== 'decided' || isAwarded || secondId === null || outcome === 'neither') continue;
    add(firstId, outcome === 'first' ? 1 : -1);
    add(secondId, outcome === 'first' ? -1 : 1);
  }
  return changes;
}
