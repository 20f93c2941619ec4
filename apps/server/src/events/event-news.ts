/** What a change of an event means for its entrants. */
import type { EventEntrant, EventState, StoredMatch } from './event-state.ts';

/** News of one entrant. */
export type EventNews = { userId: number } & (
  | { kind: 'moved up' }
  | { kind: 'check-in' }
  | { kind: 'pairing'; match: StoredMatch; opponentId: number | null }
  | { kind: 'result'; match: StoredMatch; opponentId: number | null; hasWon: boolean }
);

/** Returns the news by comparing an event before and after one change. */
export function newsOf(before: EventState, after: EventState): EventNews[] {
  return [...newsOfEntrants(before, after), ...newsOfMatches(before, after)];
}

function newsOfEntrants(before: EventState, after: EventState): EventNews[] {
  if (after.phase !== 'signup') return [];
  const opensCheckIn = after.isCheckInTold && !before.isCheckInTold;
  const hadMovedUp = new Map(before.entrants.map(({ id, hasMovedUp }) => [id, hasMovedUp]));
  return after.entrants.flatMap(({ id, userId, state, isCheckedIn, hasMovedUp }): EventNews[] => {
    if (userId === null || state === 'dropped') return [];
    const isNew = hasMovedUp && hadMovedUp.get(id) === false;
    const asksCheckIn = opensCheckIn && !isCheckedIn;
    return [
      ...(isNew ? [{ userId, kind: 'moved up' as const }] : []),
      ...(asksCheckIn ? [{ userId, kind: 'check-in' as const }] : []),
    ];
  });
}

function newsOfMatches(before: EventState, after: EventState): EventNews[] {
  const known = new Map(before.matches.map((match) => [match.id, match]));
  const entrants = new Map(after.entrants.map((entrant) => [entrant.id, entrant]));
  return after.matches.flatMap((match) => newsOfMatch(known.get(match.id), match, entrants));
}

function newsOfMatch(
  before: StoredMatch | undefined,
  match: StoredMatch,
  entrants: ReadonlyMap<number, EventEntrant>,
): EventNews[] {
  const { firstId, secondId, state } = match;
  if (secondId === null) return [];
  const isPaired = before === undefined && state === 'open';
  const isDecided = resultOf(match) !== null && resultOf(match) !== (before ? resultOf(before) : null);
  if (!isPaired && !isDecided) return [];
  return (['first', 'second'] as const).flatMap((side): EventNews[] => {
    const [own, other] = side === 'first' ? [firstId, secondId] : [secondId, firstId];
    const userId = entrants.get(own)?.userId ?? null;
    if (userId === null) return [];
    const opponentId = entrants.get(other)?.userId ?? null;
    if (isPaired) return [{ userId, kind: 'pairing', match, opponentId }];
    return [{ userId, kind: 'result', match, opponentId, hasWon: match.outcome === side }];
  });
}

const resultOf = ({ state, outcome }: StoredMatch) => (state === 'decided' ? outcome : null);
