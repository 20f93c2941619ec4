import { seedRandom, shuffle } from '@amberhall/engine';
import type { EntrantId, PlayedMatch } from './matches.ts';
import type { EntrantRecord } from './records.ts';
import { recordOf, recordsOf } from './records.ts';

/** The least share that an opponent counts with, so that one weak opponent does not decide a place. */
const LEAST_SHARE = 1 / 3;

/** One line of the standings. Shares are from 0 to 1. */
export interface Standing {
  readonly entrant: EntrantId;
  /** From 1, without gaps. */
  readonly place: number;
  readonly wins: number;
  readonly losses: number;
  /** Mean share of matches that the opponents have won. */
  readonly opponentsShare: number;
  /** Mean of `opponentsShare` of the opponents. */
  readonly opponentsOpponentsShare: number;
}

type Score = Omit<Standing, 'place'>;

/**
 * Orders entrants by match wins, the share of the opponents, the share of the opponents' opponents, and the matches of
 * tied entrants against each other. The lot, drawn from the seed of the event, decides the rest.
 *
 * A bye is a win without an opponent. An opponent's byes do not count for their share, and no opponent counts with less
 * than a third. Matches of tied entrants decide only if each of them has met each other.
 */
export function standings(
  entrants: readonly EntrantId[],
  played: readonly PlayedMatch[],
  seed: string,
): readonly Standing[] {
  const records = recordsOf(entrants, played);
  const shares = opponentsShares(records);
  const lots = [...entrants].toSorted();
  shuffle(seedRandom(`${seed} lots`), lots);
  const scores = lots.map((entrant) => scoreOf(entrant, records, shares)).toSorted(compareScores);

  const ordered = tiedGroups(scores).flatMap((group) => byMatchesAmong(group, records));
  return ordered.map((score, index) => ({ ...score, place: index + 1 }));
}

/** Returns the best of the standings who are still present, in the order of their seeds. */
export function cut(
  lines: readonly Standing[],
  size: number,
  present: ReadonlySet<EntrantId>,
): readonly EntrantId[] {
  const candidates = lines.filter(({ entrant }) => present.has(entrant));
  return candidates.slice(0, size).map(({ entrant }) => entrant);
}

function opponentsShares(records: ReadonlyMap<EntrantId, EntrantRecord>): (id: EntrantId) => number {
  const shares = new Map<EntrantId, number>();
  for (const [id, { opponents }] of records)
    shares.set(id, mean(opponents.map((opponent) => ownShare(recordOf(records, opponent)))));
  return (id) => shares.get(id) ?? 0;
}

function ownShare({ wins, byes, opponents }: EntrantRecord): number {
  return Math.max(LEAST_SHARE, opponents.length === 0 ? 0 : (wins - byes) / opponents.length);
}

function scoreOf(
  entrant: EntrantId,
  records: ReadonlyMap<EntrantId, EntrantRecord>,
  shareOf: (id: EntrantId) => number,
): Score {
  const { wins, byes, opponents } = recordOf(records, entrant);
  return {
    entrant,
    wins,
    losses: opponents.length + byes - wins,
    opponentsShare: shareOf(entrant),
    opponentsOpponentsShare: mean(opponents.map(shareOf)),
  };
}

function compareScores(left: Score, right: Score): number {
  return (
    right.wins - left.wins ||
    right.opponentsShare - left.opponentsShare ||
    right.opponentsOpponentsShare - left.opponentsOpponentsShare
  );
}

function tiedGroups(scores: readonly Score[]): Score[][] {
  const groups: Score[][] = [];
  for (const score of scores) {
    const group = groups.at(-1);
    const tied = group?.[0];
    if (group !== undefined && tied !== undefined && compareScores(tied, score) === 0) group.push(score);
    else groups.push([score]);
  }
  return groups;
}

function byMatchesAmong(
  group: readonly Score[],
  records: ReadonlyMap<EntrantId, EntrantRecord>,
): readonly Score[] {
  const ids = group.map(({ entrant }) => entrant);
  const allMet = ids.every((id) => {
    const { opponents } = recordOf(records, id);
    return ids.every((other) => other === id || opponents.includes(other));
  });
  if (!allMet) return group;
  const winsAmong = ({ entrant }: Score) =>
    recordOf(records, entrant).beaten.filter((loser) => ids.includes(loser)).length;
  return group.toSorted((left, right) => winsAmong(right) - winsAmong(left));
}

/**
 * Adds in ascending order: sums of the same numbers in another order can differ in their last digit, which would
 * separate entrants who are tied.
 */
function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const ascending = numbers.toSorted((left, right) => left - right);
  return ascending.reduce((sum, number) => sum + number, 0) / numbers.length;
}
