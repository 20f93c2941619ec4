import type { EntrantId, PlayedMatch } from './matches.ts';
import { winnerOf } from './matches.ts';

/** What one entrant has done in the rounds so far. */
export interface EntrantRecord {
  /** Matches won, byes included. */
  wins: number;
  byes: number;
  /** Everybody met, in order. Two meetings with the same opponent are two entries. */
  readonly opponents: EntrantId[];
  /** Opponents beaten, in order. */
  readonly beaten: EntrantId[];
}

/** The records of all entrants, also of those who have not played. Matches of others are refused as a bug. */
export function recordsOf(
  entrants: readonly EntrantId[],
  played: readonly PlayedMatch[],
): ReadonlyMap<EntrantId, EntrantRecord> {
  const records = new Map<EntrantId, EntrantRecord>();
  for (const id of entrants) records.set(id, { wins: 0, byes: 0, opponents: [], beaten: [] });
  for (const match of played) addMatch(records, match);
  return records;
}

/** @throws if the entrant is unknown: a match names only people who have entered */
export function recordOf(records: ReadonlyMap<EntrantId, EntrantRecord>, id: EntrantId): EntrantRecord {
  const record = records.get(id);
  if (record === undefined) throw new Error(`${id} is not an entrant of this event`);
  return record;
}

function addMatch(records: ReadonlyMap<EntrantId, EntrantRecord>, match: PlayedMatch): void {
  const first = recordOf(records, match.first);
  if (match.second === undefined) {
    first.byes += 1;
    first.wins += 1;
    return;
  }
  const second = recordOf(records, match.second);
  first.opponents.push(match.second);
  second.opponents.push(match.first);
  const winner = winnerOf(match);
  if (winner === undefined) return;
  const loser = winner === match.first ? match.second : match.first;
  const winning = recordOf(records, winner);
  winning.wins += 1;
  winning.beaten.push(loser);
}
