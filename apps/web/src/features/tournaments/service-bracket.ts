/** What the screens of events show of a bracket of the outside service. */
import type { Participant, TournamentMatch } from '@amberhall/protocol';
import type { Bracket, BracketColumn, BracketPair, BracketSlot } from '../../event-screens/bracket.ts';
import type { RoundStep } from '../../event-screens/round-names.ts';
import { roundNameOf, roundsOf } from './match-state.ts';

/** The rounds, each with its number, in the order of {@link roundsOf}. */
export function roundSteps(matches: readonly TournamentMatch[]): { round: number; step: RoundStep }[] {
  return roundsOf(matches).map(([round, own]) => ({
    round,
    step: { key: String(round), name: roundNameOf(round), state: stateOf(own), isCut: false, result: null },
  }));
}

function stateOf(matches: readonly TournamentMatch[]): RoundStep['state'] {
  if (matches.every(isDecided)) return 'done';
  return matches.some(({ state }) => state === 'open') ? 'now' : 'planned';
}

const isDecided = ({ state }: TournamentMatch): boolean => state === 'complete';

/** The kinds of tournaments that end in a bracket, as the service names them. */
const ELIMINATIONS: ReadonlySet<string> = new Set(['single elimination', 'double elimination']);

export const isElimination = (tournamentType: string): boolean => ELIMINATIONS.has(tournamentType);

/** The bracket of an elimination. The service does not tell seeds. */
export function bracketOf(matches: readonly TournamentMatch[]): Bracket {
  const rounds = roundsOf(matches);
  const columnsOf = (isWanted: (round: number) => boolean): BracketColumn[] =>
    rounds
      .filter(([round]) => isWanted(round))
      .map(([round, own]) => ({ name: roundNameOf(round), pairs: own.map(pairOf) }));
  return {
    kind: 'lists',
    upper: columnsOf((round) => round > 0),
    lower: columnsOf((round) => round < 0),
    isProjected: false,
  };
}

function pairOf(match: TournamentMatch): BracketPair {
  const { id, player1_id, player2_id } = match;
  return {
    key: String(id),
    slots: [slotOf(player1_id, match, 0), slotOf(player2_id, match, 1)],
    isBye: false,
  };
}

function slotOf(id: number | null, match: TournamentMatch, side: 0 | 1): BracketSlot {
  const isOver = id !== null && isDecided(match);
  return {
    id,
    seed: null,
    score: isOver ? gamesWon(match.scores_csv, side) : null,
    hasLost: isOver && match.winner_id !== id,
  };
}

/**
 * Games won by one side: the score of a single game, otherwise the number of games with the higher score. `null` if the
 * service has no scores.
 */
export function gamesWon(scores: string, side: 0 | 1): number | null {
  const games = scores.split(',').flatMap((score) => {
    const parts = /^(\d+)-(\d+)$/.exec(score.trim());
    return parts ? [[Number(parts[1]), Number(parts[2])] as const] : [];
  });
  const [only] = games;
  if (only === undefined) return null;
  if (games.length === 1) return only[side];
  return games.filter(([first, second]) => (side === 0 ? first > second : second > first)).length;
}

/** Matches won and lost, by the ids of participants. */
export function recordsOf(
  participants: readonly Participant[],
  matches: readonly TournamentMatch[],
): ReadonlyMap<number, readonly [wins: number, losses: number]> {
  const decided = matches.filter((match) => isDecided(match) && match.winner_id !== null);
  return new Map(
    participants.map(({ id }) => {
      const own = decided.filter(({ player1_id, player2_id }) => player1_id === id || player2_id === id);
      const wins = own.filter(({ winner_id }) => winner_id === id).length;
      return [id, [wins, own.length - wins]];
    }),
  );
}
