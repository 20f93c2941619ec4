import { seedRandom, shuffle } from '@amberhall/engine';
import { cheapestPairs } from './matching.ts';
import type { EntrantId, Pairing, PlayedMatch } from './matches.ts';
import type { EntrantRecord } from './records.ts';
import { recordOf, recordsOf } from './records.ts';
import { standings } from './standings.ts';

/** What the pairing of a Swiss round depends on. The same input gives the same pairings. */
export interface SwissRound {
  /** All who ever entered, also those who left. */
  readonly entrants: readonly EntrantId[];
  /** Those who play this round: neither dropped nor absent. Late entrants start with no wins. */
  readonly present: readonly EntrantId[];
  /** The matches of all rounds before. */
  readonly played: readonly PlayedMatch[];
  readonly seed: string;
  /** Clubs of entrants. Two of one club do not meet in the first round while that can be avoided. */
  readonly clubs?: ReadonlyMap<EntrantId, string>;
}

interface Player {
  readonly id: EntrantId;
  readonly record: EntrantRecord;
  /** From 0, the lowest of the standings. */
  readonly height: number;
}

/** Rounds after which at most one entrant is undefeated. */
export function swissRounds(entrants: number): number {
  return Math.max(1, Math.ceil(Math.log2(entrants)));
}

/**
 * Pairs a Swiss round, by these rules, of which an earlier one is never broken for a later one:
 *
 * 1. Nobody meets an opponent again or has a second bye, as far as possible.
 * 2. With an odd number, the lowest of the standings has the bye.
 * 3. Opponents have equally many wins. A difference of two wins counts like four differences of one.
 * 4. In the first round, opponents are of different clubs.
 *
 * The seed decides the rest. Pairings come in the order of the standings, the bye last.
 */
export function pairSwissRound(round: SwissRound): readonly Pairing[] {
  const players = playersOf(round);
  const partners = cheapestPairs(players.length + (players.length % 2), costs(players, round));
  const pairings = players.flatMap((player, index): Pairing[] => {
    const partner = players[partners[index] ?? -1];
    if (partner === undefined) return [{ first: player.id, second: undefined }];
    return partner.height < player.height ? [{ first: player.id, second: partner.id }] : [];
  });
  const heights = new Map(players.map(({ id, height }) => [id, height]));
  const order = ({ first, second }: Pairing) => (second === undefined ? -1 : (heights.get(first) ?? 0));
  return pairings.toSorted((left, right) => order(right) - order(left));
}

/** The players of the round, in an order that the seed decides: the matching takes the first of equal pairings. */
function playersOf({ entrants, present, played, seed }: SwissRound): Player[] {
  const records = recordsOf(entrants, played);
  const taking = new Set(present);
  const rising = standings(entrants, played, seed)
    .filter(({ entrant }) => taking.has(entrant))
    .toReversed();
  const players = rising.map(({ entrant }, height) => ({
    id: entrant,
    record: recordOf(records, entrant),
    height,
  }));
  shuffle(seedRandom(`${seed} after ${played.length}`), players);
  return players;
}

/** The cost of each pair. The vertex after the last player is the bye. One unit of a rule costs more than all later rules. */
function costs(
  players: readonly Player[],
  { played, clubs }: SwissRound,
): (left: number, right: number) => number {
  const pairs = Math.ceil(players.length / 2);
  const mostWins = Math.max(0, ...players.map(({ record }) => record.wins));
  const floatCost = pairs + 1;
  const heightCost = floatCost * (pairs * mostWins ** 2 + 1);
  const againCost = heightCost * (players.length + 1);

  const byeCost = ({ record, height }: Player) => againCost * record.byes + heightCost * height;
  const matchCost = (left: Player, right: Player) => {
    const meetings = left.record.opponents.filter((opponent) => opponent === right.id).length;
    const club = clubs?.get(left.id);
    const sameClub = played.length === 0 && club !== undefined && club === clubs?.get(right.id);
    return (
      againCost * meetings + floatCost * (left.record.wins - right.record.wins) ** 2 + (sameClub ? 1 : 0)
    );
  };

  return (left, right) => {
    const one = players[left];
    const other = players[right];
    if (one !== undefined && other !== undefined) return matchCost(one, other);
    const alone = one ?? other;
    return alone === undefined ? 0 : byeCost(alone);
  };
}
